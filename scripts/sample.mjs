/**
 * npm run sample -- GAME [HANDS]
 *
 * Samples the basic game of a game that is too much to count, and stores what was found beside its solver, with the hash of what it depends on: some minutes each.
 * `npm test` compares the hash and takes a few hands of its own. Without a game it says which there are.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const load = async (path) => {
  const file = new URL(`../packages/odds/src/banked/${path}`, import.meta.url).pathname;
  return (await runnerImport(file, { logLevel: 'error', resolve: { conditions: ['source'] } })).module;
};

const { samplings } = await load('sampling.ts');
const [name = '', hands] = process.argv.slice(2);
const sampling = samplings[name];
if (!sampling) throw new Error(`"${name}" is not sampled; these are: ${Object.keys(samplings).join(', ')}.`);
const { type, from, sample } = sampling;
const found = sample(hands === undefined ? undefined : Number(hands), (done) => {
  process.stderr.write(`\r${done}      `);
});
const path = `packages/odds/src/banked/samples/${name}.ts`;
const constant = `${name.replaceAll('-', '_').toUpperCase()}_SAMPLE`;
writeFileSync(
  path,
  `import type { ${type} } from '${from}';\n\n/** Made by \`npm run sample -- ${name}\`. */\nexport const ${constant}: ${type} = ${JSON.stringify(found, null, 2)};\n`,
);
execFileSync('npx', ['biome', 'check', '--write', path], { stdio: 'inherit' });
