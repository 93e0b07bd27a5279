/**
 * npm run count -- GAME
 *
 * Counts the basic game of a game in which hands are set over all deals, or samples what is too much to count, and stores what was found beside its
 * solver with the hash of what it depends on: some minutes each, and some gigabytes of memory. `npm test` compares the hash. Without a game it says which there are.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { runnerImport } from 'vite';

const load = async (path) => {
  const file = new URL(`../packages/odds/src/banked/${path}`, import.meta.url).pathname;
  return (await runnerImport(file, { logLevel: 'error', resolve: { conditions: ['source'] } })).module;
};

const { countings } = await load('countings.ts');
const [game = ''] = process.argv.slice(2);
const counting = countings[game];
if (!counting) throw new Error(`"${game}" is not counted; these are: ${Object.keys(countings).join(', ')}.`);
const { path, name, type, from, count } = counting;
const found = count((done) => {
  process.stderr.write(`\r${done}      `);
});
const file = `packages/odds/src/banked/${path}`;
writeFileSync(
  file,
  `import type { ${type} } from '${from}';\n\n/** Made by \`npm run count -- ${game}\`. */\nexport const ${name}: ${type} = ${JSON.stringify(found, null, 2)};\n`,
);
execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' });
