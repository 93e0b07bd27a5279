// A bet at one node, seen at another: two houses, a process each, on one PostgreSQL, with a player at the first and somebody
// who looks on at the second. From the click to `done` where it was laid, and to the bet seen at the other node.
import { spawn } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Player } from './house/player.mjs';
import { postgresServer } from './house/postgres.mjs';

export const name = 'nodes';

/** SMALL=1 tries the bench out. Its figures say nothing. */
const BETS = process.env.SMALL === '1' ? 20 : 500;
const PAUSE = 20;
const LIMIT = 100;
const ROOT = fileURLToPath(new URL('..', import.meta.url));

const HOUSE = `
  const [root, url] = process.argv.slice(1);
  const { openHouse, evenLimits } = await import(root + 'packages/house/dist/index.js');
  const { miniBaccarat } = await import(root + 'packages/games/dist/index.js');
  const game = miniBaccarat.with({});
  const tables = [{ id: 'bench', name: 'Bench', game, limits: evenLimits(game, 1, 1_000_000), burn: 0 }];
  const pace = { cut: 0, betting: 3_600_000, resumed: 3_600_000 };
  const house = await openHouse({ url, port: 0, tables, pace });
  process.on('message', async () => {
    await house.close();
    process.exit(0);
  });
  process.send({ address: house.address });
`;

async function node(url) {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOUSE, ROOT, url], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const address = await new Promise((resolve, reject) => {
    child.once('message', (said) => resolve(said.address));
    child.once('exit', () => reject(new Error('A node of the bench ended.')));
  });
  return {
    address,
    close: () =>
      new Promise((resolve) => {
        child.once('exit', resolve);
        child.send('close');
      }),
  };
}

async function guest(address) {
  const answer = await fetch(`${address}/api/guest`, { method: 'POST' });
  const { who } = await answer.json();
  const player = new Player(address, answer.headers.get('set-cookie').split(';')[0], who, 'bench');
  await player.open();
  while (!player.seated) await sleep(5);
  return player;
}

const at = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

export async function run(report) {
  const server = await postgresServer();
  const nodes = [];
  try {
    for (let i = 0; i < 2; i += 1) nodes.push(await node(server.url));
    const [better, watcher] = [await guest(nodes[0].address), await guest(nodes[1].address)];
    // Whoever looks on waits for the other's bets.
    watcher.mine = better.mine;
    // The first ones do not count: a house that has just been opened is not yet as fast as it becomes.
    for (let bet = 0; bet < BETS + 20; bet += 1) {
      if (bet === 20) for (const one of [better, watcher]) one.latencies = [];
      const [here, there] = [better.latencies.length, watcher.latencies.length];
      watcher.clicks.push(performance.now());
      better.click(1, 'own');
      while (better.latencies.length === here || watcher.latencies.length === there) await sleep(1);
      await sleep(PAUSE);
    }
    const rows = [
      ['seen where it was laid', better],
      ['seen at the other node', watcher],
    ].map(([label, { latencies }]) => {
      const sorted = latencies.toSorted((a, b) => a - b);
      const late = sorted.filter((took) => took > LIMIT).length;
      return [label, at(sorted, 0.5).toFixed(1), at(sorted, 0.99).toFixed(1), `${late} of ${sorted.length}`];
    });
    report.table(
      `A bet at one node, seen at another: two processes, one PostgreSQL, ${BETS} bets one after the other`,
      ['', 'click to broadcast p50 ms', 'p99 ms', `later than ${LIMIT} ms`],
      rows,
    );
    for (const one of [better, watcher]) one.close();
  } finally {
    for (const one of nodes) await one.close();
    await server.stop();
  }
}
