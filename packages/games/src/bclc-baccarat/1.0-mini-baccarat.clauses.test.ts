import { type BetKind, cents, changed } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { callsOf, linesOf, played } from '../testing/recorded.ts';
import { miniBaccarat } from './1.0-mini-baccarat.ts';

const game = miniBaccarat.with({});
const ONE_BET = [{ seat: 1, wagers: { player: 1000 } }];
const BOTH_DRAW = { player: '2c 3d 4h', banker: '2d Ah 6s' }; // nine over nine: Player five, Banker three

describe('bclc-baccarat 1.0 §8: the sequence of play, step by step', () => {
  const eventsOf = () => played(game, ONE_BET, { player: '2c 3d Kh', banker: '4c 3h' }).events;

  it.each([
    ['§8.3.3.a', 1, 'player'],
    ['§8.3.3.b', 2, 'banker'],
    ['§8.3.3.c', 3, 'player'],
    ['§8.3.3.d', 4, 'banker'],
  ])('%s: card %i goes face down to the %s', (_clause, number, place) => {
    const dealt = eventsOf().filter(({ type }) => type === 'dealt');
    expect(dealt[number - 1]).toMatchObject({ place, face: 'down' });
  });

  it('§8.3.4: after four cards the Player is turned, then the Banker', () => {
    const order = eventsOf().flatMap((event) =>
      event.type === 'dealt' || event.type === 'turned' ? [`${event.type} ${event.place}`] : [],
    );
    expect(order.slice(3, 7)).toEqual(['dealt banker', 'turned player', 'turned banker', 'dealt player']);
  });

  it('§8.3.5: once both are turned, the count of the Player is called before that of the Banker', () => {
    const { events } = played(game, ONE_BET, { player: 'Kc 6d', banker: 'Qd 7h' });
    const turned = events.findLastIndex(({ type }) => type === 'turned');
    expect(events[turned + 1]).toMatchObject({
      type: 'said',
      text: 'Player shows six. Banker shows seven.',
    });
  });

  it('§8.1: what is dealt, drawn and decided is called', () => {
    expect(callsOf(played(game, ONE_BET, BOTH_DRAW))).toEqual([
      'No more bets.',
      'Player shows five. Banker shows three.',
      'Card for the Player.',
      'Card for the Banker.',
      'Tie, nine all.',
    ]);
    const large = [{ seat: 1, wagers: { tie: 5000 } }];
    expect(callsOf(played(game, large, { player: 'Kc 6d', banker: 'Qd 8h' }))).toEqual([
      'No more bets.',
      'Tie bet of 50.00 at spot 1.',
      'Player shows six. Banker shows eight.',
      'Natural: no more cards.',
      'Banker wins, eight over six.',
    ]);
    expect(callsOf(played(game, ONE_BET, { player: 'Kc 7d', banker: 'Qd 6h' })).at(-1)).toBe(
      'Player wins, seven over six.',
    );
  });

  it('§8.6: without a natural the table decides, by the Player’s third card', () => {
    expect(() => played(game, ONE_BET, { ...BOTH_DRAW, banker: '2d Ah' })).toThrow();
    const resultOf = (player: string, banker: string) =>
      linesOf(played(game, ONE_BET, { player, banker }))[0]?.result;
    expect(resultOf(BOTH_DRAW.player, BOTH_DRAW.banker)).toBe('push');
    expect(resultOf('2c 3d 8h', 'Kd 3h')).toBe('push');
    expect(resultOf('2c 2d 6h', '2h 4h 3s')).toBe('lose');
  });
});

describe('bclc-baccarat 1.0 §6: bets for the dealer', () => {
  it('§6.3: lie apart from the player’s, on the same wager too', () => {
    const on = (kind: BetKind, amount: number) => [{ spot: 2, wager: 'banker', kind, amount: cents(amount) }];
    const laid = changed(changed([], 'ann', on('own', 1000)), 'ann', on('tip', 100));
    expect(laid.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['own', 1000],
      ['tip', 100],
    ]);
  });

  it('§6.3: are settled apart: their stake and their line are their own', () => {
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
