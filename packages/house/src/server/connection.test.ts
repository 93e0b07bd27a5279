import { EventEmitter } from 'node:events';
import { miniBaccarat } from '@croupier/games';
import { cents } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { Felt, settingOf } from '../tables/testing/felt.ts';
import { viewYou } from '../tables/you.ts';
import { Allowance } from './allowance.ts';
import { frameOf } from './frame.ts';
import { isOwnOrigin } from './origin.ts';
import { Room } from './room.ts';

describe('a frame', () => {
  it.each([10, 200, 70_000])('of %i bytes or so carries its message', (length) => {
    const frame = frameOf({ type: 'error', reason: 'x'.repeat(length) });
    const short = frame[1] ?? 0;
    const head = short < 126 ? 2 : short === 126 ? 4 : 10;
    const said =
      short < 126 ? short : short === 126 ? frame.readUInt16BE(2) : Number(frame.readBigUInt64BE(2));
    expect(frame.length).toBe(head + said);
    expect(JSON.parse(frame.subarray(head).toString())).toEqual({
      type: 'error',
      reason: 'x'.repeat(length),
    });
  });
});

describe('what is somebody’s own', () => {
  it('is on the wire what it would be as JSON, its options spelled apart', () => {
    const felt = new Felt(settingOf(miniBaccarat.with({})));
    felt.until('betting');
    felt.fund('ann', 10_000);
    const naming = { who: 'a', name: '"options":[]' };
    const moment = { phase: { name: 'betting', since: 0, until: null }, asking: null } as const;
    for (const amount of [500, 1_000]) {
      felt.ask({
        do: 'bet',
        player: 'ann',
        changes: [{ spot: 1, wager: 'player', kind: 'own', amount: cents(amount) }],
      });
      const you = viewYou(felt.table, felt.state, 'ann', naming, 0, moment);
      const message = { type: 'you', kind: 'banked', table: 'one', you } as const;
      expect(frameOf(message).subarray(4).toString()).toBe(JSON.stringify(message));
      expect(
        you.options.find(({ spot, wager }) => spot === 1 && wager === 'player')?.refused,
      ).toBeUndefined();
      expect(you.options.find(({ spot, wager }) => spot === 1 && wager === 'banker')?.refused).toBeDefined();
    }
  });
});

describe('an allowance', () => {
  it('fills by itself, and is exhausted by whoever does not stop', () => {
    const allowance = new Allowance(10, 5, 0);
    expect(Array.from({ length: 6 }, () => allowance.take(0))).toEqual([true, true, true, true, true, false]);
    expect(allowance.take(100)).toBe(true);
    for (let i = 0; i < 5; i += 1) expect(allowance.take(100)).toBe(false);
    expect(allowance.exhausted).toBe(false);
    allowance.take(100);
    expect(allowance.exhausted).toBe(true);
  });
});

describe('an origin', () => {
  it.each([
    [{ host: 'house:80' }, true],
    [{ host: 'house:80', origin: 'http://house:80' }, false], // a browser leaves the usual port out
    [{ host: 'house', origin: 'http://house' }, true],
    [{ host: 'house:8080', origin: 'http://house:8080' }, true],
    [{ host: 'house:8080', origin: 'http://elsewhere:8080' }, false],
    [{ host: 'house:8080', origin: 'null' }, false],
  ])('%j is ours: %s', (headers, ours) => {
    expect(isOwnOrigin(headers)).toBe(ours);
  });
});

describe('a room', () => {
  it('counts people and not screens, and tells each of a person’s screens', () => {
    const room = new Room();
    const heard = new EventEmitter();
    const said: string[] = [];
    heard.on('said', (screen: string) => said.push(screen));
    const line = (person: string, screen: string) => ({ person, send: () => heard.emit('said', screen) });
    const [phone, desk] = [line('ann', 'phone'), line('ann', 'desk')];
    for (const one of [phone, desk, line('bob', 'bob')]) room.enter(one);
    expect(room.watching).toBe(2);
    room.tell('ann', { type: 'done', id: '1' });
    room.leave(phone);
    room.publish([{ type: 'done', id: '2' }]);
    expect(said).toEqual(['phone', 'desk', 'desk', 'bob']);
    room.leave(desk);
    expect([...room.people()]).toEqual(['bob']);
  });
});
