// Writes the long solutions of games as they are without options of the house into the program, each under the hash of what it
// depends on, so that the first report on a game does not wait for its solver: node scripts/store-solutions.mjs DIRECTORY, where the
// directory holds kept results (croupier odds writes them into ~/.cache/croupier/odds). "npm run prove" solves them again.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './workspace.mjs';

const [directory] = process.argv.slice(2);
if (directory === undefined) throw new Error('Name the directory of the kept results.');

const { catalogue, isBanked } = await import('../packages/games/dist/index.js');
const { nameOf, pricingOf } = await import('../packages/odds/dist/index.js');

const kept = new Set(readdirSync(directory));
const stored = catalogue.filter(isBanked).flatMap((game) => {
  const { id, options, layout } = game.with({});
  const { wagers, long } = pricingOf(game.with({}));
  const asked = wagers.map((wager) => wager.id);
  const name = nameOf({ game: id, options, asked, layout });
  if (!long(asked)) return [];
  if (!kept.has(name)) {
    console.error(`${id} is not in ${directory}: it will be solved by whoever asks first.`);
    return [];
  }
  return [`  '${name}':\n    ${JSON.stringify(readFileSync(join(directory, name), 'utf8').trim())},\n`];
});

writeFileSync(
  join(root, 'packages/odds/src/banked/stored-solutions.ts'),
  `/** Long solutions by the hash of what each depends on, as \`node scripts/store-solutions.mjs\` wrote them; \`npm run prove\` finds them again. */\nexport const STORED_SOLUTIONS: Readonly<Record<string, string>> = {\n${stored.join('')}};\n`,
);
