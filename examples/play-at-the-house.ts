import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type PokerYouView } from '@croupier/client';
import { defaultPokerTables, openHouse } from '@croupier/house';

// A bot at a house's poker table: `node play-at-the-house.js http://localhost:8080`. Without an address it opens a house.
const directory = mkdtempSync(join(tmpdir(), 'croupier-bot-'));
const pokerPace = { deal: 0, board: 0, act: 0, think: 0, over: 200, gather: 200 };
const own =
  process.argv[2] === undefined
    ? await openHouse({ directory, port: 0, pokerTables: defaultPokerTables(), pokerPace })
    : undefined;
const client = await Client.asGuest(own?.address ?? String(process.argv[2]));

// Calls everything by what it is offered: an action that may not be taken now says why in `refused`.
type Question = NonNullable<PokerYouView['question']>;
const willing = new Set<string>(['check', 'call', 'show']);
const choose = ({ actions }: Question): Question['actions'][number]['verb'] => {
  const open = actions.filter(({ refused }) => !refused);
  return (open.find(({ verb }) => willing.has(verb)) ?? open[0])?.verb ?? 'fold';
};

const room = (await client.pokerTables()).find(({ taken, chairs }) => taken < chairs);
const seen = room && (await client.join(room.table));
if (seen?.kind !== 'poker') throw new Error('There is no free seat at a poker table.');
const { table, chairs, seats, stakes } = seen.view;
const chairsInOrder = Array.from({ length: chairs }, (_, at) => at + 1);
const seat = chairsInOrder.find((number) => seats.every((taken) => taken.seat !== number)) ?? 1;

let turn = 0;
const played = new Promise<void>((resolve, reject) => {
  client.listen((message) => {
    if (
      message.type === 'event' &&
      message.kind === 'poker' &&
      message.event.type === 'hand-over' &&
      turn > 0
    )
      resolve();
    const question = message.type === 'you' && message.kind === 'poker' ? message.you.question : null;
    if (!question || question.turn === turn) return;
    turn = question.turn;
    client.ask({ type: 'act', table, turn, verb: choose(question) }).catch(reject);
  });
});
await client.ask({ type: 'sit-down', table, seat, amount: stakes.minimumBuyIn });
await played;
await client.ask({ type: 'stand-up', table });
console.log(`Played a hand at ${seen.view.name}; in the wallet: ${(await client.me()).balance} cents`);
client.close();
await own?.close();
rmSync(directory, { recursive: true });
