import { createHash } from 'node:crypto';
import { eachHole, holeIndex, parseCards, prepareHigh, rankSeven, strengthOf } from '@croupier/cards';
import { ultimateTexasHoldem } from '@croupier/games';
import { describe, expect, it } from 'vitest';
import { kindsByRanks } from './board-kinds.ts';
import { boardsIn } from './board-units.ts';
import { preflopClass } from './preflop-classes.ts';
import { flopsSeen } from './seen-cards.ts';
import { boardsBeginningWith } from './testing/boards-beside.ts';
import { earlyHands } from './testing/early-hands.ts';
import { netTogether } from './together.ts';
import { UltimateAdviser } from './ultimate-adviser.ts';
import { decideFlops, emptyCounts, noGains, UltimateBoards, type UltimateCounts } from './ultimate-boards.ts';
import { foldNet, netsOf } from './ultimate-cases.ts';
import { priceTrips, solveDeals } from './ultimate-texas-holdem.ts';

const { rules } = ultimateTexasHoldem.with({});

const PROVED = '074b42cf89f330c5d83d34fe44f02ff7717ef825fb57b4cfcb96f5d1de7f791e';

/** How much more a bet of twice the ante nets on a flop than waiting, dealing every turn, river and dealer's hand one by one. */
function byDealing(own: readonly number[], flop: readonly number[]): number {
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
  let [twice, waiting] = [0, 0];
  for (const [i, turn] of free.entries()) {
    for (const river of free.slice(i + 1)) {
      const hand = rankSeven(a, b, x, y, z, turn, river);
      const left = free.filter((card) => card !== turn && card !== river);
      let [once, deals] = [0, 0];
      for (const [j, first] of left.entries()) {
        for (const second of left.slice(j + 1)) {
          const dealer = rankSeven(first, second, x, y, z, turn, river);
          twice += net(2, hand, dealer);
          once += net(1, hand, dealer);
          deals += 1;
        }
      }
      waiting += Math.max(once, -2 * deals);
    }
  }
  return twice - waiting;
}

describe("optimal play of Ultimate Texas Hold'em", () => {
  // Three suits, two and one on the flop: the fewer, the more own cards and boards are counted together.
  it.each([
    ['Kc 9d 2h', '6d 4d'],
    ['Kc 9c 2h', 'Tc 4d'],
    ['Kc 9c 2c', 'Jd 9s'],
  ])('agrees on %s with dealing every card one by one', (shown, held) => {
    const [flop, own] = [parseCards(shown), parseCards(held)];
    const gained = noGains();
    new UltimateBoards(rules).addGains(gained, boardsBeginningWith(flop));
    const dealt = byDealing(own, flop);
    // The solver counts in half antes.
    const [a = 0, b = 0] = own;
    expect((flopsSeen().gainsBeside(gained, Uint8Array.from(flop))[holeIndex(a, b)] ?? 0) / 2).toBe(dealt);
    expect(new UltimateAdviser(rules).betsFlop(own, flop)).toBe(dealt > 0);
  });

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

  it('looks at 42,783 kinds of boards that stand for 2,598,960, each begun with some of 1,755 flops', () => {
    const kinds = kindsByRanks().flat();
    expect(kinds).toHaveLength(42_783);
    const ways = (group: number, groups: Uint8Array, copies: Uint8Array): number => {
      let [count, left] = [1, copies[group] ?? 0];
      for (let i = groups.filter((one) => one === group).length; i > 0; i -= 1, left -= 1) count *= left / i;
      return count;
    };
    const boards = kinds.map(({ groups, copies }) =>
      [...new Set(groups)].reduce((product, group) => product * ways(group, groups, copies), 1),
    );
    // By their ranks all boards; of these, in each of four suits, those that have three cards of it or more.
    const byRank = boards.filter((_, i) => (kinds[i]?.groups.at(-1) ?? 0) < 13);
    expect(byRank.reduce((sum, count) => sum + count, 0)).toBe(2_598_960);
    expect(boards.reduce((sum, count) => sum + count, 0) - 2_598_960).toBe(286 * 741 + 715 * 39 + 1287);
    expect(flopsSeen().classes.cards).toHaveLength(1755);
    expect(flopsSeen().classes.weights.reduce((sum, weight) => sum + weight, 0)).toBe(22_100);
  });

  it('prices Trips at the published 1.90 %', async () => {
    expect((await priceTrips(rules)).edge).toBeCloseTo(0.019, 4);
  });

  // The whole is the sum over all boards (ultimate-texas-holdem.proof.ts, npm run prove); here over some of them.
  it('counts on all processors what it counts board by board, and what it decides by', async () => {
    const some = { from: 77, step: 600 };
    const boards = new UltimateBoards(rules);
    const gained = noGains();
    boards.addGains(gained, boardsIn(some));
    const size = boards.cases.names.length;
    const counted = (decided: Uint32Array): UltimateCounts => {
      const counts = emptyCounts(size);
      boards.count(counts, boardsIn(some), decided);
      return counts;
    };
    const decided = decideFlops(gained);
    const counts = counted(decided);
    expect((await solveDeals({ rules, options: {} }, { boards: [some] })).counts).toEqual(counts);

    // To bet where that was decided nets as much more than to bet nowhere as the first go through the boards said.
    const nets = [1, 2].map((times) => netsOf(rules, boards.cases, times));
    const worth = ({ flop, river, folds }: UltimateCounts): number =>
      flop.reduce((sum, deals, i) => sum + deals * (nets[1]?.[i % size] ?? 0), 0) +
      river.reduce((sum, deals, i) => sum + deals * (nets[0]?.[i % size] ?? 0), 0) +
      folds.reduce((sum, deals) => sum + deals * foldNet(rules), 0);
    const { cards, weights } = flopsSeen().classes;
    let gain = 0;
    for (const [at, flop] of cards.entries()) {
      const gains = flopsSeen().gainsBeside(gained, flop);
      eachHole([...flop], (_, __, hole) => {
        gain += (weights[at] ?? 0) * Math.max(0, gains[hole] ?? 0);
      });
    }
    expect(worth(counts) - worth(counted(decideFlops(noGains())))).toBe(gain);

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
