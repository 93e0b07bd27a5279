/**
 * The unchecked evaluators of poker's high hands: best five of five, six, seven and eight cards of one deck. They
 * take cards as plain numbers, believe what they are given and answer with a strength on `pokerLadder`; `poker` (in
 * poker.ts) is the same with a check in front. Enumeration, odds and simulation belong here.
 *
 * A card is a key, and the key of a hand is the sum of its cards' keys: in the low 23 bits numbers chosen so that no two
 * sets of seven ranks have the same sum, above them the suits counted in three fields of 3 bits (the fourth suit is the
 * rest). Unless a small table finds five of a suit, the sum is hashed to the strength without a collision. If a suit
 * has five of seven cards, the other two cannot make a full house or better, so the flush decides.
 *
 * Tables are filled on the first call, which is recognised by the strength 0 that no hand has.
 */

import { lazily } from '../lazily.ts';
import { buildLadder, type Ladder } from './ladder.ts';
import { eachMultiset, fitsOneDeck, multisets, PLACE } from './multiset.ts';

/**
 * Poker's list of ranks (bclc-poker 17.0 §1.4 and all games that share it), A-2-3-4-5 the lowest straight (11.0
 * §5.4.1). Hands of fewer than five cards stand on it too, each just below the full hands that begin alike (13.0
 * §5.4), and above the royal flush the five aces that only a joker can make (2.0 §6.2).
 */
export const pokerLadder: () => Ladder = lazily(() =>
  buildLadder({
    size: 5,
    short: [1, 2, 3, 4],
    categories: [
      'high-card',
      'pair',
      'two-pair',
      'three-of-a-kind',
      'straight',
      'flush',
      'full-house',
      'four-of-a-kind',
      'straight-flush',
      'royal-flush',
      'five-aces',
    ],
    lowestRank: 0,
    aceLow: 'lowest',
    decks: 1,
  }),
);

/** The least numbers, each chosen after those before it, for which sums of seven (at most four alike) are all different. */
const RANK_KEYS = [0, 1, 5, 22, 98, 453, 2031, 8698, 22854, 83661, 262349, 636345, 1479181];

/** Above this bit of a key the suits are counted. */
export const SUIT_SHIFT = 23;
const SUIT_KEYS = 1 << (32 - SUIT_SHIFT);

/** What a card adds to the key of its hand. */
export const CARD_KEYS: Int32Array = Int32Array.from({ length: 52 }, (_, card) => {
  const suit = card & 3;
  return (RANK_KEYS[card >> 2] ?? 0) | (suit === 0 ? 0 : 1 << (SUIT_SHIFT + 3 * (suit - 1)));
});

/** By the suit part of the key of some cards: 0, or one more than a suit of which there are so many or more. */
export const suitHolding = (many: number, cards: number): Uint8Array =>
  Uint8Array.from({ length: SUIT_KEYS }, (_, key) => {
    const counts = [0, key & 7, (key >> 3) & 7, key >> 6];
    counts[0] = cards - counts.reduce((sum, count) => sum + count);
    return counts.findIndex((count) => count >= many) + 1;
  });
const SUITED_5: Uint8Array = suitHolding(5, 5);
const SUITED_6: Uint8Array = suitHolding(5, 6);
const SUITED_7: Uint8Array = suitHolding(5, 7);

/**
 * The hash: a product scatters the sum (and drops the suits beyond its top), the top bits choose a row, and each row is
 * shifted to where it finds room.
 */
const SCATTER = 0x5d5af5 << 9;
const SLOT = 9;
const ROW_5 = 21;
const ROW_6 = 20;
const ROW_7 = 19;
const ROOM_5 = 0x1fff;
const ROOM_6 = 0x7fff;
const ROOM_7 = 0xffff;
const SHIFTS_5: Uint16Array = new Uint16Array(1 << (32 - ROW_5));
const SHIFTS_6: Uint16Array = new Uint16Array(1 << (32 - ROW_6));
const SHIFTS_7: Uint16Array = new Uint16Array(1 << (32 - ROW_7));
const STRENGTHS_5: Uint16Array = new Uint16Array(ROOM_5 + 1);
const STRENGTHS_6: Uint16Array = new Uint16Array(ROOM_6 + 1);
const STRENGTHS_7: Uint16Array = new Uint16Array(ROOM_7 + 1);

/** The strength of the best flush in a set of five or more ranks of one suit. */
export const FLUSHES: Uint16Array = new Uint16Array(1 << 13);

/** The strengths of seven ranks without a flush, by multiset index, for enumeration in order. */
export const SEVENS: Uint16Array = new Uint16Array(multisets(7));

let ready = false;

/** Fills the tables now rather than on the first call. */
export function prepareHigh(): void {
  if (ready) return;
  const ladder = pokerLadder();
  const fives = ladder.unsuited[5] ?? new Uint16Array(0);
  const sixes = new Uint16Array(multisets(6));
  fillFlushes(FLUSHES, ladder);
  fillHash(keysOf(5), fives, ROW_5, SHIFTS_5, STRENGTHS_5);
  fillHash(bestWithOneLess(6, fives, sixes), sixes, ROW_6, SHIFTS_6, STRENGTHS_6);
  fillHash(bestWithOneLess(7, sixes, SEVENS), SEVENS, ROW_7, SHIFTS_7, STRENGTHS_7);
  ready = true;
}

/** The keys of all multisets of n ranks, by index. */
function keysOf(n: number): Int32Array {
  const keys = new Int32Array(multisets(n));
  eachMultiset(n, (ranks, index) => {
    keys[index] = keyOf(ranks);
  });
  return keys;
}

function keyOf(ranks: Uint8Array): number {
  let key = 0;
  for (let k = 0; k < ranks.length; k++) key += RANK_KEYS[ranks[k] ?? 0] ?? 0;
  return key;
}

/** The best hand among n ranks is the best of those that leave one of them out. Answers with the keys of the ranks. */
function bestWithOneLess(n: number, fewer: Uint16Array, best: Uint16Array): Int32Array {
  const keys = new Int32Array(best.length);
  eachMultiset(n, (ranks, index) => {
    if (!fitsOneDeck(ranks)) return;
    // Leaving out the lowest moves all others down a place; each further step moves one of them back.
    let without = 0;
    for (let k = 1; k < n; k++) without += PLACE[((k - 1) << 4) + (ranks[k] ?? 0)] ?? 0;
    let strength = fewer[without] ?? 0;
    for (let k = 1; k < n; k++) {
      const place = (k - 1) << 4;
      without += (PLACE[place + (ranks[k - 1] ?? 0)] ?? 0) - (PLACE[place + (ranks[k] ?? 0)] ?? 0);
      strength = Math.max(strength, fewer[without] ?? 0);
    }
    best[index] = strength;
    keys[index] = keyOf(ranks);
  });
  return keys;
}

/** The same for sets of ranks of one suit. */
function fillFlushes(flushes: Uint16Array, ladder: Ladder): void {
  // The lowest five ranks are the first set that can be a flush.
  for (let set = 0b11111; set < flushes.length; set++) {
    let ranks = 0;
    let index = 0;
    let best = 0;
    for (let rest = set; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      if (ranks < 5) index += PLACE[(ranks << 4) + rank] ?? 0;
      best = Math.max(best, flushes[set & ~(1 << rank)] ?? 0);
      ranks++;
    }
    if (ranks >= 5) flushes[set] = ranks === 5 ? (ladder.suited[index] ?? 0) : best;
  }
}

/** Places the strengths of all sets of ranks by their keys; sets that cannot be have no strength. */
function fillHash(
  keys: Int32Array,
  values: Uint16Array,
  row: number,
  shifts: Uint16Array,
  strengths: Uint16Array,
): void {
  const room = strengths.length - 1;
  const sizes = new Uint8Array(shifts.length);
  let most = 0;
  for (let i = 0; i < keys.length; i++) {
    if (values[i] === 0) continue;
    const product = Math.imul(keys[i] ?? 0, SCATTER);
    keys[i] = product;
    const size = (sizes[product >>> row] ?? 0) + 1;
    sizes[product >>> row] = size;
    most = Math.max(most, size);
  }
  const ends = new Int32Array(shifts.length);
  for (let at = 0, end = 0; at < ends.length; at++) {
    end += sizes[at] ?? 0;
    ends[at] = end;
  }
  const members = new Int32Array(ends.at(-1) ?? 0);
  const next = ends.slice();
  for (let i = 0; i < keys.length; i++) {
    if (values[i] === 0) continue;
    const at = (keys[i] ?? 0) >>> row;
    const place = (next[at] ?? 0) - 1;
    next[at] = place;
    members[place] = i;
  }
  // Full rows first, while there is much room.
  const slots = new Int32Array(most);
  for (let size = most; size > 0; size--) {
    for (let at = 0; at < sizes.length; at++) {
      if (sizes[at] !== size) continue;
      const start = (ends[at] ?? 0) - size;
      for (let i = 0; i < size; i++) slots[i] = ((keys[members[start + i] ?? 0] ?? 0) >>> SLOT) & room;
      let shift = 0;
      while (!fitsAt(slots, size, shift, strengths)) {
        shift++;
        if (shift > room)
          throw new Error('The keys of the ranks are not scattered well enough for their table.');
      }
      shifts[at] = shift;
      for (let i = 0; i < size; i++) {
        const slot = (slots[i] ?? 0) ^ shift;
        // Two members of one row in one slot would be two sets of ranks with one key.
        if (strengths[slot] !== 0) throw new Error('Two sets of ranks have the same key.');
        strengths[slot] = values[members[start + i] ?? 0] ?? 0;
      }
    }
  }
}

function fitsAt(slots: Int32Array, size: number, shift: number, taken: Uint16Array): boolean {
  for (let i = 0; i < size; i++) if (taken[(slots[i] ?? 0) ^ shift] !== 0) return false;
  return true;
}

/** The rank of a card as a set if it is of the suit, else nothing: `IN_SUIT[suit * 64 + card]`. A table, since a branch would often be guessed wrong. */
const IN_SUIT: Uint16Array = Uint16Array.from({ length: 256 }, (_, at) =>
  (at & 3) === at >> 6 && (at & 63) < 52 ? 1 << ((at & 63) >> 2) : 0,
);

/** Five cards; unchecked. */
export function rankFive(a: number, b: number, c: number, d: number, e: number): number {
  const key =
    (CARD_KEYS[a] ?? 0) +
    (CARD_KEYS[b] ?? 0) +
    (CARD_KEYS[c] ?? 0) +
    (CARD_KEYS[d] ?? 0) +
    (CARD_KEYS[e] ?? 0);
  if ((SUITED_5[key >>> SUIT_SHIFT] ?? 0) !== 0) {
    prepareHigh();
    return (
      FLUSHES[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))] ?? 0
    );
  }
  const product = Math.imul(key, SCATTER);
  const strength = STRENGTHS_5[((product >>> SLOT) ^ (SHIFTS_5[product >>> ROW_5] ?? 0)) & ROOM_5] ?? 0;
  if (strength !== 0) return strength;
  prepareHigh();
  return rankFive(a, b, c, d, e);
}

/** Best five of six cards; unchecked. */
export function rankSix(a: number, b: number, c: number, d: number, e: number, f: number): number {
  const key =
    ((CARD_KEYS[a] ?? 0) +
      (CARD_KEYS[b] ?? 0) +
      (CARD_KEYS[c] ?? 0) +
      (CARD_KEYS[d] ?? 0) +
      (CARD_KEYS[e] ?? 0) +
      (CARD_KEYS[f] ?? 0)) |
    0;
  const suited = SUITED_6[key >>> SUIT_SHIFT] ?? 0;
  if (suited !== 0) {
    return rankSuited(a, b, c, d, e, f, f, suited - 1);
  }
  const product = Math.imul(key, SCATTER);
  const strength = STRENGTHS_6[((product >>> SLOT) ^ (SHIFTS_6[product >>> ROW_6] ?? 0)) & ROOM_6] ?? 0;
  if (strength !== 0) return strength;
  prepareHigh();
  return rankSix(a, b, c, d, e, f);
}

/** Best five of seven cards; unchecked. */
export function rankSeven(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
): number {
  const key =
    ((CARD_KEYS[a] ?? 0) +
      (CARD_KEYS[b] ?? 0) +
      (CARD_KEYS[c] ?? 0) +
      (CARD_KEYS[d] ?? 0) +
      (CARD_KEYS[e] ?? 0) +
      (CARD_KEYS[f] ?? 0) +
      (CARD_KEYS[g] ?? 0)) |
    0;
  const suited = SUITED_7[key >>> SUIT_SHIFT] ?? 0;
  if (suited !== 0) return rankSuited(a, b, c, d, e, f, g, suited - 1);
  const product = Math.imul(key, SCATTER);
  const strength = STRENGTHS_7[((product >>> SLOT) ^ (SHIFTS_7[product >>> ROW_7] ?? 0)) & ROOM_7] ?? 0;
  if (strength !== 0) return strength;
  prepareHigh();
  return rankSeven(a, b, c, d, e, f, g);
}

/** Given the sum of seven cards' keys: 0, or one more than the suit of which there are five or more. */
export const flushSuitOfSeven = (key: number): number => SUITED_7[key >>> SUIT_SHIFT] ?? 0;

/** The strength of seven ranks, whatever their suits, by the sum of the cards' keys; unchecked, and only when prepared. */
export function rankSevenRanks(key: number): number {
  const product = Math.imul(key, SCATTER);
  return STRENGTHS_7[((product >>> SLOT) ^ (SHIFTS_7[product >>> ROW_7] ?? 0)) & ROOM_7] ?? 0;
}

/** What a card of a rank adds to the key of a hand whose suits do not matter. */
export const rankKey = (rank: number): number => CARD_KEYS[rank << 2] ?? 0;

/** The best flush among the ranks of one suit, one bit each; unchecked, and only when prepared. */
export const rankFlush = (ranks: number): number => FLUSHES[ranks] ?? 0;

/** The flush among up to seven cards of which five or more are of a suit; a card may be given twice. */
function rankSuited(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  suit: number,
): number {
  prepareHigh();
  const row = suit << 6;
  return (
    FLUSHES[
      (IN_SUIT[row + a] ?? 0) |
        (IN_SUIT[row + b] ?? 0) |
        (IN_SUIT[row + c] ?? 0) |
        (IN_SUIT[row + d] ?? 0) |
        (IN_SUIT[row + e] ?? 0) |
        (IN_SUIT[row + f] ?? 0) |
        (IN_SUIT[row + g] ?? 0)
    ] ?? 0
  );
}

/** Best five of eight cards: the best of those that leave one out; unchecked. */
export function rankEight(cards: ArrayLike<number>): number {
  const at = (i: number): number => cards[i] ?? 0;
  let best = 0;
  for (let out = 0; out < 8; out++) {
    const from = (i: number): number => at(i < out ? i : i + 1);
    best = Math.max(best, rankSeven(from(0), from(1), from(2), from(3), from(4), from(5), from(6)));
  }
  return best;
}

/**
 * Strengths of many seven-card hands at once, seven card numbers after seven; unchecked.
 * Answers into `strengths`, whose length says how many hands there are.
 */
export function rankSevens(cards: Uint8Array, strengths: Uint16Array): void {
  prepareHigh();
  for (let hand = 0, at = 0; hand < strengths.length; hand++, at += 7) {
    strengths[hand] = rankSeven(
      cards[at] ?? 0,
      cards[at + 1] ?? 0,
      cards[at + 2] ?? 0,
      cards[at + 3] ?? 0,
      cards[at + 4] ?? 0,
      cards[at + 5] ?? 0,
      cards[at + 6] ?? 0,
    );
  }
}
