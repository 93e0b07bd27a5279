import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { ClientMessage, ServerMessage } from '@croupier/house/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { type WebSocket, WebSocketServer } from 'ws';
import { Client } from './client.ts';

/** A poker table without anybody, as the house would send it. */
const tableAt = (seq: number): ServerMessage => ({
  type: 'table',
  kind: 'poker',
  view: {
    table: 'holdem-1',
    name: 'One',
    game: 'bclc-poker/texas-holdem',
    title: "Texas Hold'em",
    seq,
    now: 0,
    stakes: {
      betting: 'no-limit',
      forced: { kind: 'blinds', small: 100, big: 200 },
      firstBet: 200,
      smallBet: 200,
      bigBet: 200,
      maximumBet: null,
      smallestChip: 100,
      minimumBuyIn: 4000,
      maximumBuyIn: 40_000,
      rake: null,
      kill: null,
    },
    chairs: 6,
    boardCards: 5,
    holeCards: 2,
    irregularities: [],
    phase: { name: 'waiting', since: 0, until: null },
    seats: [],
    waiting: [],
    button: null,
    hand: null,
    jackpots: [],
    asking: null,
    watching: 1,
    you: {
      who: 'w',
      name: 'Guest',
      balance: 100_000,
      seat: null,
      inPlay: 0,
      cards: [],
      have: null,
      question: null,
      straddle: null,
      clock: null,
      maySee: [],
      mayAdd: null,
      wishes: null,
      list: null,
      opened: [],
    },
  },
});

type Said = (
  message: ClientMessage,
  line: number,
  say: (answer: ServerMessage) => void,
  socket: WebSocket,
) => void;

let server: Server | undefined;
let client: Client | undefined;

afterEach(() => {
  client?.close();
  server?.closeAllConnections();
  server?.close();
});

/** Somebody who answers as the protocol has it, or does not: what a real house would do only by accident. */
async function standIn(hears: Said): Promise<Client> {
  const http = createServer((_request, response) => {
    response.setHeader('set-cookie', 'croupier-session=t; Path=/');
    response.end('{}');
  });
  server = http;
  let lines = 0;
  new WebSocketServer({ server: http }).on('connection', (socket) => {
    lines += 1;
    const line = lines;
    const say = (answer: ServerMessage): void => socket.send(JSON.stringify(answer));
    socket.on('message', (data: Buffer) => {
      const message: ClientMessage = JSON.parse(data.toString());
      hears(message, line, say, socket);
    });
  });
  http.listen(0, '127.0.0.1');
  await once(http, 'listening');
  const address = http.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  client = await Client.asGuest(`http://127.0.0.1:${address.port}`);
  return client;
}

describe('a line that falls', () => {
  it('is opened again; the table is joined first, then the same command is sent with the same id', async () => {
    const heard: [number, string, string | undefined][] = [];
    const ann = await standIn((message, line, say, socket) => {
      heard.push([line, message.type, 'id' in message ? message.id : undefined]);
      if (message.type === 'join') say(tableAt(7));
      else if (line === 1) socket.terminate();
      else if ('id' in message) say({ type: 'done', id: message.id });
    });
    expect(await ann.join('holdem-1')).toMatchObject({ kind: 'poker', view: { seq: 7 } });
    await ann.ask({ type: 'sit-down', table: 'holdem-1', seat: 1, amount: 4000 });
    const id = heard.find(([, type]) => type === 'sit-down')?.[2];
    expect(id).toEqual(expect.any(String));
    expect(heard).toEqual([
      [1, 'join', undefined],
      [1, 'sit-down', id],
      [2, 'join', undefined],
      [2, 'sit-down', id],
    ]);
  });

  it('stays closed when the session is over, and whoever waits is told', async () => {
    const ann = await standIn((message, _line, say, socket) => {
      if (message.type === 'join') say(tableAt(1));
      else socket.close(4401, 'Signed out.');
    });
    await ann.join('holdem-1');
    await expect(ann.ask({ type: 'stand-up', table: 'holdem-1' })).rejects.toThrow('Signed out.');
  });
});

describe('events', () => {
  it('that skip a number lead to a new look at the table; one that repeats it does not', async () => {
    let joins = 0;
    const watching = (seq: number): ServerMessage => ({
      type: 'event',
      kind: 'poker',
      table: 'holdem-1',
      seq,
      now: 0,
      event: { type: 'watching', watching: 2 },
    });
    const cleared = (seq: number): ServerMessage => ({
      type: 'event',
      kind: 'poker',
      table: 'holdem-1',
      seq,
      now: 0,
      event: { type: 'cleared', phase: { name: 'waiting', since: 0, until: null } },
    });
    const ann = await standIn((message, _line, say) => {
      if (message.type !== 'join') return;
      joins += 1;
      say(tableAt(joins === 1 ? 5 : 9));
      if (joins === 1) for (const event of [watching(5), cleared(6), watching(6), cleared(9)]) say(event);
    });
    const again = new Promise<number>((resolve) => {
      ann.listen((message) => {
        if (message.type === 'table' && message.view.seq === 9) resolve(message.view.seq);
      });
    });
    await ann.join('holdem-1');
    expect(await again).toBe(9);
    expect(joins).toBe(2);
  });
});

describe('a refusal', () => {
  it('is thrown with its sentence and its clause', async () => {
    const cite = { rulebook: 'bclc-poker', section: '13.0', clause: '3.1' };
    const ann = await standIn((message, _line, say) => {
      if (message.type === 'join') say(tableAt(1));
      else if ('id' in message)
        say({ type: 'refused', id: message.id, refusal: { reason: 'Not now.', cite } });
    });
    await ann.join('holdem-1');
    await expect(ann.ask({ type: 'come-back', table: 'holdem-1' })).rejects.toMatchObject({
      message: 'Not now.',
      cite,
    });
    await expect(ann.ask({ type: 'come-back', table: 'other' })).rejects.toThrow('Join the table first.');
  });

  it('of a join comes as an error without an id', async () => {
    const ann = await standIn((_message, _line, say) =>
      say({ type: 'error', reason: 'There is no table "x".' }),
    );
    await expect(ann.join('x')).rejects.toThrow('There is no table "x".');
  });
});
