// Bets over the wire: the players in a second process, the house with its embedded database in this one's child.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const name = 'house';

const here = dirname(fileURLToPath(import.meta.url));
const SECONDS = 8;

const figure = (value) => value.toLocaleString('en');

const HOUSE = `
  const { openHouse, evenLimits } = await import('${new URL('../packages/house/dist/index.js', import.meta.url)}');
  const { miniBaccarat } = await import('${new URL('../packages/games/dist/index.js', import.meta.url)}');
  const game = miniBaccarat.with({});
  const [directory, count] = process.argv.slice(1);
  const tables = Array.from({ length: Number(count) }, (_, i) =>
    ({ id: 'bench-' + i, name: 'Bench ' + i, game, limits: evenLimits(game, 1, 1_000_000), burn: 0 }));
  const pace = { cut: 0, betting: 120_000, resumed: 120_000 };
  const house = await openHouse({ directory, port: 0, tables, pace, requestsPerMinute: 1_000_000 });
  console.log(house.address);
  process.once('SIGTERM', () => house.close().then(() => process.exit(0)));
`;

function started(command, args) {
  const child = spawn(process.execPath, [...command, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const firstLine = new Promise((resolve, reject) => {
    child.stdout.once('data', (data) => resolve(String(data).trim()));
    child.once('exit', (code) => reject(new Error(`A process of the bench ended with ${code}.`)));
  });
  return { child, firstLine };
}

async function measure(players, tables, perSecond) {
  const directory = mkdtempSync(join(tmpdir(), 'croupier-bench-'));
  const profile = process.env.CROUPIER_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.CROUPIER_PROFILE}`]
    : [];
  const house = started([...profile, '--input-type=module', '-e', HOUSE], [directory, String(tables)]);
  try {
    const address = await house.firstLine;
    const names = Array.from({ length: tables }, (_, i) => `bench-${i}`);
    const task = { address, tables: names, players, perSecond, seconds: SECONDS };
    const betting = started([join(here, 'house/players.mjs')], [JSON.stringify(task)]);
    return JSON.parse(await betting.firstLine);
  } finally {
    const ended = new Promise((resolve) => {
      house.child.once('exit', resolve);
    });
    house.child.kill('SIGTERM');
    await ended;
    rmSync(directory, { recursive: true, force: true });
  }
}

export async function run(report) {
  const rows = [];
  for (const [players, tables, perSecond] of [
    [200, 1, 200],
    [200, 1, null],
    [200, 8, 1000],
    [200, 8, null],
    [1000, 100, 1000],
  ]) {
    const { bets, heard, p50, p99, refused } = await measure(players, tables, perSecond);
    const reasons = Object.keys(refused);
    if (reasons.length > 0) report.note(`Refused: ${reasons.join(' ')}`);
    rows.push([
      `${figure(players)} players, ${tables} ${tables === 1 ? 'table' : 'tables'}, ${perSecond === null ? 'as fast as it goes' : `${perSecond} bets/s offered`}`,
      Math.round(bets).toLocaleString('en'),
      Math.round(heard).toLocaleString('en'),
      p50.toFixed(1),
      p99.toFixed(1),
    ]);
  }
  report.note(
    'Each bet is durable (flushed to the disk with its journal line and postings) before anybody hears of it, and is then broadcast to everybody at its table. House and players share the machine, a process each.',
  );
  report.table(
    'WebSocket bets on the embedded database',
    ['', 'bets/s', 'messages heard/s', 'click to broadcast p50 ms', 'p99 ms'],
    rows,
  );
}
