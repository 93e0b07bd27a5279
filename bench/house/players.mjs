// The second process of the bench: so many players at so many tables, betting for so long. Prints its findings as JSON.
import { setTimeout as sleep } from 'node:timers/promises';
import { Player } from './player.mjs';

const { address, tables, players, perSecond, seconds } = JSON.parse(process.argv[2]);
const SPOTS = 9;

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
await sleep(500);

// The first nine at each table hold its spots, the others bet behind them (bclc-baccarat 1.0 §4.2).
const places = new Map();
for (const table of tables) {
  const here = all.filter((player) => player.table === table);
  for (const [i, player] of here.entries()) {
    places.set(player, { spot: (i % SPOTS) + 1, kind: i < SPOTS ? 'own' : 'back' });
  }
}
const click = (player) => player.click(places.get(player).spot, places.get(player).kind);
for (const player of all.filter((each) => places.get(each).kind === 'own')) click(player);
await sleep(500);
for (const player of all.filter((each) => places.get(each).kind === 'back')) click(player);
await sleep(1000);
for (const player of all) {
  player.latencies = [];
  player.heard = 0;
}

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
console.log(
  JSON.stringify({
    bets: latencies.length / took,
    heard: heard / took,
    p50: at(0.5),
    p99: at(0.99),
    refused,
  }),
);
for (const player of all) player.close();
process.exit(0);
