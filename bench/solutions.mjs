// Exact odds and optimal strategies: how long they take from a fresh process, by the clock on the wall.
import { spawnSync } from 'node:child_process';

export const name = 'solutions';

/** Runs a script in a fresh process and gives back what it prints last. */
function fresh(script) {
  const done = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return JSON.parse(done.stdout.trim().split('\n').at(-1));
}

const built = (module) =>
  JSON.stringify(new URL(`../packages/${module}/dist/index.js`, import.meta.url).href);

/** Milliseconds on the wall, and of all processors together. */
const timed = (id, { options = {}, wager } = {}) => `
  const { oddsOf } = await import(${built('odds')});
  const { bankedGameNamed } = await import(${built('games')});
  const table = bankedGameNamed(${JSON.stringify(id)}).with(${JSON.stringify(options)});
  const began = performance.now();
  await oddsOf(table, ${JSON.stringify(wager === undefined ? {} : { wager })});
  const wall = performance.now() - began;
  const { user, system } = process.cpuUsage();
  console.log(JSON.stringify({ wall, processor: (user + system) / 1000 }));
`;

const median = (some) => some.toSorted((a, b) => a.wall - b.wall)[Math.floor(some.length / 2)];

/** What is solved, how often it is measured, and the time that it may take on two processors. */
const SOLUTIONS = [
  ['Mini-Baccarat, eight decks', 'bclc-baccarat/mini-baccarat', { options: { decks: 8 } }, 5, ''],
  ['Let It Ride, solved', 'bclc-poker/let-it-ride', {}, 3, '1 s'],
  ['Three Card Poker, solved', 'bclc-poker/three-card-poker', {}, 3, '1 s'],
  ['Fortune Bonus, C(53, 7)', 'bclc-poker/fortune-pai-gow-poker', { wager: 'fortune-bonus' }, 3, '2 s'],
  ['Trips, seven cards', 'bclc-poker/ultimate-texas-holdem', { wager: 'trips' }, 3, '1 s'],
  ["Fast Action Hold'em's Bonus", 'bclc-poker/fast-action-holdem', { wager: 'bonus' }, 1, '1 s'],
  ["Ultimate Texas Hold'em, solved", 'bclc-poker/ultimate-texas-holdem', { wager: 'ante' }, 1, '20 s'],
  ["Texas Hold'em Bonus, solved", 'bclc-poker/texas-holdem-bonus', { wager: 'ante' }, 1, '30 s'],
  ['Four Card Poker, solved', 'bclc-poker/four-card-poker', { wager: 'ante' }, 1, '120 s'],
  ['Flushes Gone Wild, solved', 'bclc-poker/flushes-gone-wild', { wager: 'ante' }, 1, '120 s'],
];

const inSeconds = (milliseconds) =>
  milliseconds < 100 ? `${milliseconds.toFixed(0)} ms` : `${(milliseconds / 1000).toFixed(2)} s`;

export async function run(report) {
  report.note(
    'In a fresh process on all processors, modules loaded before the clock starts; medians where it is measured more than once. Processor time includes loading.',
  );
  report.table(
    'Exact odds and optimal play',
    ['what', 'on the wall', 'processor', 'may take'],
    SOLUTIONS.map(([title, id, question, times, most]) => {
      const { wall, processor } = median(Array.from({ length: times }, () => fresh(timed(id, question))));
      return [title, inSeconds(wall), inSeconds(processor), most];
    }),
  );
}
