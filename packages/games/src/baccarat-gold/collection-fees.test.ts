import { cents, costOf, dollars, type Line, openLimits, refusal } from '@croupier/table';
import { describe, expect, it } from 'vitest';
import { linesOf, played } from '../testing/recorded.ts';
import { baccaratGold } from './baccarat-gold.ts';

// The tables of baccarat-gold COLLECTION FEES as printed: schedule, line limits, their fee or its tiers, Tie limits and fee, Gold and
// Silver limits and fee, the player-dealer's fee; in dollars.
const PRINTED = `
1 | 5-100 | 1 | 5-50 | 1 | 5-100 | 1 | 3
2 | 10-100 | 1 | 5-50 | 1 | 5-100 | 1 | 3
3 | 40-100 | 1 | 5-50 | 1 | 5-100 | 1 | 3
4 | 40-200 | 2 | 10-100 | 2 | 10-200 | 2 | 5
5 | 40-200 | 1 | 10-100 | 1 | 10-200 | 1 | 5
6 | 100-200 | 2 | 10-100 | 2 | 10-200 | 2 | 5
7 | 200 | 2 | 10-100 | 2 | 10-200 | 2 | 5
8 | 10-500 | 10-250:1 251-500:2 | 5-50 | 1 | 5-50 | 1 | 3
9 | 20-500 | 20-250:1 251-500:2 | 5-50 | 1 | 5-50 | 1 | 3
10 | 25-500 | 25-250:1 251-500:2 | 5-50 | 1 | 5-50 | 1 | 3
11 | 40-1000 | 40-500:2 501-750:3 751-1000:4 | 5-50 | 1 | 5-50 | 1 | 3
12 | 40-1000 | 40-500:2 501-750:3 751-1000:4 | 5-50 | 1 | 5-50 | 1 | 5
13 | 50-1000 | 50-500:2 501-750:3 751-1000:4 | 5-50 | 1 | 5-50 | 1 | 3
14 | 50-1000 | 50-500:2 501-750:3 751-1000:4 | 5-50 | 1 | 5-50 | 1 | 5
15 | 5-100 | 1 | 5-50 | 1 | 5-100 | 1 | 3
16 | 10-100 | 1 | 5-50 | 1 | 5-100 | 1 | 3
17 | 25-100 | 1 | 5-50 | 1 | 5-50 | 1 | 3
18 | 40-100 | 1 | 5-50 | 1 | 5-100 | 1 | 3
19 | 40-200 | 2 | 10-100 | 2 | 5-100 | 1 | 5
20 | 40-200 | 1 | 10-100 | 1 | 5-100 | 1 | 5
21 | 50-200 | 1 | 5-50 | 1 | 5-50 | 1 | 3
22 | 100-200 | 1 | 5-50 | 1 | 5-50 | 1 | 3
23 | 100-200 | 2 | 5-50 | 1 | 5-50 | 1 | 3
24 | 100-200 | 2 | 10-100 | 2 | 5-100 | 1 | 5
25 | 200 | 2 | 10-100 | 2 | 5-100 | 1 | 5
26 | 5-100 | 1 | 5-50 | 1 | 5-50 | 1 | 3
27 | 10-100 | 1 | 5-50 | 1 | 5-50 | 1 | 3
28 | 40-100 | 1 | 5-50 | 1 | 5-50 | 1 | 3
29 | 40-200 | 2 | 10-100 | 2 | 5-50 | 1 | 5
30 | 40-200 | 1 | 10-100 | 1 | 5-50 | 1 | 5
31 | 100-200 | 2 | 10-100 | 2 | 5-50 | 1 | 5
32 | 200 | 2 | 10-100 | 2 | 5-50 | 1 | 5
33 | 200-400 | 2 | 5-50 | 1 | 5-50 | 1 | 3
34 | 100-300 | 1.50 | 5-50 | 1 | 5-50 | 1 | 3
`
  .trim()
  .split('\n')
  .map((row) => row.split(' | '));

const rangeOf = (text = ''): [least: number, most: number] => {
  const [least = 0, most = least] = text.split('-').map((amount) => dollars(Number(amount)));
  return [least, most];
};
const inCents = (text = ''): number => dollars(Number(text));

const feeLines = (lines: readonly Line[]): (readonly [number, number])[] =>
  lines.filter(({ wager }) => wager === 'fee').map(({ seat, returned }) => [seat, returned] as const);

describe.each(PRINTED)(
  'baccarat-gold COLLECTION FEES: schedule %s',
  (number, line, lineFee, tie, tieFee, bonus, bonusFee, bank) => {
    const game = baccaratGold.with({ schedule: number });
    const table = { layout: game.layout, limits: openLimits(game.layout) };
    const [lineLeast, lineMost] = rangeOf(line);
    const [tieLeast, tieMost] = rangeOf(tie);
    const [bonusLeast, bonusMost] = rangeOf(bonus);

    const bets = (wagers: Record<string, number>) =>
      Object.entries(wagers).map(([wager, amount]) => ({
        spot: 2,
        player: 'ann',
        wager,
        kind: 'own' as const,
        amount: cents(amount),
      }));
    const why = (wagers: Record<string, number>): string | undefined =>
      refusal(table, new Map(), bets(wagers), 'ann')?.cite?.section;
    const fee = (wagers: Record<string, number>): number => {
      const laid = bets(wagers);
      return costOf(game.layout, laid) - laid.reduce((sum, { amount }) => sum + amount, 0);
    };

    it('§1: its limits, to the cent', () => {
      for (const wager of ['player-line', 'banker-line']) {
        expect(why({ [wager]: lineLeast })).toBeUndefined();
        expect(why({ [wager]: lineMost })).toBeUndefined();
        expect(why({ [wager]: lineLeast - 1 })).toBe('COLLECTION FEES');
        expect(why({ [wager]: lineMost + 1 })).toBe('COLLECTION FEES');
      }
      for (const [wager, least, most] of [
        ['tie', tieLeast, tieMost],
        ['gold', bonusLeast, bonusMost],
        ['silver', bonusLeast, Math.min(bonusMost, lineMost)],
      ] as const) {
        const base = { 'player-line': lineMost };
        expect(why({ ...base, [wager]: least })).toBeUndefined();
        expect(why({ ...base, [wager]: most })).toBeUndefined();
        expect(why({ ...base, [wager]: least - 1 })).toBe('COLLECTION FEES');
        expect(why({ ...base, [wager]: most + 1 })).toBe('COLLECTION FEES');
      }
    });

    it('§1: the fee of each game wager, by its tier', () => {
      const tiers = lineFee?.includes(':')
        ? lineFee.split(' ').map((tier) => tier.split(':'))
        : [[line, lineFee]];
      for (const [range, cost] of tiers) {
        const [least, most] = rangeOf(range);
        for (const amount of [least, most]) expect(fee({ 'banker-line': amount })).toBe(inCents(cost));
        expect(fee({ 'player-line': least, 'banker-line': most })).toBe(2 * inCents(cost));
      }
    });

    it('§1, READINGS 8: the fee of Tie, and of Gold and Silver alone and together', () => {
      const base = fee({ 'player-line': lineLeast });
      const more = (wagers: Record<string, number>): number =>
        fee({ 'player-line': lineLeast, ...wagers }) - base;
      expect(more({ tie: tieMost })).toBe(inCents(tieFee));
      const perBonus = Number(number) <= 7;
      expect(more({ gold: bonusLeast })).toBe(perBonus ? inCents(bonusFee) : 0);
      expect(more({ silver: bonusLeast })).toBe(perBonus ? inCents(bonusFee) : 0);
      expect(more({ gold: bonusMost, silver: bonusLeast })).toBe((perBonus ? 2 : 1) * inCents(bonusFee));
    });

    it('§1: the player-dealer’s fee for the hand', () => {
      const round = played(
        game,
        [{ seat: 2, wagers: { 'player-line': lineLeast } }],
        { player: 'Kc 9d', banker: 'Kd 7h' },
        [],
        { seat: 1, amount: 100_000 },
      );
      expect(feeLines(linesOf(round)).at(-1)).toEqual([1, -inCents(bank)]);
    });
  },
);

describe('baccarat-gold COLLECTION FEES: what they are', () => {
  const game = baccaratGold.with({ schedule: 8 });
  const fees = (
    result: 'settled' | 'void',
    wagers: Record<string, number>,
  ): (readonly [number, number])[] => {
    const round = game.start(
      Object.entries(wagers).map(([wager, amount]) => ({
        spot: 3,
        player: 'ann',
        wager,
        kind: 'own' as const,
        amount: cents(amount),
      })),
      { bank: { seat: 1, player: 'bob', amount: cents(100_000) } },
    );
    if (result === 'void') round.void({ reason: 'A card fell on the floor.' });
    return feeLines(linesOf(round));
  };

  it('READINGS 8: a wager between two tiers of whole dollars costs the upper one', () => {
    const at = (amount: number): number =>
      costOf(game.layout, [
        { spot: 2, player: 'ann', wager: 'player-line', kind: 'own', amount: cents(amount) },
      ]) - amount;
    expect(at(25_000)).toBe(100);
    expect(at(25_001)).toBe(200);
    expect(at(25_099)).toBe(200);
  });

  it('§1: fees of every bettor at a seat are lines of their own, back-line bettors’ too', () => {
    const round = played(
      game,
      [
        {
          seat: 3,
          wagers: { 'player-line': 1000, gold: 500, silver: 500 },
          back: [{ player: 'cat', wagers: { 'banker-line': 30_000, tie: 500 } }],
        },
      ],
      { player: 'Kc 9d', banker: 'Kd 7h' },
      [],
      { seat: 1, amount: 1_000_000 },
    );
    expect(feeLines(linesOf(round))).toEqual([
      [3, -200],
      [3, -300],
      [1, -300],
    ]);
  });

  it('READINGS 8: they do not come back, not even when the round is void', () => {
    expect(fees('void', { 'player-line': 1000, tie: 500 })).toEqual([
      [3, -200],
      [1, -300],
    ]);
  });

  it('§1: there are 34 schedules and no others', () => {
    expect(() => baccaratGold.with({ schedule: 35 })).toThrow('baccarat-gold COLLECTION FEES §1');
    expect(() => baccaratGold.with({ schedule: 0 })).toThrow('baccarat-gold COLLECTION FEES §1');
  });

  it('§1: the dealer drops them once the first card is out', () => {
    const round = played(
      game,
      [{ seat: 3, wagers: { 'player-line': 1000 } }],
      { player: 'Kc 9d', banker: 'Kd 7h' },
      [],
      {
        seat: 1,
        amount: 100_000,
      },
    );
    const first = round.events.findIndex(({ type }) => type === 'dealt');
    const dropped = round.events.findIndex(
      (event) => event.type === 'handled' && event.cite.section === 'COLLECTION FEES',
    );
    expect(dropped).toBeGreaterThan(first);
  });
});
