/**
 * Numbers for hands in which only ranks matter. Sorted ranks r0 <= r1 <= ... have the index C(r0, 1) + C(r1 + 1, 2) +
 * C(r2 + 2, 3) + ..., which numbers all multisets of n ranks from 0 without a gap. The smallest rank contributes itself,
 * so hands that differ only in their lowest card lie side by side: enumeration from the top down reads along a row.
 */
const MOST = 8;

/** `PLACE[(k << 4) + rank]` is what the rank at sorted place k adds to the index; at rank 13, where the indices end. */
export const PLACE: Int32Array = placeValues();

function placeValues(): Int32Array {
  const places = new Int32Array(MOST << 4);
  for (let k = 0; k < MOST; k++) {
    for (let rank = 0; rank <= 13; rank++) places[(k << 4) + rank] = choose(rank + k, k + 1);
  }
  return places;
}

/** The number of ways to take k of n. */
export function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return k > n ? 0 : Math.round(ways);
}

/** How many multisets of n ranks there are. */
export const multisets = (n: number): number => choose(n + 12, n);

/** The index of ranks sorted from the lowest. */
export function indexOfSorted(ranks: ArrayLike<number>): number {
  let index = 0;
  for (let k = 0; k < ranks.length; k++) index += PLACE[(k << 4) + (ranks[k] ?? 0)] ?? 0;
  return index;
}

/** Visits every multiset of n ranks, sorted from the lowest, in the order of its index. The array is used again. */
export function eachMultiset(n: number, visit: (ranks: Uint8Array, index: number) => void): void {
  const ranks = new Uint8Array(n);
  let index = 0;
  const place = (k: number, highest: number): void => {
    if (k < 0) {
      visit(ranks, index++);
      return;
    }
    for (let rank = 0; rank <= highest; rank++) {
      ranks[k] = rank;
      place(k - 1, rank);
    }
  };
  place(n - 1, 12);
}

/** Whether no rank occurs more often than one deck has it. */
export function fitsOneDeck(sorted: ArrayLike<number>): boolean {
  for (let i = 4; i < sorted.length; i++) if (sorted[i] === sorted[i - 4]) return false;
  return true;
}

const sorting = new Uint8Array(MOST);

/** The index of the ranks of some cards, in any order; a joker among them counts as an ace. */
export function indexOfRanks(cards: ArrayLike<number>): number {
  const n = cards.length;
  for (let i = 0; i < n; i++) {
    const rank = Math.min((cards[i] ?? 0) >> 2, 12);
    let at = i;
    for (; at > 0 && (sorting[at - 1] ?? 0) > rank; at--) sorting[at] = sorting[at - 1] ?? 0;
    sorting[at] = rank;
  }
  let index = 0;
  for (let k = 0; k < n; k++) index += PLACE[(k << 4) + (sorting[k] ?? 0)] ?? 0;
  return index;
}
