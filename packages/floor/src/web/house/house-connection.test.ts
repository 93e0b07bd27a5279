import type { Command } from '@croupier/house/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Store } from '../model/store.ts';
import { aTable } from '../testing/a-table.ts';
import { HouseConnection } from './house-connection.ts';

let sockets: ASocket[] = [];
let frames: (() => void)[] = [];

class ASocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: string[] = [];

  constructor() {
    super();
    sockets.push(this);
  }

  send(text: string): void {
    this.said.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = ASocket.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  hears(message: object): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  falls(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  sockets = [];
  frames = [];
  vi.stubGlobal('WebSocket', ASocket);
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (draws: () => void) => frames.push(draws));
  vi.stubGlobal('cancelAnimationFrame', () => {
    frames = [];
  });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const aFrame = (): void => {
  for (const draws of frames.splice(0)) draws();
};

const view = aTable({ table: 'one', round: 3, phase: { name: 'betting', since: 0, until: null } });
const bet: Command = {
  type: 'bet',
  id: 'a',
  table: 'one',
  changes: [{ spot: 1, wager: 'player', kind: 'own', amount: 500 }],
};

function opened(): {
  store: Store;
  connection: HouseConnection;
  line: () => ASocket;
  isLookedAt: () => void;
} {
  const store = new Store();
  const connection = new HouseConnection(store, 'one', 'ws://house');
  connection.open();
  const line = (): ASocket => {
    const last = sockets.at(-1);
    if (!last) throw new Error('No line was opened.');
    return last;
  };
  const isLookedAt = (): void => {
    line().opens();
    line().hears({ type: 'table', kind: 'banked', view });
  };
  return { store, connection, line, isLookedAt };
}

it('is down when the line fell before what it brought was drawn: nothing is staked on it', () => {
  const { store, connection, line, isLookedAt } = opened();
  isLookedAt();
  line().falls();
  aFrame();
  expect(store.read().connection.is).toBe('down');
  expect(store.read().table?.view.round).toBe(3);
  connection.ask(bet);
  expect(store.read().asked).toEqual([]);
  expect(store.read().refused?.refusal.reason).toMatch(/line to the house is down/);
});

it('says what was not answered again on the line that stands, not on one that fell before it was drawn', () => {
  const { store, connection, line, isLookedAt } = opened();
  isLookedAt();
  aFrame();
  expect(store.read().connection.is).toBe('up');
  connection.ask(bet);
  line().falls();
  connection.retry();
  isLookedAt();
  line().falls();
  connection.retry();
  aFrame();
  expect(store.read().connection.is).toBe('opening');
  isLookedAt();
  aFrame();
  expect(store.read().connection.is).toBe('up');
  expect(store.read().asked).toHaveLength(1);
  expect(line().said.map((text) => /"type":"(\w+)"/.exec(text)?.[1])).toEqual(['join', 'bet']);
});
