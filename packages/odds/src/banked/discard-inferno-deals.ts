import { cardOf, poker, rankPoker } from '@croupier/cards';
import { dealerRemoves } from '@croupier/games';
import { SetsBeside } from './beside-a-card.ts';
import { ordersOf } from './discard-inferno-dealer.ts';
import { HeldSets, SmallSets } from './held-sets.ts';

const SUITS = 4;
const SIX = 6;
/** All numbers of orders are multiples of it; counted in such dozens, the sums over all deals are exact. */
const DOZEN = 12;
const ORDERS_OF_SIX = 720;

/** A class of six cards beside the card that is up: how many dozens of orders of the dealer's other six it loses to, ties and beats. */
export interface InfernoCase {
  readonly own: Uint8Array;
  readonly hand: number;
  readonly beaten: number;
  readonly tied: number;
  readonly won: number;
  /** How many sets of six are in the class, the suit of the card that is up being given. */
  readonly weight: number;
}

/**
 * Every class of six cards beside a card of this rank that is up. Hands are gone through from the weakest to the strongest, one's own and
 * the dealer's together. Of the dealer's so far it is known how many hold each set of up to five cards: those that hold none of one's own
 * are found by inclusion and exclusion.
 */
export function eachInfernoCase(
  rank: number,
  ranks: readonly number[],
  look: (one: InfernoCase) => void,
): void {
  const dealers = dealersWith(rank, ranks);
  const own = new SetsBeside(rank, ranks, SIX);
  const hands = byStrength(own, (cards) => rankPoker([...cards]));
  const below = new Float64Array(own.length);
  const all = dozens(ranks.length * SUITS - 1 - SIX);
  for (let hand = 1; hand <= poker.classes; hand += 1) {
    const equals = hands.of(hand);
    for (const at of equals) below[at] = dealers.besides(own.cards(at));
    dealers.add(hand);
    for (const at of equals) {
      const cards = own.cards(at);
      const notAbove = dealers.besides(cards) + dealers.same(cards, hand);
      const won = below[at] ?? 0;
      look({ own: cards, hand, beaten: all - notAbove, tied: notAbove - won, won, weight: own.weight(at) });
    }
  }
}

/** In how many dozens of orders six of so many cards come. */
const dozens = (left: number): number =>
  Array.from({ length: SIX }, (_, i) => left - i).reduce((product, many) => product * many, 1) / DOZEN;

/** The dealer's hands, which are added from the weakest to the strongest. */
interface Dealers {
  readonly add: (strength: number) => void;
  /** How many dozens of orders of those that were added have none of these six cards, but for a hand of all six. */
  readonly besides: (own: Uint8Array) => number;
  /** The orders of the hand of all six, where it is not stronger than this; it comes with a sign of its own. */
  readonly same: (own: Uint8Array, strength: number) => number;
}

const removes = (card: number): boolean => dealerRemoves(cardOf(card));
const highOf = (cards: Uint8Array): number => cards.reduce((sum, card) => sum + (removes(card) ? 1 : 0), 0);

function dealersWith(rank: number, ranks: readonly number[]): Dealers {
  const up = rank * SUITS;
  return removes(up) ? dealersWithout(up, ranks) : dealersOfSeven(up, ranks);
}

/** Where the card that is up stays, so do all others. */
function dealersOfSeven(up: number, ranks: readonly number[]): Dealers {
  const hidden = new SetsBeside(up >> 2, ranks, SIX);
  const strengthOf = (cards: Uint8Array): number => rankPoker([up, ...cards]);
  const strengths = byStrength(hidden, strengthOf);
  const held = new HeldSets(new SmallSets(up >> 2, ranks), 1);
  const each = ORDERS_OF_SIX / DOZEN;
  return {
    add: (strength) => {
      for (const at of strengths.of(strength)) held.add(hidden.cards(at), hidden.weight(at), [each]);
    },
    besides: (own) => held.besides(own, 0),
    same: (own, strength) => (strengthOf(own) <= strength ? each : 0),
  };
}

/** In how many dozens of orders these are kept where so many of the cards that are left are removed. */
const orders = (kept: Uint8Array, left: number): number =>
  ordersOf(kept.length, kept.length - highOf(kept), left) / DOZEN;

/** Where it is removed, what is left depends on the order; how many orders there are depends on how many of one's own cards would be removed. */
function dealersWithout(up: number, ranks: readonly number[]): Dealers {
  const high = ranks.filter((rank) => removes(rank * SUITS)).length * SUITS - 1;
  const lists = [1, 2, 3, 4, 5, SIX].map((size) => {
    const kept = new SetsBeside(up >> 2, ranks, size);
    return { kept, strengths: byStrength(kept, (cards) => rankPoker([...cards])) };
  });
  const small = new SmallSets(up >> 2, ranks);
  const held = new HeldSets(small, 1);
  const heldShort = new HeldSets(small, SIX + 1);
  return {
    add: (strength) => {
      for (const { kept, strengths } of lists)
        for (const at of strengths.of(strength)) {
          const cards = kept.cards(at);
          // All six are kept in as many orders whatever one holds.
          if (kept.size === SIX) held.add(cards, kept.weight(at), [orders(cards, high)]);
          else {
            const counts = Array.from({ length: SIX + 1 }, (_, mine) => orders(cards, high - mine));
            heldShort.add(cards, kept.weight(at), counts);
          }
        }
    },
    besides: (own) => held.besides(own, 0) + heldShort.besides(own, highOf(own)),
    same: (own, strength) => (rankPoker([...own]) <= strength ? orders(own, high) : 0),
  };
}

/** The sets of each strength. */
interface ByStrength {
  readonly of: (strength: number) => Uint32Array;
}

function byStrength(sets: SetsBeside, strengthOf: (cards: Uint8Array) => number): ByStrength {
  const strengths = new Uint16Array(sets.length);
  const ends = new Uint32Array(poker.classes + 2);
  for (let at = 0; at < sets.length; at += 1) {
    const strength = strengthOf(sets.cards(at));
    strengths[at] = strength;
    ends[strength + 1] = (ends[strength + 1] ?? 0) + 1;
  }
  for (let i = 1; i < ends.length; i += 1) ends[i] = (ends[i] ?? 0) + (ends[i - 1] ?? 0);
  const next = ends.slice();
  const order = new Uint32Array(sets.length);
  for (let at = 0; at < sets.length; at += 1) {
    const strength = strengths[at] ?? 0;
    order[next[strength] ?? 0] = at;
    next[strength] = (next[strength] ?? 0) + 1;
  }
  return { of: (strength) => order.subarray(ends[strength], ends[strength + 1]) };
}
