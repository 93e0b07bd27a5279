import { cents, refusal, type TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { fiveTreasures } from './five-treasures.ts';

const one = fiveTreasures.with({ payTable: '1' });
const two = fiveTreasures.with({ payTable: '2' });

const nets = (
  game: TableGame,
  [player, banker]: readonly [string, string],
): Readonly<Record<string, number>> => netOf(played(game, [oneOnEach(game, 1, 1000)], { player, banker }));

/** The bonuses in the order of the pay table: Fortune 7, Golden 8, Heavenly 9, Blazing 7's, Cover All. */
const bonuses = (game: TableGame, hands: readonly [string, string]): unknown[] => {
  const all = nets(game, hands);
  return ['fortune-7', 'golden-8', 'heavenly-9', 'blazing-7s', 'cover-all'].map((id) => all[id]);
};

const FORTUNE_7 = ['Kc 6d', '2c 2d 3h'] as const;
const GOLDEN_8 = ['2c 3d 3h', 'Kc 7d'] as const;
const PLAYER_NINE = ['2c 3d 4h', 'Kc 7d'] as const;
const BANKER_NINE = ['Kc 6d', '2c 3d 4h'] as const;
const BOTH_NINE = ['Kc 4d 5h', '2c 3d 4h'] as const;
const BLAZING_THREE = ['2c 3d 2h', '2c 2d 3h'] as const;
const BLAZING_TWO = ['Kc 7d', 'Qd 7h'] as const;
const BLAZING_MIXED = ['2c 3d 2h', 'Qd 7h'] as const;
const NOTHING = ['Kc 7d', 'Qd 6h'] as const;

describe('colorado-rule-28 30-2899.01: 5 Treasures', () => {
  // Pay tables 1 and 2 as printed, on 1000.
  it.each([
    ['§(5)(a)', 'Banker wins on a three-card 7', FORTUNE_7, [40_000, -1000, -1000, -1000, 6000]],
    ['§(5)(b)', 'Player wins on a three-card 8', GOLDEN_8, [-1000, 25_000, -1000, -1000, 6000]],
    ['§(5)(c)', 'Player has a three-card 9', PLAYER_NINE, [-1000, -1000, 10_000, -1000, 6000]],
    ['§(5)(c)', 'Banker has a three-card 9', BANKER_NINE, [-1000, -1000, 10_000, -1000, 6000]],
    ['§(5)(c)', 'both have a three-card 9', BOTH_NINE, [-1000, -1000, 75_000, -1000, 6000]],
    ['§(5)(e)', 'nothing of the kind', NOTHING, [-1000, -1000, -1000, -1000, -1000]],
  ] as const)('%s, §(6)(c): %s (%j) brings %j in both tables', (_, __, hands, pays) => {
    expect(bonuses(one, hands)).toEqual(pays);
    expect(bonuses(two, hands)).toEqual(pays);
  });

  it('§(5)(d), §(6)(c), READINGS 15: three-card 7s of both hands pay 400 to 1 by table 1, 200 to 1 by table 2', () => {
    expect(bonuses(one, BLAZING_THREE)).toEqual([-1000, -1000, -1000, 400_000, 6000]);
    expect(bonuses(two, BLAZING_THREE)).toEqual([-1000, -1000, -1000, 200_000, 6000]);
  });

  it('§(5)(d), §(6)(c), READINGS 15: two-card 7s pay 50 to 1 by table 2 and nothing by table 1, where Cover All loses too', () => {
    expect(bonuses(two, BLAZING_TWO)).toEqual([-1000, -1000, -1000, 50_000, 6000]);
    expect(bonuses(one, BLAZING_TWO)).toEqual([-1000, -1000, -1000, -1000, -1000]);
  });

  it('READINGS 15: a two-card 7 against a three-card 7 loses in both', () => {
    for (const game of [one, two]) expect(bonuses(game, BLAZING_MIXED)[3]).toBe(-1000);
  });

  it('§(5)(e): Cover All wins alone, once', () => {
    const hands = { player: FORTUNE_7[0], banker: FORTUNE_7[1] };
    expect(paidOf(played(one, [{ seat: 1, wagers: { 'cover-all': 1000 } }], hands))).toEqual([
      '1 cover-all win 6000',
    ]);
  });

  it('§(1), §(4), §(6)(b), §(6)(c): the game beneath is baccarat with 5 % commission on Banker', () => {
    expect(nets(one, ['Kc 6d', 'Qd 7h'])).toMatchObject({ player: -1000, banker: 950, tie: -1000 });
    expect(nets(one, ['Kc 7d', 'Qd 6h'])).toMatchObject({ player: 1000, banker: -1000, tie: -1000 });
    expect(nets(one, ['Kc 6d', 'Qd 6h'])).toMatchObject({ player: 0, banker: 0, tie: 8000 });
    expect(nets(one, FORTUNE_7)).toMatchObject({ banker: 950 });
    expect(() => fiveTreasures.with({ vigorish: 5 })).toThrow('no option "vigorish"');
  });

  it('§(4), §(6)(a): any one of the bonuses, or all, beside a bet or without one', () => {
    const hands = { player: NOTHING[0], banker: NOTHING[1] };
    for (const { id } of one.layout.wagers)
      expect(() => played(one, [{ seat: 1, wagers: { [id]: 100 } }], hands)).not.toThrow();
  });

  it('§(2): a house may require a standard wager beside them', () => {
    const strict = fiveTreasures.with({ baseWagerRequired: 'yes' });
    const hands = { player: NOTHING[0], banker: NOTHING[1] };
    expect(() => played(strict, [{ seat: 1, wagers: { 'golden-8': 100 } }], hands)).toThrow(
      'colorado-rule-28 30-2899.01 §(2)',
    );
    expect(() => played(strict, [{ seat: 1, wagers: { 'golden-8': 100, tie: 100 } }], hands)).not.toThrow();
  });

  it('§(3)(a): limits of their own for the game and for the bonuses', () => {
    const limits = Object.fromEntries(
      one.layout.wagers.map(({ id }) => [
        id,
        { least: cents(id === 'player' ? 2500 : 100), most: cents(50_000), step: cents(100) },
      ]),
    );
    const why = (wager: string): string | undefined =>
      refusal(
        { layout: one.layout, limits },
        new Map(),
        [{ spot: 1, player: 'a', wager, kind: 'own', amount: cents(100) }],
        'a',
      )?.reason;
    expect(why('player')).toMatch('The least on Player is 25.00');
    expect(why('golden-8')).toBeUndefined();
  });

  it('§(3)(b): an aggregate limit, if posted, is shared by what each bonus would have won', () => {
    const limited = fiveTreasures.with({ aggregateLimit: 1_000_000 });
    const seats = [
      { seat: 1, wagers: { 'fortune-7': 30_000, banker: 1000 } },
      { seat: 2, wagers: { 'fortune-7': 10_000 } },
    ];
    const hands = { player: FORTUNE_7[0], banker: FORTUNE_7[1] };
    expect(paidOf(played(limited, seats, hands))).toEqual([
      '2 fortune-7 win 250000',
      '1 banker win 950',
      '1 fortune-7 win 750000',
    ]);
    expect(paidOf(played(one, seats, hands))[0]).toBe('2 fortune-7 win 400000');
  });
});

describe('any round of 5 Treasures', () => {
  it.each([
    { payTable: '1' },
    { payTable: '2', baseWagerRequired: 'yes', aggregateLimit: 5_000_000, vigorishRounding: 'up-to-25c' },
  ])('is sound under %j', (options) => {
    const game = fiveTreasures.with(options);
    fc.assert(
      fc.property(someBets(game), fc.nat(), (bets, seed) => expectSoundRound(game, bets, seed)),
      { numRuns: 40 },
    );
  });
});
