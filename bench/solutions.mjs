// Exact odds and optimal strategies: how long they take from a fresh process, by the clock on the wall.
import { spawnSync } from 'node:child_process';

export const name = 'solutions';

/** Runs a script in a fresh process and gives back the milliseconds that it prints. */
function fresh(script) {
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return Number(done.stdout.trim().split('\n').at(-1));
}

const built = (module) =>
  JSON.stringify(new URL(`../packages/${module}/dist/index.js`, import.meta.url).href);

const timed = (id, options = {}) => `
  const { oddsOf } = await import(${built('odds')});
  const { bankedGameNamed } = await import(${built('games')});
  const table = bankedGameNamed(${JSON.stringify(id)}).with(${JSON.stringify(options)});
  const began = performance.now();
  await oddsOf(table);
  console.log(performance.now() - began);
`;

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

export async function run(report) {
  report.note(
    'Wall-clock time in a fresh process, modules loaded before the clock starts. Medians of five but for the long one.',
  );
  const mini = median(
    Array.from({ length: 5 }, () => fresh(timed('bclc-baccarat/mini-baccarat', { decks: 8 }))),
  );
  const three = median(Array.from({ length: 5 }, () => fresh(timed('bclc-poker/three-card-poker'))));
  const ultimate = fresh(timed('bclc-poker/ultimate-texas-holdem'));
  report.table(
    'Exact odds of every wager',
    ['game', 'time'],
    [
      ['Mini-Baccarat, eight decks', `${mini.toFixed(0)} ms`],
      ['Three Card Poker, solved', `${(three / 1000).toFixed(2)} s`],
      ["Ultimate Texas Hold'em, solved on all processors", `${(ultimate / 1000).toFixed(0)} s`],
    ],
  );
}
