/** Counting all C(53, 7) = 154,143,080 pai gow deals by their row of the Fortune Bonus. */
import { JOKER } from '../card.ts';
import { fortuneBonus, rankFortuneBonus } from './fortune-bonus.ts';
import { choose, eachMultiset, fitsOneDeck, indexOfRanks, multisets } from './multiset.ts';
import { eachSubset } from './subsets.ts';

/** An empty tally with a place for each row's strength. */
const emptyFortuneTally = (): Uint32Array => new Uint32Array(fortuneBonus.classes + 1);

const SUITS = 4;
const RANKS = 13;

/** The suit that the flushes are counted in; those of the other three are as many. */
const SPADES = 3;
const OTHERS: readonly number[] = Array.from({ length: 52 }, (_, card) => card).filter(
  (card) => card % SUITS !== SPADES,
);

/**
 * How many of all deals are in each row. Without a flush a row depends on ranks alone, so that first all deals are counted as if there
 * were none; then each deal with a flush, or with four cards of a suit and the joker, goes from the row of its ranks to its own.
 */
export function tallyFortuneBonus(): Uint32Array {
  const tally = emptyFortuneTally();
  for (const joker of [[], [JOKER]]) moveFlushes(joker, tallyRanks(joker, tally), tally);
  return tally;
}

/** Adds all deals by their ranks, and gives back the row of each set of ranks. */
function tallyRanks(joker: readonly number[], tally: Uint32Array): Uint8Array {
  const beside = 7 - joker.length;
  const rows = new Uint8Array(multisets(beside));
  eachMultiset(beside, (ranks, index) => {
    if (!fitsOneDeck(ranks)) return;
    // Neighbours in another suit each: at most two of one, and the joker makes no flush of them.
    const row = rankFortuneBonus([...Array.from(ranks, (rank, i) => rank * SUITS + (i % SUITS)), ...joker]);
    rows[index] = row;
    tally[row] = (tally[row] ?? 0) + waysToHold(ranks);
  });
  return rows;
}

/** In how many ways one deck gives these ranks, which are sorted. */
function waysToHold(ranks: Uint8Array): number {
  let ways = 1;
  for (let first = 0, end = 0; first < ranks.length; first = end) {
    while (end < ranks.length && ranks[end] === ranks[first]) end++;
    ways *= choose(SUITS, end - first);
  }
  return ways;
}

function moveFlushes(joker: readonly number[], rows: Uint8Array, tally: Uint32Array): void {
  const beside = 7 - joker.length;
  for (let suited = 5 - joker.length; suited <= beside; suited++)
    eachSubset(RANKS, suited, (ranks) => {
      const cards = ranks.map((rank) => rank * SUITS + SPADES);
      eachOf(OTHERS, beside - suited, cards, () => {
        const from = rows[indexOfRanks(cards)] ?? 0;
        const to = rankFortuneBonus(joker.length === 0 ? cards : [...cards, JOKER]);
        tally[from] = (tally[from] ?? 0) - SUITS;
        tally[to] = (tally[to] ?? 0) + SUITS;
      });
      return false;
    });
}

/** Visits these cards with so many more of some beside them. */
function eachOf(
  some: readonly number[],
  more: number,
  cards: number[],
  visit: () => void,
  from: number = 0,
): void {
  if (more === 0) {
    visit();
    return;
  }
  for (let place = from; place < some.length; place++) {
    cards.push(some[place] ?? 0);
    eachOf(some, more - 1, cards, visit, place + 1);
    cards.pop();
  }
}

/** The tally by name of row, for people. */
export function fortuneRows(tally: Uint32Array): Record<string, number> {
  return Object.fromEntries(fortuneBonus.categories.map((row, i) => [row, tally[i + 1] ?? 0]));
}
