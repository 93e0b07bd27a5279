import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConnectionState } from '../model/model.ts';
import { KeptConnection } from './kept-connection.ts';

/** Each way of the line takes this long, and a socket opens after one round. */
let way = 0;
let sockets = 0;
/** No byte comes through, and nobody says so. */
let dead = false;

class SlowSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;

  constructor() {
    super();
    sockets += 1;
    setTimeout(() => {
      if (this.readyState !== 0 || dead) return;
      this.readyState = SlowSocket.OPEN;
      this.dispatchEvent(new Event('open'));
    }, 2 * way);
  }

  send(text: string): void {
    setTimeout(() => {
      if (this.readyState === SlowSocket.OPEN && !dead)
        this.dispatchEvent(new MessageEvent('message', { data: text }));
    }, 2 * way);
  }

  close(): void {
    this.readyState = 3;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', SlowSocket);
  // What a window has: it says when the device is online again.
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  sockets = 0;
  dead = false;
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** A line that is opened, and how it stands. */
function opened(oneWay: number): {
  line: KeptConnection;
  is: () => ConnectionState['is'] | undefined;
  all: readonly ConnectionState[];
} {
  way = oneWay;
  const all: ConnectionState[] = [];
  const line: KeptConnection = new KeptConnection({
    address: 'ws://house/ws',
    hello: { type: 'hello' },
    heard: () => line.isUp(),
    stands: (now) => all.push(now),
  });
  line.open();
  return { line, is: () => all.at(-1)?.is, all };
}

/** How a line stands that has been tried for two minutes, and how many sockets it took. */
function triedOver(oneWay: number): { is: ConnectionState['is'] | undefined; sockets: number } {
  const { line, is } = opened(oneWay);
  vi.advanceTimersByTime(120_000);
  line.close({ type: 'leave' });
  return { is: is(), sockets };
}

describe('a line to the house', () => {
  it('stands at the first attempt where opening it and the answer take long together', () => {
    expect(triedOver(1_500)).toEqual({ is: 'up', sockets: 1 });
  });

  it('is given more time with every attempt: one that is very slow stands in the end', () => {
    const { is, sockets: tried } = triedOver(5_000);
    expect(is).toBe('up');
    expect(tried).toBeGreaterThan(1);
    expect(tried).toBeLessThan(6);
  });

  it('is given up and tried again where nothing ever comes', () => {
    const { is, sockets: tried } = triedOver(10_000_000);
    expect(is).not.toBe('up');
    expect(tried).toBeGreaterThan(4);
  });

  it('that has died without a word is given up twelve seconds after the first thing that was asked', () => {
    const { line, is, all } = opened(50);
    vi.advanceTimersByTime(1_000);
    dead = true;
    for (let asked = 0; asked < 3; asked += 1) {
      line.ask({ type: 'bet' });
      vi.advanceTimersByTime(3_900);
    }
    expect(is()).toBe('up');
    vi.advanceTimersByTime(2_000);
    expect(is()).not.toBe('up');
    // It is no first attempt that follows, of which nobody is told.
    expect(all.filter((now) => now.is === 'opening').map(({ attempt }) => attempt)).toEqual([1, 2]);
    line.close({ type: 'leave' });
  });

  it('is kept where what was asked is answered, and nobody asks again for a while', () => {
    const { line, is } = opened(50);
    vi.advanceTimersByTime(1_000);
    line.ask({ type: 'bet' });
    vi.advanceTimersByTime(24_000);
    expect({ is: is(), sockets }).toEqual({ is: 'up', sockets: 1 });
    line.close({ type: 'leave' });
  });
});
