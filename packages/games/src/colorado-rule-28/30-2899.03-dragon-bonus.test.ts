import type { TableGame } from '@croupier/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allDraws, COLORADO_DRAWS } from '../baccarat/testing/third-cards.ts';
import { expectSoundRound, someBets } from '../testing/any-round.ts';
import { netOf, oneOnEach, paidOf, played } from '../testing/recorded.ts';
import { coloradoDragonBonus } from './30-2899.03-dragon-bonus.ts';

const game = coloradoDragonBonus.with({});

/** What 1000 on each side brings: Player's bonus, Banker's. */
const bonuses = (player: string, banker: string, table: TableGame = game): unknown[] => {
  const all = netOf(played(table, [oneOnEach(table, 1, 1000)], { player, banker }));
  return [all['dragon-bonus-player'], all['dragon-bonus-banker']];
};

// Wins by 9, 8, 7, 6, 5, 4 and 3 points, none of them by a natural.
const BY_MARGIN = [
  ['2c 3d 4h', 'Kc Qd Jh'],
  ['2c 3d 3h', 'Kc Qd Jh'],
  ['Kc 7d', 'Qd Jh Kh'],
  ['Kc 6d', 'Qd Jh Kh'],
  ['Kc 7d', 'Qd Jh 2h'],
  ['Kc 7d', 'Qd Jh 3h'],
  ['Kc 7d', 'Qd Jh 4h'],
] as const;

describe('colorado-rule-28 30-2899.03: Dragon Bonus', () => {
  it.each([
    ['1', [30_000, 10_000, 6000, 4000, 2000, 1000, -1000]],
    ['2', [20_000, 8000, 7000, 4000, 3000, 1000, -1000]],
    ['3', [30_000, 10_000, 4000, 4000, 2000, 2000, -1000]],
  ])('§(5)(c), §(4)(b): pay table %s brings %j by the margin', (payTable, pays) => {
    const table = coloradoDragonBonus.with({ payTable });
    expect(BY_MARGIN.map(([player, banker]) => bonuses(player, banker, table))).toEqual(
      pays.map((pay) => [pay, -1000]),
    );
  });

  it('§(1), §(2): it goes by the hand that it was bet on', () => {
    expect(bonuses('Qd Jh Kh', '3c 4d')).toEqual([-1000, 6000]);
  });

  it.each(['1', '2', '3'])(
    '§(1): a natural or a large margin wins, and nothing more than nine points, by table %s',
    (payTable) => {
      const table = coloradoDragonBonus.with({ payTable });
      expect(bonuses('Kc 9d', 'Qd Jh', table)).toEqual([1000, -1000]);
      const [nine, ...others] = BY_MARGIN.map(([player, banker]) =>
        Number(bonuses(player, banker, table)[0]),
      );
      expect(nine).toBeGreaterThan(Math.max(...others));
    },
  );

  it.each(['1', '2', '3'])(
    '§(4)(a), §(5)(a), §(6)(e)(i), §(6)(e)(iv): a natural pays even money whatever the margin, by table %s',
    (payTable) => {
      const table = coloradoDragonBonus.with({ payTable });
      expect(bonuses('Kc 9d', 'Qd Jh', table)).toEqual([1000, -1000]);
      expect(bonuses('Kc 8d', 'Kd 9h', table)).toEqual([-1000, 1000]);
      expect(bonuses('Kc 8d', 'Qd Jh', table)).toEqual([1000, -1000]);
      expect(bonuses('2c 3d 4h', 'Kd Kh Qs', table)[0]).not.toBe(1000);
      expect(bonuses('2c 3d 3h', 'Kd Kh Qs', table)[0]).not.toBe(1000);
      expect(bonuses('Kc 7d', 'Qd Jh Kh', table)[0]).not.toBe(1000);
    },
  );

  it('§(5)(b), §(6)(e)(ii), READINGS 13: natural ties push', () => {
    for (const payTable of ['1', '2', '3']) {
      const table = coloradoDragonBonus.with({ payTable });
      expect(bonuses('Kc 9d', 'Qd 9h', table)).toEqual([0, 0]);
      expect(bonuses('Kc 8d', 'Qd 8h', table)).toEqual([0, 0]);
    }
  });

  it('§(6)(e)(iii): all other ties lose', () => {
    expect(bonuses('Kc 7d', 'Qd 7h')).toEqual([-1000, -1000]);
    expect(bonuses('2c 3d 4h', '2d 3h 4s')).toEqual([-1000, -1000]);
    expect(bonuses('Kc Qd Jh', 'Kd Qh Js')).toEqual([-1000, -1000]);
  });

  const hands = { player: 'Kc 7d', banker: 'Qd 6h' };
  const both = { 'dragon-bonus-player': 100, 'dragon-bonus-banker': 100 };

  it('§(2): both sides together only where the house allows it', () => {
    expect(() => played(game, [{ seat: 1, wagers: both }], hands)).not.toThrow();
    const strict = coloradoDragonBonus.with({ bothSides: 'not-allowed' });
    expect(() => played(strict, [{ seat: 1, wagers: both }], hands)).toThrow(
      'colorado-rule-28 30-2899.03 §(2)',
    );
    expect(() =>
      played(strict, [{ seat: 1, wagers: { 'dragon-bonus-player': 100, banker: 100 } }], hands),
    ).not.toThrow();
  });

  it('§(2): a standard wager beside it where the house requires one', () => {
    const strict = coloradoDragonBonus.with({ baseWagerRequired: 'yes' });
    for (const bonus of ['dragon-bonus-player', 'dragon-bonus-banker']) {
      const lay = (table: TableGame, beside: Record<string, number>) => (): unknown =>
        played(table, [{ seat: 1, wagers: { [bonus]: 100, ...beside } }], hands);
      expect(lay(game, {})).not.toThrow();
      expect(lay(strict, {})).toThrow('colorado-rule-28 30-2899.03 §(2)');
      for (const wager of ['player', 'banker', 'tie']) expect(lay(strict, { [wager]: 100 })).not.toThrow();
    }
  });

  it.each([
    ['player', '2c 3d 4h', 'Kc Qd Jh', 1000],
    ['banker', 'Kc Qd Jh', 'Kd 3h 6s', 950],
  ])(
    '§(3)(b): an aggregate limit on the bonuses, if posted, is shared by what each would have won on %s',
    (side, player, banker, standard) => {
      const limited = coloradoDragonBonus.with({ aggregateLimit: 3000 });
      const seats = [
        { seat: 1, wagers: { [side]: 1000, [`dragon-bonus-${side}`]: 100 } },
        { seat: 2, wagers: { [`dragon-bonus-${side}`]: 200 } },
      ];
      expect(paidOf(played(limited, seats, { player, banker }))).toEqual([
        `2 dragon-bonus-${side} win 2000`,
        `1 ${side} win ${standard}`,
        `1 dragon-bonus-${side} win 1000`,
      ]);
    },
  );

  it('§(3)(b), READINGS 82: bets for the dealer have full odds, and their part of a limit like any other', () => {
    const seats = [
      { seat: 1, wagers: { 'dragon-bonus-banker': 100 }, tips: { 'dragon-bonus-banker': 100 } },
      { seat: 2, wagers: { 'dragon-bonus-banker': 200 } },
    ];
    const natural = { player: 'Qd Jh Kh', banker: '3c 4d' };
    expect(paidOf(played(game, seats, natural))).toContain('1 dragon-bonus-banker (tip) win 600');
    expect(paidOf(played(coloradoDragonBonus.with({ aggregateLimit: 1200 }), seats, natural))).toEqual([
      '2 dragon-bonus-banker win 600',
      '1 dragon-bonus-banker win 300',
      '1 dragon-bonus-banker (tip) win 300',
    ]);
  });

  it('§(6)(b), §(6)(c); 30-2815 §(2): the game beneath and the bonus on it are settled as ever, losers first', () => {
    const seats = [{ seat: 1, wagers: { player: 1000, banker: 1000, ...both } }];
    expect(paidOf(played(game, seats, { player: 'Qd Jh Kh', banker: '3c 4d' }))).toEqual([
      '1 player lose -1000',
      '1 dragon-bonus-player lose -100',
      '1 banker win 950',
      '1 dragon-bonus-banker win 600',
    ]);
    const standard = [{ seat: 1, wagers: { player: 1000, banker: 1000, tie: 1000 } }];
    expect(paidOf(played(game, standard, { player: 'Kc 6d', banker: 'Qd 6h' }))).toEqual([
      '1 player push 0',
      '1 banker push 0',
      '1 tie win 8000',
    ]);
  });

  it('§(6)(b): both hands are drawn as ever', () => {
    expect(allDraws(game)).toEqual(COLORADO_DRAWS);
  });
});

describe('any round of Colorado Dragon Bonus', () => {
  it.each([
    {},
    { payTable: '2', bothSides: 'not-allowed', baseWagerRequired: 'yes', aggregateLimit: 100_000 },
  ])('is sound under %j', (options) => {
    const table = coloradoDragonBonus.with(options);
    fc.assert(
      fc.property(someBets(table), fc.nat(), (bets, seed) => expectSoundRound(table, bets, seed)),
      { numRuns: 40 },
    );
  });
});
