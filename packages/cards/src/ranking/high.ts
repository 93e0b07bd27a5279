/**
 * The unchecked evaluators of poker's high hands: best five of five, six, seven and eight cards of one deck. They
 * take cards as plain numbers, believe what they are given and answer with a strength on `pokerLadder`; `poker` (in
 * poker.ts) is the same with a check in front. Enumeration, odds and simulation belong here.
 *
 * A card is a key, and the key of a hand is the sum of its cards' keys: above bit 9 numbers chosen so that no two sets
 * of up to seven ranks have the same sum, below it the suits counted in three fields of 3 bits (the fourth suit is the
 * rest). Unless a small table finds five of a suit, the sum is hashed to the strength without a collision. If a suit
 * has five of seven cards, the other two cannot make a full house or better, so the flush decides.
 *
 * Tables are filled on the first call, which is recognised by the strength 0 that no hand has.
 */
import { buildLadder, type Ladder, ranksOf } from './ladder.ts';
import { lazily } from './lazily.ts';
import { eachMultiset, fitsOneDeck, indexOfSorted, indexWithout, multisets } from './multiset.ts';

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

const SUIT_BITS = 9;
const SUITS = (1 << SUIT_BITS) - 1;

/** What a card adds to the key of its hand. */
export const CARD_KEYS: Int32Array = Int32Array.from({ length: 52 }, (_, card) => {
  const suit = card & 3;
  return ((RANK_KEYS[card >> 2] ?? 0) << SUIT_BITS) | (suit === 0 ? 0 : 1 << (3 * (suit - 1)));
});

/** By the suit part of a key: 0, or one more than the suit of which there are at least five. */
const suitedIn = (cards: number): Uint8Array =>
  Uint8Array.from({ length: 1 << SUIT_BITS }, (_, key) => {
    const counts = [0, key & 7, (key >> 3) & 7, key >> 6];
    counts[0] = cards - counts.reduce((sum, count) => sum + count);
    return counts.findIndex((count) => count >= 5) + 1;
  });
const SUITED_5: Uint8Array = suitedIn(5);
const SUITED_6: Uint8Array = suitedIn(6);
const SUITED_7: Uint8Array = suitedIn(7);

/** The hash: a product scatters the sum, its top bits choose a row, and each row is shifted to where it finds room. */
const SCATTER = 0x27d4eb2f << SUIT_BITS;
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
  const sixes = bestWithOneLess(6, fives);
  SEVENS.set(bestWithOneLess(7, sixes));
  fillFlushes(FLUSHES, ladder);
  fillHash(5, fives, ROW_5, SHIFTS_5, STRENGTHS_5);
  fillHash(6, sixes, ROW_6, SHIFTS_6, STRENGTHS_6);
  fillHash(7, SEVENS, ROW_7, SHIFTS_7, STRENGTHS_7);
  ready = true;
}

/** The best hand among n ranks is the best of those that leave one of them out. */
function bestWithOneLess(n: number, fewer: Uint16Array): Uint16Array {
  const best = new Uint16Array(multisets(n));
  eachMultiset(n, (ranks, index) => {
    if (!fitsOneDeck(ranks)) return;
    let strength = 0;
    for (let place = 0; place < n; place++) {
      strength = Math.max(strength, fewer[indexWithout(ranks, place)] ?? 0);
    }
    best[index] = strength;
  });
  return best;
}

/** The same for sets of ranks of one suit. */
function fillFlushes(flushes: Uint16Array, ladder: Ladder): void {
  for (let set = 0; set < flushes.length; set++) {
    const ranks = ranksOf(set);
    if (ranks.length === 5) flushes[set] = ladder.suited[indexOfSorted(ranks)] ?? 0;
    if (ranks.length <= 5) continue;
    let best = 0;
    for (const rank of ranks) best = Math.max(best, flushes[set & ~(1 << rank)] ?? 0);
    flushes[set] = best;
  }
}

function fillHash(
  n: number,
  values: Uint16Array,
  row: number,
  shifts: Uint16Array,
  strengths: Uint16Array,
): void {
  const room = strengths.length - 1;
  const sizes = new Uint8Array(shifts.length);
  const scattered = new Int32Array(values.length);
  eachMultiset(n, (ranks, index) => {
    if (values[index] === 0) return;
    let sum = 0;
    for (const rank of ranks) sum += RANK_KEYS[rank] ?? 0;
    const product = Math.imul(sum, SCATTER);
    scattered[index] = product;
    sizes[product >>> row] = (sizes[product >>> row] ?? 0) + 1;
  });
  const starts = new Int32Array(shifts.length + 1);
  sizes.forEach((size, at) => {
    starts[at + 1] = (starts[at] ?? 0) + size;
  });
  const members = new Int32Array(starts.at(-1) ?? 0);
  const filled = starts.slice();
  scattered.forEach((product, index) => {
    if (values[index] === 0) return;
    const at = product >>> row;
    const next = filled[at] ?? 0;
    members[next] = index;
    filled[at] = next + 1;
  });
  // Full rows first, while there is much room.
  const order = Array.from(sizes.keys()).toSorted((a, b) => (sizes[b] ?? 0) - (sizes[a] ?? 0));
  const slots = new Int32Array(64);
  for (const at of order) {
    const start = starts[at] ?? 0;
    const size = sizes[at] ?? 0;
    for (let i = 0; i < size; i++)
      slots[i] = ((scattered[members[start + i] ?? 0] ?? 0) >>> SUIT_BITS) & room;
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

function fitsAt(slots: Int32Array, size: number, shift: number, taken: Uint16Array): boolean {
  for (let i = 0; i < size; i++) if (taken[(slots[i] ?? 0) ^ shift] !== 0) return false;
  return true;
}

const inSuit = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** Five cards; unchecked. */
export function rankFive(a: number, b: number, c: number, d: number, e: number): number {
  const key =
    (CARD_KEYS[a] ?? 0) +
    (CARD_KEYS[b] ?? 0) +
    (CARD_KEYS[c] ?? 0) +
    (CARD_KEYS[d] ?? 0) +
    (CARD_KEYS[e] ?? 0);
  if ((SUITED_5[key & SUITS] ?? 0) !== 0) {
    prepareHigh();
    return (
      FLUSHES[(1 << (a >> 2)) | (1 << (b >> 2)) | (1 << (c >> 2)) | (1 << (d >> 2)) | (1 << (e >> 2))] ?? 0
    );
  }
  const product = Math.imul(key >>> SUIT_BITS, SCATTER);
  const strength = STRENGTHS_5[((product >>> SUIT_BITS) & ROOM_5) ^ (SHIFTS_5[product >>> ROW_5] ?? 0)] ?? 0;
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
  const suited = SUITED_6[key & SUITS] ?? 0;
  if (suited !== 0) {
    prepareHigh();
    const s = suited - 1;
    const set = inSuit(a, s) | inSuit(b, s) | inSuit(c, s) | inSuit(d, s) | inSuit(e, s) | inSuit(f, s);
    return FLUSHES[set] ?? 0;
  }
  const product = Math.imul(key >>> SUIT_BITS, SCATTER);
  const strength = STRENGTHS_6[((product >>> SUIT_BITS) & ROOM_6) ^ (SHIFTS_6[product >>> ROW_6] ?? 0)] ?? 0;
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
  const suited = SUITED_7[key & SUITS] ?? 0;
  if (suited !== 0) return rankSuited(a, b, c, d, e, f, g, suited - 1);
  const product = Math.imul(key >>> SUIT_BITS, SCATTER);
  const strength = STRENGTHS_7[((product >>> SUIT_BITS) & ROOM_7) ^ (SHIFTS_7[product >>> ROW_7] ?? 0)] ?? 0;
  if (strength !== 0) return strength;
  prepareHigh();
  return rankSeven(a, b, c, d, e, f, g);
}

/** Given the sum of seven cards' keys: 0, or one more than the suit of which there are five or more. */
export const flushSuitOfSeven = (key: number): number => SUITED_7[key & SUITS] ?? 0;

/** The strength of seven ranks, whatever their suits, by the sum of the cards' keys; unchecked, and only when prepared. */
export function rankSevenRanks(key: number): number {
  const product = Math.imul(key >>> SUIT_BITS, SCATTER);
  return STRENGTHS_7[((product >>> SUIT_BITS) & ROOM_7) ^ (SHIFTS_7[product >>> ROW_7] ?? 0)] ?? 0;
}

function rankSuited(
  a: number,
  b: number,
  c: number,
  d: number,
  e: number,
  f: number,
  g: number,
  s: number,
): number {
  prepareHigh();
  const four = inSuit(a, s) | inSuit(b, s) | inSuit(c, s) | inSuit(d, s);
  return FLUSHES[four | inSuit(e, s) | inSuit(f, s) | inSuit(g, s)] ?? 0;
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
