import { lazily } from '../lazily.ts';

/**
 * Hands that differ only by which suit is which are one class. Cards dealt in groups (say two own cards, then a board)
 * are classes when the same renaming of suits maps every group. A suit's cards are a set of ranks for each group; a class
 * is written with its suits in descending order of these, which every deal can be brought to in exactly one way.
 */

/** Sets of ranks: `sets[group * 4 + suit]`, bit 0 a two. The array is used again for the next class. */
export type VisitClass = (sets: Int32Array, weight: number) => void;

const ALL_RANKS: readonly number[] = Array.from({ length: 13 }, (_, rank) => rank);

/** By number of cards, the sets of ranks of that size. */
const bySize = lazily((): readonly (readonly number[])[] =>
  Array.from({ length: 14 }, (_, size) =>
    Array.from({ length: 1 << 13 }, (__, set) => set).filter((set) => bits(set) === size),
  ),
);

function bits(set: number): number {
  let count = 0;
  for (let rest = set; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * Visits every class of deals of groups of so many cards from one deck, with the number of deals in it; the weights add
 * up to the number of all deals, the order of cards within a group not counting. `eachSuitClass([5], ...)` visits 134,459
 * classes of 2,598,960 hands, `eachSuitClass([2, 3], ...)` the 1,286,792 of own cards and flop. `ranks` are those of a
 * smaller deck.
 */
export function eachSuitClass(
  groups: readonly number[],
  visit: VisitClass,
  ranks: readonly number[] = ALL_RANKS,
): void {
  const sets = new Int32Array(groups.length * 4);
  const left = Int32Array.from(groups);
  const deck = ranks.reduce((set, rank) => set | (1 << rank), 0);
  const setsBySize =
    ranks.length === ALL_RANKS.length
      ? bySize()
      : bySize().map((some) => some.filter((set) => (set & ~deck) === 0));
  const last = groups.length - 1;

  /** Chooses the set of one group in one suit; `free` while the suit is still equal to the one before. */
  function choose(suit: number, group: number, taken: number, tied: boolean): void {
    if (group > last) {
      if (suit === 3) visit(sets, weight(sets, groups.length));
      else choose(suit + 1, 0, 0, true);
      return;
    }
    const place = group * 4 + suit;
    const most = suit === 0 || !tied ? 1 << 13 : (sets[place - 1] ?? 0);
    const wanted = left[group] ?? 0;
    for (let size = suit === 3 ? wanted : 0; size <= Math.min(wanted, 13); size++) {
      left[group] = wanted - size;
      for (const set of setsBySize[size] ?? []) {
        if (set > most) break;
        if ((set & taken) !== 0) continue;
        sets[place] = set;
        choose(suit, group + 1, taken | set, tied && set === most);
      }
    }
    left[group] = wanted;
    sets[place] = 0;
  }

  choose(0, 0, 0, false);
}

/** How many different deals the renamings of suits make of one: 24, less for each way that leaves it as it is. */
function weight(sets: Int32Array, groups: number): number {
  let same = 1;
  let run = 1;
  for (let suit = 1; suit < 4; suit++) {
    let equal = true;
    for (let group = 0; group < groups; group++) {
      if (sets[group * 4 + suit] !== sets[group * 4 + suit - 1]) equal = false;
    }
    run = equal ? run + 1 : 1;
    same *= run;
  }
  return 24 / same;
}

/** The cards of a group, as numbers, from its sets; `into` holds as many as the group has. */
export function cardsOfSets(sets: Int32Array, group: number, into: Uint8Array): void {
  let at = 0;
  for (let suit = 0; suit < 4; suit++) {
    for (let rest = sets[group * 4 + suit] ?? 0; rest !== 0; rest &= rest - 1) {
      into[at++] = (31 - Math.clz32(rest & -rest)) * 4 + suit;
    }
  }
}
