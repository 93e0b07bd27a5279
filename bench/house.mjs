// Bets over the wire: the players in a second process, the house with its embedded database in a third. Beside it the house of
// another commit, whose built checkout CROUPIER_BASE names, in turn with this one; and the memory that tables and lines take.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

export const name = 'house';

const here = dirname(fileURLToPath(import.meta.url));
const OURS = fileURLToPath(new URL('..', import.meta.url));
/** SMALL=1 tries the bench out: a tenth of everybody, for a second. Its figures say nothing. */
const SMALL = process.env.SMALL === '1';
const SECONDS = SMALL ? 1 : 8;
const ROUNDS = SMALL ? 1 : 3;
/** Bets of each player before it counts: by then what is hot has been compiled. */
const WARM_UP = 100;
const scaled = (number) => (SMALL ? Math.ceil(number / 10) : number);

const middle = (all, field) => median(all.map((one) => one[field]));
const figure = (value) => Math.round(value).toLocaleString('en');
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

const HOUSE = `
  const [root, directory, count] = process.argv.slice(1);
  const { openHouse, evenLimits } = await import(root + '/packages/house/dist/index.js');
  const { miniBaccarat } = await import(root + '/packages/games/dist/index.js');
  const game = miniBaccarat.with({});
  const tables = Array.from({ length: Number(count) }, (_, i) =>
    ({ id: 'bench-' + i, name: 'Bench ' + i, game, limits: evenLimits(game, 1, 1_000_000), burn: 0 }));
  const pace = { cut: 0, betting: 600_000, resumed: 600_000 };
  const house = await openHouse({ directory, port: 0, tables, pace, requestsPerMinute: 1_000_000 });
  process.on('message', async (asked) => {
    if (asked === 'close') {
      await house.close();
      process.exit(0);
    }
    global.gc();
    const { heapUsed, external, rss } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    process.send({ memory: heapUsed + external, rss, processor: user + system });
  });
  process.send({ address: house.address });
`;

/** A child process that says one thing at a time. */
function started(args) {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  const said = [];
  const waiting = [];
  child.on('message', (message) => {
    const next = waiting.shift();
    if (next) next.resolve(message);
    else said.push(message);
  });
  let over;
  child.once('exit', (code) => {
    over = new Error(`A process of the bench ended with ${code}.`);
    for (const { reject } of waiting) reject(over);
  });
  const hear = () =>
    said.length > 0
      ? Promise.resolve(said.shift())
      : new Promise((resolve, reject) => {
          if (over) reject(over);
          else waiting.push({ resolve, reject });
        });
  const ask = (message) => {
    child.send(message);
    return hear();
  };
  const ended = new Promise((resolve) => {
    child.once('exit', resolve);
  });
  return { child, hear, ask, ended };
}

async function measure(root, players, tables, perSecond) {
  const directory = mkdtempSync(join(tmpdir(), 'croupier-bench-'));
  const address = pathToFileURL(root).href.replace(/\/$/, '');
  const house = started(['--expose-gc', '--input-type=module', '-e', HOUSE, address, directory, `${tables}`]);
  try {
    const opened = await house.hear();
    const empty = await house.ask('look');
    const names = Array.from({ length: tables }, (_, i) => `bench-${i}`);
    const task = { ...opened, tables: names, players, perSecond, seconds: SECONDS, warmUp: WARM_UP };
    const betting = started([join(here, 'house/players.mjs'), JSON.stringify(task)]);
    await betting.hear();
    const seated = await house.ask('look');
    await betting.ask('bet');
    const before = await house.ask('look');
    const found = await betting.hear();
    const after = await house.ask('look');
    return { ...found, empty, seated, processor: (after.processor - before.processor) / found.count };
  } finally {
    if (house.child.connected) house.child.send('close');
    await house.ended;
    rmSync(directory, { recursive: true, force: true });
  }
}

function refusals(report, { refused }) {
  const reasons = Object.keys(refused);
  if (reasons.length > 0) report.note(`Refused: ${reasons.join(' ')}`);
}

async function againstTheBase(report) {
  const roots = [
    ['this commit', OURS],
    ...(process.env.CROUPIER_BASE ? [['the base', process.env.CROUPIER_BASE]] : []),
  ];
  const figures = new Map(roots.map(([label]) => [label, []]));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const [label, root] of roots)
      figures.get(label).push(await measure(root, scaled(200), scaled(8), null));
  const [ours] = figures.values();
  report.table(
    `200 players at 8 tables as fast as it goes, medians of ${ROUNDS} in turn, after ${figure(scaled(200) * WARM_UP)} bets that do not count`,
    ['', 'bets/s', 'processor µs a bet', 'this commit by bets/s', 'by processor'],
    [...figures].map(([label, all]) => [
      label,
      figure(middle(all, 'bets')),
      figure(middle(all, 'processor')),
      all === ours ? '' : `${(middle(ours, 'bets') / middle(all, 'bets')).toFixed(1)} x`,
      all === ours ? '' : `${(middle(all, 'processor') / middle(ours, 'processor')).toFixed(1)} x`,
    ]),
  );
}

async function overTheWire(report) {
  const rows = [];
  let crowd;
  for (const [people, felts, offered] of [
    [200, 1, 200],
    [200, 1, null],
    [200, 8, 1000],
    [200, 8, null],
    [1000, 100, 1000],
  ]) {
    const [players, tables] = [scaled(people), felts === 1 ? 1 : Math.max(2, scaled(felts))];
    const perSecond = offered === null ? null : scaled(offered);
    const found = await measure(OURS, players, tables, perSecond);
    refusals(report, found);
    rows.push([
      `${figure(players)} players, ${tables} ${tables === 1 ? 'table' : 'tables'}, ${perSecond === null ? 'as fast as it goes' : `${perSecond} bets/s offered`}`,
      figure(found.bets),
      figure(found.heard),
      found.p50.toFixed(1),
      found.p99.toFixed(1),
    ]);
    if (tables === 1) crowd = { one: found };
    else crowd = { ...crowd, many: found, players, tables };
  }
  report.table(
    'WebSocket bets on the embedded database',
    ['', 'bets/s', 'messages heard/s', 'click to broadcast p50 ms', 'p99 ms'],
    rows,
  );
  const { one, many, players, tables } = crowd;
  const table = (many.empty.memory - one.empty.memory) / (tables - 1);
  const line = (many.seated.memory - many.empty.memory) / players;
  report.table(
    'Memory of the house, collected',
    ['', 'kB'],
    [
      [`a table, open and empty (${tables} against 1)`, figure(table / 1000)],
      [`a line with its person at a table (${figure(players)} against none)`, figure(line / 1000)],
      [
        `the process with ${tables} tables and ${figure(players)} lines, resident`,
        figure(many.seated.rss / 1000),
      ],
    ],
  );
}

export async function run(report) {
  report.note(
    'Each bet is durable (flushed to the disk with its journal line and postings) before anybody hears of it, and is then broadcast to everybody at its table. House and players share the machine, a process each.',
  );
  await againstTheBase(report);
  await overTheWire(report);
}
