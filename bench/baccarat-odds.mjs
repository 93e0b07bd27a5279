// Exact odds of every wager of every baccarat game: in a fresh process, by the clock on the wall. A wager that looks at
// suits is allowed a second, everything else 200 ms.
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

export const name = 'baccarat-odds';

const built = (path) => new URL(`../packages/${path}`, import.meta.url);
const { catalogue, baccaratGames } = await import(built('games/dist/index.js').href);
const oddsModule = JSON.stringify(built('odds/dist/index.js').href);
const gamesModule = JSON.stringify(built('games/dist/index.js').href);
const croupier = fileURLToPath(built('cli/bin/croupier.mjs'));

const RUNS = 5;
const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];
const medianOf = (work) => median(Array.from({ length: RUNS }, work));

function inFreshProcess(args) {
  const began = performance.now();
  const done = spawnSync(process.execPath, args, { encoding: 'utf8' });
  if (done.status !== 0) throw new Error(done.stderr);
  return { wall: performance.now() - began, printed: done.stdout };
}

/** The mathematics alone, modules loaded before the clock starts. */
const counting = (id) => {
  const script = `
    const { oddsOf } = await import(${oddsModule});
    const { bankedGameNamed } = await import(${gamesModule});
    const table = bankedGameNamed(${JSON.stringify(id)}).with({});
    const began = performance.now();
    await oddsOf(table);
    console.log(performance.now() - began);
  `;
  return Number(inFreshProcess(['--input-type=module', '-e', script]).printed);
};

/** What somebody waits who types the command, Node's own start included. */
const answering = (id) => inFreshProcess([croupier, 'odds', id, '--json']).wall;

const lookAtSuits = (id) =>
  baccaratGames.some(
    (game) => game.id === id && game.with({}).rules.wagers.some(({ sees }) => sees !== 'points'),
  );

const games = catalogue.filter(({ look }) => look.family === 'baccarat');

export async function run(report) {
  report.note(
    `Milliseconds, medians of ${RUNS} fresh processes: the counting alone with modules loaded, and the whole command.`,
  );
  const rows = games.map(({ id, title }) => {
    const limit = lookAtSuits(id) ? 1000 : 200;
    const counted = medianOf(() => counting(id));
    return [
      `${title} (${id.split('/')[0]})`,
      counted.toFixed(0),
      `${limit}${counted > limit ? ', missed' : ''}`,
      medianOf(() => answering(id)).toFixed(0),
    ];
  });
  report.table('Exact odds of every wager', ['game', 'counting', 'limit', '`croupier odds`'], rows);
}
