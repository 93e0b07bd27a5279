// The second process of the bench: so many players at so many tables, betting for so long. Tells the bench when everybody
// has sat down, when the betting that counts begins, and what came of it.
import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from './player.mjs';

const { address, tables, players, perSecond, seconds, warmUp } = JSON.parse(process.argv[2]);
const SPOTS = 9;
const PATIENCE = 180_000;

async function enter(index) {
  const answer = await fetch(`${address}/api/guest`, { method: 'POST' });
  const { who } = await answer.json();
  const player = new Player(
    address,
    answer.headers.get('set-cookie').split(';')[0],
    who,
    tables[index % tables.length],
  );
  await player.open();
  return player;
}

const all = [];
for (let i = 0; i < players; i += 20) {
  all.push(...(await Promise.all(Array.from({ length: Math.min(20, players - i) }, (_, j) => enter(i + j)))));
}
/** Looks until it is so; a loaded machine takes its time, but not for ever. */
async function until(isSo) {
  const end = performance.now() + PATIENCE;
  while (!isSo()) {
    if (performance.now() > end) {
      const said = [...new Set(all.flatMap(({ refused }) => [...refused.keys()]))];
      throw new Error(`The players wait for something that does not come. ${said.join(' ')}`);
    }
    await sleep(20);
  }
}
await until(() => all.every(({ seated }) => seated));
process.send({ seated: all.length });
await new Promise((resolve) => {
  process.once('message', resolve);
});

// The first nine at each table hold its spots, the others bet behind them (bclc-baccarat 1.0 §4.2).
const places = new Map();
for (const table of tables) {
  const here = all.filter((player) => player.table === table);
  for (const [i, player] of here.entries()) {
    places.set(player, { spot: (i % SPOTS) + 1, kind: i < SPOTS ? 'own' : 'back' });
  }
}
const click = (player) => player.click(places.get(player).spot, places.get(player).kind);
for (const kind of ['own', 'back']) {
  const these = all.filter((player) => places.get(player).kind === kind);
  for (const player of these) click(player);
  await until(() => these.every(({ latencies }) => latencies.length > 0));
}
// A house that has just been opened is not yet as fast as it becomes: so many bets first that do not count.
if (perSecond === null) {
  for (const player of all) {
    player.onBroadcast = () => player.latencies.length < warmUp && click(player);
    click(player);
  }
  await until(() => all.every(({ latencies }) => latencies.length >= warmUp));
}
for (const player of all) {
  player.latencies = [];
  player.heard = 0;
}

process.send({ begun: true });
const begun = performance.now();
const end = begun + seconds * 1000;
const isOver = () => performance.now() >= end;
for (const player of all) {
  if (perSecond === null) {
    // As fast as it goes: the next bet when the last one has been seen lying there.
    player.onBroadcast = () => isOver() || click(player);
    click(player);
  } else {
    const pause = (1000 * players) / perSecond;
    void (async () => {
      await sleep(Math.random() * pause);
      while (!isOver()) {
        click(player);
        await sleep(pause);
      }
    })();
  }
}
await sleep(seconds * 1000);
const took = (performance.now() - begun) / 1000;
const latencies = all.flatMap((player) => player.latencies).toSorted((a, b) => a - b);
const heard = all.reduce((sum, player) => sum + player.heard, 0);
const refused = Object.fromEntries(all.flatMap((player) => [...player.refused]));
const at = (share) => latencies[Math.min(latencies.length - 1, Math.floor(latencies.length * share))];
process.send(
  {
    count: latencies.length,
    bets: latencies.length / took,
    heard: heard / took,
    p50: at(0.5),
    p99: at(0.99),
    refused,
  },
  () => {
    for (const player of all) player.close();
    process.exit(0);
  },
);
