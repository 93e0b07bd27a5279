import { cents, refusal, type TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDraws, COLORADO_DRAWS } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { fiveTreasures } from './30-2899.01-five-treasures.ts';

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
    ['§(5)(a), §(5)(e)', 'Banker wins on a three-card 7', FORTUNE_7, [40_000, -1000, -1000, -1000, 6000]],
    ['§(5)(b), §(5)(e)', 'Player wins on a three-card 8', GOLDEN_8, [-1000, 25_000, -1000, -1000, 6000]],
    ['§(5)(c), §(5)(e)', 'Player has a three-card 9', PLAYER_NINE, [-1000, -1000, 10_000, -1000, 6000]],
    ['§(5)(c), §(5)(e)', 'Banker has a three-card 9', BANKER_NINE, [-1000, -1000, 10_000, -1000, 6000]],
    ['§(5)(c), §(5)(e)', 'both have a three-card 9', BOTH_NINE, [-1000, -1000, 75_000, -1000, 6000]],
    ['§(5)(e)', 'nothing of the kind', NOTHING, [-1000, -1000, -1000, -1000, -1000]],
  ] as const)('%s, §(6)(c): %s (%j) brings %j in both tables', (_, __, hands, pays) => {
    expect(bonuses(one, hands)).toEqual(pays);
    expect(bonuses(two, hands)).toEqual(pays);
  });

  it.each([
    ['§(5)(a)', 'a two-card 7 of Banker', ['Kc 6d', 'Qd 7h'], 0],
    ['§(5)(a)', 'a three-card 7 of Banker that ties', ['Kc 7d', '2c 2d 3h'], 0],
    ['§(5)(a)', 'a three-card 7 of Banker that loses', ['2c 3d 3h', '2c 2d 3h'], 0],
    ['§(5)(a)', 'a three-card 8 of Banker', ['Kc 6d', '2c 2d 4h'], 0],
    ['§(5)(b)', 'a two-card 8 of Player', ['Kc 8d', 'Qd 7h'], 1],
    ['§(5)(b)', 'a three-card 8 of Player that ties', ['2c 3d 3h', '2d 2h 4s'], 1],
    ['§(5)(b)', 'a three-card 8 of Player that loses', ['2c 3d 3h', '2d 2h 5s'], 1],
    ['§(5)(b)', 'a three-card 9 of Player', PLAYER_NINE, 1],
    ['§(5)(c)', 'a two-card 9 of Player', ['Kc 9d', 'Qd 7h'], 2],
    ['§(5)(c)', 'a two-card 9 of Banker', ['Kc 7d', 'Qd 9h'], 2],
  ] as const)('%s: %s (%j) does not win it', (_, __, hands, bonus) => {
    expect(bonuses(one, hands)[bonus]).toBe(-1000);
    expect(bonuses(two, hands)[bonus]).toBe(-1000);
  });

  it('§(5)(d), §(5)(e), §(6)(c), READINGS 15: three-card 7s of both hands pay 400 to 1 by table 1, 200 to 1 by table 2', () => {
    expect(bonuses(one, BLAZING_THREE)).toEqual([-1000, -1000, -1000, 400_000, 6000]);
    expect(bonuses(two, BLAZING_THREE)).toEqual([-1000, -1000, -1000, 200_000, 6000]);
  });

  it('§(5)(d), §(5)(e), §(6)(c), READINGS 15: two-card 7s pay 50 to 1 by table 2 and nothing by table 1, where Cover All loses too', () => {
    expect(bonuses(two, BLAZING_TWO)).toEqual([-1000, -1000, -1000, 50_000, 6000]);
    expect(bonuses(one, BLAZING_TWO)).toEqual([-1000, -1000, -1000, -1000, -1000]);
  });

  it('§(5)(d), READINGS 15: a two-card 7 against a three-card 7 loses in both', () => {
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

  it('§(1), §(4), §(6)(b): both hands are drawn as in the standard game', () => {
    expect(allDraws(one)).toEqual(COLORADO_DRAWS);
  });

  it('§(1): four bonuses beside the standard wagers, and one that covers them', () => {
    expect(one.layout.wagers.map(({ name }) => name)).toEqual([
      'Player',
      'Banker',
      'Tie',
      'Fortune 7',
      'Golden 8',
      'Heavenly 9',
      "Blazing 7's",
      'Cover All',
    ]);
  });

  it('§(4), §(6)(a): any one of the bonuses, or all, beside a bet or without one', () => {
    const hands = { player: NOTHING[0], banker: NOTHING[1] };
    for (const { id } of one.layout.wagers)
      expect(() => played(one, [{ seat: 1, wagers: { [id]: 100 } }], hands)).not.toThrow();
    expect(() => played(one, [oneOnEach(one, 1, 100)], hands)).not.toThrow();
  });

  it('§(2): a house may require a standard wager beside them', () => {
    const strict = fiveTreasures.with({ baseWagerRequired: 'yes' });
    const hands = { player: NOTHING[0], banker: NOTHING[1] };
    for (const bonus of ['fortune-7', 'golden-8', 'heavenly-9', 'blazing-7s', 'cover-all']) {
      const lay = (game: TableGame, beside: Record<string, number>) => (): unknown =>
        played(game, [{ seat: 1, wagers: { [bonus]: 100, ...beside } }], hands);
      expect(lay(strict, {})).toThrow('colorado-rule-28 30-2899.01 §(2)');
      for (const wager of ['player', 'banker', 'tie']) expect(lay(strict, { [wager]: 100 })).not.toThrow();
      expect(lay(one, {})).not.toThrow();
    }
  });

  it('§(3)(a): limits of their own for the game and for the bonuses', () => {
    const limits = Object.fromEntries(
      one.layout.wagers.map(({ id }) => [
        id,
        id === 'player'
          ? { least: cents(2500), most: cents(50_000), step: cents(100) }
          : { least: cents(500), most: cents(5000), step: cents(100) },
      ]),
    );
    const why = (wager: string, amount: number, kind: 'own' | 'back' = 'own'): string | undefined =>
      refusal(
        { layout: one.layout, limits },
        new Map([[1, { holder: kind === 'own' ? 'a' : 'b', backBets: true }]]),
        [{ spot: 1, player: 'a', wager, kind, amount: cents(amount) }],
        'a',
      )?.reason;
    expect(why('player', 2400)).toMatch('The least on Player is 25.00');
    expect(why('player', 50_100)).toMatch('The most on Player is 500.00');
    expect(why('golden-8', 5100)).toMatch('The most on Golden 8 is 50.00');
    for (const amount of [2500, 50_000]) expect(why('player', amount)).toBeUndefined();
    expect(why('golden-8', 400)).toMatch('The least on Golden 8 is 5.00');
    for (const amount of [500, 5000]) expect(why('golden-8', amount)).toBeUndefined();
    // Over a shoulder too.
    expect(why('golden-8', 5100, 'back')).toMatch('The most on Golden 8 is 50.00');
    expect(why('golden-8', 5000, 'back')).toBeUndefined();
  });

  it('§(3)(b): an aggregate limit, if posted, is shared by what each bonus would have won', () => {
    const limited = fiveTreasures.with({ aggregateLimit: 750_000 });
    const seats = [
      { seat: 1, wagers: { 'fortune-7': 20_000, banker: 1000 } },
      { seat: 2, wagers: { 'fortune-7': 10_000, 'cover-all': 50_000 } },
    ];
    const hands = { player: FORTUNE_7[0], banker: FORTUNE_7[1] };
    expect(paidOf(played(limited, seats, hands))).toEqual([
      '2 fortune-7 win 200000',
      '2 cover-all win 150000',
      '1 banker win 950',
      '1 fortune-7 win 400000',
    ]);
    expect(paidOf(played(one, seats, hands))[0]).toBe('2 fortune-7 win 400000');
  });

  it('§(5): bonuses are settled with the standard wager, when both hands are complete', () => {
    const seats = [{ seat: 1, wagers: { banker: 1000, 'fortune-7': 100, 'golden-8': 100 } }];
    const round = played(one, seats, { player: FORTUNE_7[0], banker: FORTUNE_7[1] });
    expect(paidOf(round)).toEqual(['1 golden-8 lose -100', '1 banker win 950', '1 fortune-7 win 4000']);
    expect(round.events.filter(({ type }) => type === 'settled')).toHaveLength(1);
    expect(round.events.at(-1)?.type).toBe('settled');
  });

  it('§(3)(b), READINGS 82: bets for the dealer have full odds, and their part of a limit like any other', () => {
    const seats = [{ seat: 1, wagers: { 'fortune-7': 30_000 }, tips: { 'fortune-7': 10_000 } }];
    const hands = { player: FORTUNE_7[0], banker: FORTUNE_7[1] };
    expect(paidOf(played(one, seats, hands))).toEqual([
      '1 fortune-7 win 1200000',
      '1 fortune-7 (tip) win 400000',
    ]);
    // Together 16,000 dollars; their own 12,000 would be within the limit.
    expect(paidOf(played(fiveTreasures.with({ aggregateLimit: 1_200_000 }), seats, hands))).toEqual([
      '1 fortune-7 win 900000',
      '1 fortune-7 (tip) win 300000',
    ]);
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
