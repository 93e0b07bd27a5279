import { describe, expect, it } from 'vitest';
import { callsOf, linesOf, played } from '../testing/recorded.ts';
import { miniBaccarat } from './mini-baccarat.ts';

const game = miniBaccarat.with({});
const ONE_BET = [{ seat: 1, wagers: { player: 1000 } }];
const BOTH_DRAW = { player: '2c 3d 4h', banker: '2d Ah 6s' }; // nine over nine: Player five, Banker three

describe('bclc-baccarat 1.0 §8: the sequence of play, step by step', () => {
  const { events } = played(game, ONE_BET, { player: '2c 3d Kh', banker: '4c 3h' });
  const dealt = events.flatMap((event) => (event.type === 'dealt' ? [event] : []));

  it.each([
    ['§8.3.3.a', 1, 'player'],
    ['§8.3.3.b', 2, 'banker'],
    ['§8.3.3.c', 3, 'player'],
    ['§8.3.3.d', 4, 'banker'],
  ])('%s: card %i goes face down to the %s', (_clause, number, place) => {
    expect(dealt[number - 1]).toMatchObject({ place, face: 'down' });
  });

  it('§8.3.4: after four cards the Player is turned, then the Banker', () => {
    const order = events.flatMap((event) =>
      event.type === 'dealt' || event.type === 'turned' ? [`${event.type} ${event.place}`] : [],
    );
    expect(order.slice(3, 7)).toEqual(['dealt banker', 'turned player', 'turned banker', 'dealt player']);
  });

  it('§8.3.5: the count of the Player is called before that of the Banker', () => {
    expect(callsOf(played(game, ONE_BET, { player: 'Kc 6d', banker: 'Qd 7h' }))).toContain(
      'Player shows six. Banker shows seven.',
    );
  });

  it('§8.1: what is dealt, drawn and decided is called', () => {
    expect(callsOf(played(game, ONE_BET, BOTH_DRAW))).toEqual([
      'No more bets.',
      'Player shows five. Banker shows three.',
      'Card for the Player.',
      'Card for the Banker.',
      'Tie, nine all.',
    ]);
  });

  it('§8.6: without a natural the table decides, here that both draw', () => {
    expect(() => played(game, ONE_BET, { ...BOTH_DRAW, banker: '2d Ah' })).toThrow();
    expect(linesOf(played(game, ONE_BET, BOTH_DRAW))[0]?.result).toBe('push');
  });
});

describe('bclc-baccarat 1.0 §6: bets for the dealer', () => {
  it('§6.3: lie apart: their stake and their line are their own', () => {
    const seats = [{ seat: 2, wagers: { banker: 1000 }, tips: { tie: 100 } }];
    expect(
      linesOf(played(game, seats, { player: 'Kc 6d', banker: 'Qd 7h' })).map(
        ({ kind, wager, stake, result }) => [kind, wager, stake, result],
      ),
    ).toEqual([
      ['own', 'banker', 1000, 'win'],
      ['tip', 'tie', 100, 'lose'],
    ]);
  });
});
