/**
 * Counting all seven-card hands of some cards by strength. Cards are taken from the highest down. After four of them the
 * ranks of the other three are looked up for all suits together: their hands lie side by side in the table of ranks, and
 * in how many suits they come depends on the fourth card alone. That counts every hand as if there were no flushes; the
 * hands that are one are then taken from where they were counted and put where they belong.
 */
import type { Card } from '../card.ts';
import { CARD_KEYS, FLUSHES, pokerLadder, prepareHigh, SEVENS, SUIT_SHIFT, suitHolding } from './high.ts';
import { checkHand } from './legal-hand.ts';
import { PLACE } from './multiset.ts';

const THREE_OF_FIVE: Uint8Array = suitHolding(3, 5);
const FOUR_OF_FIVE: Uint8Array = suitHolding(4, 5);

/** The cards in play, from the lowest, and what lies below each of them. */
interface LiveCards {
  readonly cards: Uint8Array;
  /** Live cards of a rank below card `c`: `below[c * 16 + rank]`. */
  readonly below: Uint8Array;
  /** In how many ways three live cards below `c` have three ranks: `triples[c * 512 + index of the ranks]`. */
  readonly triples: Uint8Array;
  /** The live ranks of each suit, as a set. */
  readonly ranks: Uint16Array;
}

function liveCards(live: readonly Card[]): LiveCards {
  checkHand(live, { least: 7, most: 52, deck: 'standard', decks: 1 }, 'An enumeration');
  const cards = Uint8Array.from(live).toSorted();
  const below = new Uint8Array(52 * 16);
  const ranks = new Uint16Array(4);
  for (const card of cards) {
    ranks[card & 3] = (ranks[card & 3] ?? 0) | (1 << (card >> 2));
    for (let other = card + 1; other < 52; other++) {
      const at = other * 16 + (card >> 2);
      below[at] = (below[at] ?? 0) + 1;
    }
  }
  const triples = new Uint8Array(52 * 512);
  for (const card of cards) {
    const row = card * 512;
    for (const high of cards) {
      if (high >= card) break;
      for (let middle = 0; middle <= high >> 2; middle++) {
        const ways = below[high * 16 + middle] ?? 0;
        const index = row + place(2, high) + (PLACE[16 + middle] ?? 0);
        for (let low = 0; low < middle; low++) {
          triples[index + low] = (triples[index + low] ?? 0) + ways * (below[high * 16 + low] ?? 0);
        }
        triples[index + middle] = (triples[index + middle] ?? 0) + (ways * (ways - 1)) / 2;
      }
    }
  }
  return { cards, below, triples, ranks };
}

const place = (k: number, card: number): number => PLACE[(k << 4) + (card >> 2)] ?? 0;

const inSuit = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** Adds all hands whose highest card is the live card at `top` to the tally. */
function tallyBelow(top: number, live: LiveCards, tally: Uint32Array): void {
  const { cards } = live;
  const a = cards[top] ?? 0;
  for (let ib = top - 1; ib >= 5; ib--) {
    const b = cards[ib] ?? 0;
    for (let ic = ib - 1; ic >= 4; ic--) {
      const c = cards[ic] ?? 0;
      const base3 = place(6, a) + place(5, b) + place(4, c);
      const key3 = ((CARD_KEYS[a] ?? 0) + (CARD_KEYS[b] ?? 0) + (CARD_KEYS[c] ?? 0)) | 0;
      for (let id = ic - 1; id >= 3; id--) {
        const d = cards[id] ?? 0;
        const base4 = base3 + place(3, d);
        const key4 = (key3 + (CARD_KEYS[d] ?? 0)) | 0;
        tallyLastThree(d, base4, live.triples, tally);
        for (let ie = id - 1; ie >= 2; ie--) {
          const e = cards[ie] ?? 0;
          const suits = (key4 + (CARD_KEYS[e] ?? 0)) >>> SUIT_SHIFT;
          const suit = (THREE_OF_FIVE[suits] ?? 0) - 1;
          if (suit < 0) continue;
          const set = inSuit(a, suit) | inSuit(b, suit) | inSuit(c, suit) | inSuit(d, suit) | inSuit(e, suit);
          const base5 = base4 + place(2, e);
          const more = ranksBelow(e, suit, live);
          if ((FOUR_OF_FIVE[suits] ?? 0) === 0) moveFromThree(base5, set, more, tally);
          else moveFromFour(e, base5, set, more, live.below, tally);
        }
      }
    }
  }
}

/** Adds all hands that continue four cards, the lowest of them `d`, as if there were no flushes. */
function tallyLastThree(d: number, base4: number, triples: Uint8Array, tally: Uint32Array): void {
  const row = d << 9;
  const end = PLACE[32 + (d >> 2) + 1] ?? 0;
  // Neighbours are often alike, since the lowest of seven cards seldom matter: they are added together.
  let strength = SEVENS[base4] ?? 0;
  let hands = triples[row] ?? 0;
  for (let triple = 1; triple < end; triple++) {
    const next = SEVENS[base4 + triple] ?? 0;
    if (next !== strength) {
      tally[strength] = (tally[strength] ?? 0) + hands;
      strength = next;
      hands = 0;
    }
    hands += triples[row + triple] ?? 0;
  }
  tally[strength] = (tally[strength] ?? 0) + hands;
}

/** The live ranks of a suit below a card. */
function ranksBelow(card: number, suit: number, { ranks }: LiveCards): number {
  const rank = card >> 2;
  return (ranks[suit] ?? 0) & ((1 << (suit < (card & 3) ? rank + 1 : rank)) - 1);
}

function move(from: number, to: number, hands: number, tally: Uint32Array): void {
  tally[from] = (tally[from] ?? 0) - hands;
  tally[to] = (tally[to] ?? 0) + hands;
}

/** Of five cards three are of a suit, with ranks `set`: the last two make a flush if both are of it, of ranks in `more`. */
function moveFromThree(base5: number, set: number, more: number, tally: Uint32Array): void {
  for (let rest = more; rest !== 0; rest &= rest - 1) {
    const low = 31 - Math.clz32(rest & -rest);
    for (let above = rest & (rest - 1); above !== 0; above &= above - 1) {
      const high = 31 - Math.clz32(above & -above);
      const apart = SEVENS[base5 + (PLACE[16 + high] ?? 0) + low] ?? 0;
      move(apart, FLUSHES[set | (1 << low) | (1 << high)] ?? 0, 1, tally);
    }
  }
}

/** Of five cards four or five are of a suit: one of the last two is enough for a flush, or none is needed. */
function moveFromFour(
  e: number,
  base5: number,
  set: number,
  more: number,
  below: Uint8Array,
  tally: Uint32Array,
): void {
  const already = FLUSHES[set] ?? 0;
  for (let high = 0; high <= e >> 2; high++) {
    const highSuited = (more >> high) & 1;
    const highOthers = (below[e * 16 + high] ?? 0) - highSuited;
    const withHigh = FLUSHES[set | (1 << high)] ?? 0;
    for (let low = 0; low <= high; low++) {
      const apart = SEVENS[base5 + (PLACE[16 + high] ?? 0) + low] ?? 0;
      if (low === high) {
        move(apart, withHigh, highSuited * highOthers, tally);
        if (already !== 0) move(apart, already, (highOthers * (highOthers - 1)) / 2, tally);
        continue;
      }
      const lowSuited = (more >> low) & 1;
      const lowOthers = (below[e * 16 + low] ?? 0) - lowSuited;
      move(apart, FLUSHES[set | (1 << high) | (1 << low)] ?? 0, highSuited * lowSuited, tally);
      move(apart, withHigh, highSuited * lowOthers, tally);
      move(apart, FLUSHES[set | (1 << low)] ?? 0, lowSuited * highOthers, tally);
      if (already !== 0) move(apart, already, highOthers * lowOthers, tally);
    }
  }
}

/** An empty tally with a place for each strength of poker's ladder. */
export const emptyTally = (): Uint32Array => new Uint32Array(pokerLadder().classes + 1);

/** How many parts a tally of these cards has: one for each card that can be the highest of seven. */
export const sevensParts = (live: readonly Card[]): number => live.length - 6;

/**
 * Adds to `tally` (see `emptyTally`) how many seven-card hands of the live cards have each strength. Parts can be counted
 * apart, in any order; without a part, all are.
 */
export function tallySevens(live: readonly Card[], tally: Uint32Array, part?: number): void {
  prepareHigh();
  const ready = liveCards(live);
  if (part !== undefined) {
    if (part >= 0 && part < sevensParts(live)) tallyBelow(part + 6, ready, tally);
    return;
  }
  for (let top = 6; top < live.length; top++) tallyBelow(top, ready, tally);
}
