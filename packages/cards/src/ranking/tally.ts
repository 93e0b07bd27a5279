/**
 * Counting all seven-card hands of some cards by strength. Cards are taken from the highest down, and what the first six
 * have in common is worked out once for all hands that continue them: the row of the table in which the last card's rank
 * is looked up, and whether a flush is possible at all. Where it is not, one look serves all suits of the last card.
 */
import type { Card } from '../card.ts';
import { CARD_KEYS, FLUSHES, pokerLadder, prepareHigh, SEVENS } from './high.ts';
import { checkHand } from './legal-hand.ts';
import { PLACE } from './multiset.ts';

/** By the suit part of the key of some cards: 0, or one more than a suit of which there are so many or more. */
const suitIn = (cards: number, many: number): Uint8Array =>
  Uint8Array.from({ length: 512 }, (_, key) => {
    const counts = [0, key & 7, (key >> 3) & 7, key >> 6];
    counts[0] = cards - counts.reduce((sum, count) => sum + count);
    return counts.findIndex((count) => count >= many) + 1;
  });
const THREE_OF_FIVE: Uint8Array = suitIn(5, 3);
const FOUR_OF_SIX: Uint8Array = suitIn(6, 4);

/** The cards still in play, from the lowest, and for each how many live cards of each rank lie below it. */
interface LiveCards {
  readonly cards: Uint8Array;
  /** Live cards of a rank below card number `c`: `below[c * 16 + rank]`. */
  readonly below: Uint8Array;
  /** One bit for each live card of a rank, by suit. */
  readonly suits: Uint8Array;
}

function liveCards(live: readonly Card[]): LiveCards {
  checkHand(live, { least: 7, most: 52, deck: 'standard', decks: 1 }, 'An enumeration');
  const cards = Uint8Array.from(live).toSorted();
  const below = new Uint8Array(52 * 16);
  const suits = new Uint8Array(16);
  for (const card of cards) {
    suits[card >> 2] = (suits[card >> 2] ?? 0) | (1 << (card & 3));
    for (let other = card + 1; other < 52; other++) {
      const place = other * 16 + (card >> 2);
      below[place] = (below[place] ?? 0) + 1;
    }
  }
  return { cards, below, suits };
}

const place = (k: number, card: number): number => PLACE[(k << 4) + (card >> 2)] ?? 0;

/** Adds all hands that continue five cards, the lowest of them `e`, of which no suit can become a flush. */
function tallyLastTwo(e: number, base5: number, below: Uint8Array, tally: Uint32Array): void {
  const row = e << 4;
  for (let rank = 0; rank <= e >> 2; rank++) {
    const ways = below[row + rank] ?? 0;
    if (ways === 0) continue;
    const base = base5 + (PLACE[16 + rank] ?? 0);
    for (let last = 0; last < rank; last++) {
      const strength = SEVENS[base + last] ?? 0;
      tally[strength] = (tally[strength] ?? 0) + ways * (below[row + last] ?? 0);
    }
    const strength = SEVENS[base + rank] ?? 0;
    tally[strength] = (tally[strength] ?? 0) + ((ways * (ways - 1)) >> 1);
  }
}

const inSuit = (card: number, suit: number): number => ((card & 3) === suit ? 1 << (card >> 2) : 0);

/** Adds all hands whose highest card is the live card at `top` to the tally. */
function tallyBelow(top: number, live: LiveCards, tally: Uint32Array): void {
  const { cards, below, suits } = live;
  const a = cards[top] ?? 0;
  for (let ib = top - 1; ib >= 5; ib--) {
    const b = cards[ib] ?? 0;
    const base2 = place(6, a) + place(5, b);
    const key2 = (CARD_KEYS[a] ?? 0) + (CARD_KEYS[b] ?? 0);
    for (let ic = ib - 1; ic >= 4; ic--) {
      const c = cards[ic] ?? 0;
      const base3 = base2 + place(4, c);
      const key3 = (key2 + (CARD_KEYS[c] ?? 0)) | 0;
      for (let id = ic - 1; id >= 3; id--) {
        const d = cards[id] ?? 0;
        const base4 = base3 + place(3, d);
        const key4 = (key3 + (CARD_KEYS[d] ?? 0)) | 0;
        for (let ie = id - 1; ie >= 2; ie--) {
          const e = cards[ie] ?? 0;
          const base5 = base4 + place(2, e);
          const key5 = (key4 + (CARD_KEYS[e] ?? 0)) | 0;
          if ((THREE_OF_FIVE[key5 & 511] ?? 0) === 0) {
            tallyLastTwo(e, base5, below, tally);
            continue;
          }
          for (let jf = ie - 1; jf >= 1; jf--) {
            const f = cards[jf] ?? 0;
            const base = base5 + place(1, f);
            const suited = FOUR_OF_SIX[(key5 + (CARD_KEYS[f] ?? 0)) & 511] ?? 0;
            const row = f << 4;
            const rank = f >> 2;
            if (suited === 0) {
              for (let last = 0; last <= rank; last++) {
                const strength = SEVENS[base + last] ?? 0;
                tally[strength] = (tally[strength] ?? 0) + (below[row + last] ?? 0);
              }
              continue;
            }
            const s = suited - 1;
            const set =
              inSuit(a, s) | inSuit(b, s) | inSuit(c, s) | inSuit(d, s) | inSuit(e, s) | inSuit(f, s);
            const flush = FLUSHES[set] ?? 0;
            for (let last = 0; last <= rank; last++) {
              const more = ((suits[last] ?? 0) >> s) & (last < rank || s < (f & 3) ? 1 : 0);
              const strength = flush === 0 ? (SEVENS[base + last] ?? 0) : flush;
              tally[strength] = (tally[strength] ?? 0) + (below[row + last] ?? 0) - more;
              const longer = FLUSHES[set | (1 << last)] ?? 0;
              tally[longer] = (tally[longer] ?? 0) + more;
            }
          }
        }
      }
    }
  }
}

/** An empty tally with a place for each strength of poker's ladder. */
export const emptyTally = (): Uint32Array<ArrayBuffer> => new Uint32Array(pokerLadder().classes + 1);

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
