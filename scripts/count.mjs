/**
 * npm run count -- GAME
 *
 * Counts the basic game of a game in which hands are set over all deals, or samples what is too much to count, and stores what was found beside its
 * solver with the hash of what it depends on: from five minutes to a quarter of an hour each, and two gigabytes of memory. `npm test` compares the hash.
 * `npm run count -- GAME --compare` stores nothing and says whether it is what is stored (`npm run prove -- counted` does that). Without a game it says which there are.
 */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { build } from './build.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { compare: { type: 'boolean' } },
});
if (!values.compare) await build();
// What is built, because the same loops take several times as long when Vitest or Vite has rewritten their imports.
const { countings } = await import('../packages/odds/dist/banked/countings.js');
const [game = ''] = positionals;
const counting = countings[game];
if (!counting) throw new Error(`"${game}" is not counted; these are: ${Object.keys(countings).join(', ')}.`);
const { path, name, type, from, count, stored } = counting;
let said = 0;
const found = count((done) => {
  if (performance.now() < said + 10_000) return;
  said = performance.now();
  console.error(`  ${done}`);
});
if (values.compare) {
  const same = isDeepStrictEqual(found, stored);
  console.log(`${game}: ${same ? 'what is stored was counted again' : 'NOT what is stored'}.`);
  if (!same) console.log(JSON.stringify(found, null, 2));
  process.exitCode = same ? 0 : 1;
} else {
  const file = `packages/odds/src/banked/${path}`;
  writeFileSync(
    file,
    `import type { ${type} } from '${from}';\n\n/** Made by \`npm run count -- ${game}\`. */\nexport const ${name}: ${type} = ${JSON.stringify(found, null, 2)};\n`,
  );
  execFileSync('npx', ['biome', 'check', '--write', file], { stdio: 'inherit' });
}
