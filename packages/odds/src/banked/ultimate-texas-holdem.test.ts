import { createHash } from 'node:crypto';
import { holeIndex, parseCards, prepareHigh, rankSeven, strengthOf } from '@croupier/cards';
import { ultimateTexasHoldem } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { earlyHands } from './testing/early-hands.ts';
import { netTogether } from './together.ts';
import { UltimateAdviser } from './ultimate-adviser.ts';
import { emptyCounts, flopSolver, netsOf, preflopClass, ultimateCases } from './ultimate-flop.ts';
import { countDeals, flopUnits, priceTrips } from './ultimate-texas-holdem.ts';

const { rules } = ultimateTexasHoldem.with({});

const PROVED = 'df2e9801f99efc51fa7da5c0b30168406ce57b06bf5b0a0bdf2e4c21cb867d21';

/** What one pair of own cards nets on a flop, dealing every turn, river and dealer's hand one by one. */
function byDealing(
  own: readonly number[],
  flop: readonly number[],
): { early: number; best: number; bets: boolean } {
  prepareHigh();
  const [a = 0, b = 0] = own;
  const [x = 0, y = 0, z = 0] = flop;
  const nets = new Map<number, number>();
  const net = (times: number, hand: number, dealer: number): number => {
    const key = times * 1e9 + hand * 20_000 + dealer;
    const known = nets.get(key);
    if (known !== undefined) return known;
    const outcome = { hand: strengthOf(hand), dealer: strengthOf(dealer), folded: false };
    const value = netTogether(rules, { ante: 1, blind: 1, play: times }, outcome).toNumber();
    nets.set(key, value);
    return value;
  };
  const free = Array.from({ length: 52 }, (_, card) => card).filter(
    (card) => ![...own, ...flop].includes(card),
  );
  let [four, twice, waiting] = [0, 0, 0];
  for (const [i, turn] of free.entries()) {
    for (const river of free.slice(i + 1)) {
      const hand = rankSeven(a, b, x, y, z, turn, river);
      const left = free.filter((card) => card !== turn && card !== river);
      let [once, deals] = [0, 0];
      for (const [j, first] of left.entries()) {
        for (const second of left.slice(j + 1)) {
          const dealer = rankSeven(first, second, x, y, z, turn, river);
          four += net(4, hand, dealer);
          twice += net(2, hand, dealer);
          once += net(1, hand, dealer);
          deals += 1;
        }
      }
      waiting += Math.max(once, -2 * deals);
    }
  }
  return { early: four, best: Math.max(twice, waiting), bets: twice > waiting };
}

describe("optimal play of Ultimate Texas Hold'em", () => {
  // Three suits, two and one on the flop: the fewer, the more own cards and boards are counted together.
  it.each(['Kc 9d 2h', 'Kc 9c 2h', 'Kc 9c 2c'])(
    'agrees on %s with dealing every card one by one',
    (shown) => {
      const cases = ultimateCases(rules);
      const size = cases.names.length;
      const flop = parseCards(shown);
      const counts = emptyCounts(size);
      flopSolver(rules)(flop, 1, counts);

      // All four ways to hold six and four of a suit; their class is counted together.
      const holes = ['6c 4c', '6d 4d', '6h 4h', '6s 4s'].map(parseCards);
      const dealt = holes.map((own) => byDealing(own, flop));
      const adviser = new UltimateAdviser(rules);
      expect(holes.map((two) => adviser.betsFlop(two, flop))).toEqual(dealt.map(({ bets }) => bets));
      const own = preflopClass(holes[0]?.[0] ?? 0, holes[0]?.[1] ?? 0);
      const worth = (from: Float64Array, times: number): number => {
        const nets = netsOf(rules, cases, times);
        return from
          .subarray(own * size, own * size + size)
          .reduce((sum, deals, i) => sum + (deals * (nets[i] ?? 0)) / 2, 0);
      };
      expect(worth(counts.early, 4)).toBe(dealt.reduce((sum, { early }) => sum + early, 0));
      expect(worth(counts.flop, 2) + worth(counts.river, 1) - 2 * (counts.folds[own] ?? 0)).toBe(
        dealt.reduce((sum, { best }) => sum + best, 0),
      );
    },
  );

  // Published: bet on a hidden pair but a pair of twos in hand, on two pair, on four to a flush with a ten or better of one's own.
  it.each([
    ['Kh 4d', 'Kc 9d 2h', true],
    ['2s 2d', 'Kc 9d 7h', false],
    ['Th 4h', 'Kh 9h 7c', true],
    ['6h 4h', 'Kh 9h 7c', false],
    ['Td 8d', 'Kc 6c 3h', false],
  ])('after the flop, with %s on %s, bets: %s', (own, flop, bets) => {
    expect(new UltimateAdviser(rules).betsFlop(parseCards(own), parseCards(flop))).toBe(bets);
  });

  it('has a class for every way to hold two cards', () => {
    const classes = new Map<number, number>();
    const seen = new Set<number>();
    for (let a = 1; a < 52; a += 1) {
      for (let b = 0; b < a; b += 1) {
        seen.add(holeIndex(a, b));
        classes.set(preflopClass(a, b), (classes.get(preflopClass(b, a)) ?? 0) + 1);
      }
    }
    expect(seen.size).toBe(1326);
    expect([...new Set(classes.values())].toSorted((a, b) => a - b)).toEqual([4, 6, 12]);
    expect(classes.size).toBe(169);
  });

  it('looks at 1,755 flops that stand for 22,100', () => {
    const flops = flopUnits().flatMap((unit) => unit.flops);
    expect(flops).toHaveLength(1755);
    expect(flops.reduce((sum, { weight }) => sum + weight, 0)).toBe(22_100);
  });

  it('prices Trips at the published 1.90 %', async () => {
    expect((await priceTrips(rules)).edge).toBeCloseTo(0.019, 4);
  });

  // The whole is the sum over all flops (ultimate-texas-holdem.proof.ts, npm run prove); here over some of them.
  it('counts on all processors what it counts flop by flop', async () => {
    const cases = ultimateCases(rules);
    const units = flopUnits().slice(100, 101);
    const counts = emptyCounts(cases.names.length);
    const solve = flopSolver(rules);
    for (const { cards, weight } of units.flatMap(({ flops }) => flops)) solve(cards, weight, counts);
    expect(await countDeals(cases, {}, undefined, units)).toEqual(counts);
    // What the proof was found with: a change of these counts needs the proof again.
    const all = [...counts.early, ...counts.flop, ...counts.river, ...counts.folds];
    expect(createHash('sha256').update(JSON.stringify(all)).digest('hex')).toBe(PROVED);
  });

  it('keeps the published list of hands that bet four times in mind', () => {
    const early = earlyHands();
    expect([...early].filter((name) => name.startsWith('A'))).toHaveLength(25);
    for (const name of ['33', 'K2s', 'K5o', 'Q6s', 'Q8o', 'J8s', 'JTo']) expect(early).toContain(name);
    for (const name of ['22', 'K4o', 'Q5s', 'Q7o', 'J7s', 'J9o', 'T9s']) expect(early).not.toContain(name);
  });
});
