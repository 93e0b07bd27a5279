import type { AceHighs } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';
import { ranksIn, setsOf } from './sets-without-straight.ts';

/**
 * How often dealer and player are ace-high together, over all C(53, 7) × C(46, 7) deals of both (bclc-poker 5.0 §6.6.2).
 * Seven different ranks with an ace and neither straight nor flush, or the joker and six others. Which ranks two hands have
 * in common says in how many ways they can be suited without sharing a card, so that pairs of sets of ranks are counted by
 * how many they share.
 */

/** Hands of one kind: their sets of ranks, and how many cards of one suit they have at most. */
interface Kind {
  readonly ranks: readonly number[];
  readonly cards: number;
  readonly suited: number;
}

/** The ace itself, and six others. */
const natural = (): Kind => ({ ranks: setsOf(7, 5, 1), cards: 7, suited: 4 });
/** The joker for an ace, which would complete four of a straight or of a flush. */
const withJoker = (): Kind => ({ ranks: setsOf(6, 4, 0), cards: 6, suited: 3 });

const SUITS = [0, 1, 2, 3] as const;

/** Ways to suit cards one after the other, by how many of each suit there are: digits of five for two hands. */
const DIGITS = Array.from({ length: 8 }, (_, place) => 5 ** place);
const START: ReadonlyMap<number, number> = new Map([[0, 1]]);

const countAt = (state: number, place: number): number => Math.floor(state / (DIGITS[place] ?? 1)) % 5;

/** One more rank: a card of the first hand, of the second, or one of each in different suits. */
function suitedOn(
  states: ReadonlyMap<number, number>,
  most: readonly [number, number],
  of: 'first' | 'second' | 'both',
): Map<number, number> {
  const next = new Map<number, number>();
  const first = of === 'second' ? [null] : SUITS;
  const second = of === 'first' ? [null] : SUITS;
  for (const [state, ways] of states)
    for (const one of first)
      for (const other of second) {
        if (one === other) continue;
        if (one !== null && countAt(state, one) >= most[0]) continue;
        if (other !== null && countAt(state, other + 4) >= most[1]) continue;
        const after =
          state + (one === null ? 0 : (DIGITS[one] ?? 0)) + (other === null ? 0 : (DIGITS[other + 4] ?? 0));
        next.set(after, (next.get(after) ?? 0) + ways);
      }
  return next;
}

/** In how many ways two hands that share so many ranks can be suited, no card in both and neither a flush. */
function waysToSuit(one: Kind, other: Kind, shared: number): bigint {
  const most = [one.suited, other.suited] as const;
  let states = START;
  for (let rank = 0; rank < shared; rank++) states = suitedOn(states, most, 'both');
  for (let rank = shared; rank < one.cards; rank++) states = suitedOn(states, most, 'first');
  for (let rank = shared; rank < other.cards; rank++) states = suitedOn(states, most, 'second');
  return BigInt([...states.values()].reduce((sum, ways) => sum + ways, 0));
}

/** Deals of one hand of this kind. */
function hands({ ranks, cards, suited }: Kind): bigint {
  let states = START;
  for (let rank = 0; rank < cards; rank++) states = suitedOn(states, [suited, suited], 'first');
  return BigInt([...states.values()].reduce((sum, ways) => sum + ways, 0) * ranks.length);
}

/** Deals of two hands, one of each kind. */
function pairs(one: Kind, other: Kind): bigint {
  const byShared = new Map<number, number>();
  for (const a of one.ranks)
    for (const b of other.ranks) {
      const shared = ranksIn(a & b);
      byShared.set(shared, (byShared.get(shared) ?? 0) + 1);
    }
  let deals = 0n;
  for (const [shared, count] of byShared) deals += BigInt(count) * waysToSuit(one, other, shared);
  return deals;
}

function choose(n: bigint, k: bigint): bigint {
  let ways = 1n;
  for (let i = 0n; i < k; i++) ways = (ways * (n - i)) / (i + 1n);
  return ways;
}

const weighed = (
  dealerAceHigh: AceHighs['dealerAceHigh'],
  playerAceHigh: boolean,
  ways: bigint,
): Weighed<AceHighs> => ({ outcome: { dealerAceHigh, playerAceHigh }, ways });

/** Every case of the Ace High Bonus with its weight. */
export function aceHighs(): Weighed<AceHighs>[] {
  const [ace, joker] = [natural(), withJoker()];
  const players = choose(46n, 7n);
  const [aces, jokers] = [hands(ace) * players, hands(joker) * players];
  const [bothAces, oneJoker] = [pairs(ace, ace), pairs(joker, ace)];
  return [
    weighed('without-joker', true, bothAces + oneJoker), // The player's ace may be the joker.
    weighed('with-joker', true, oneJoker),
    weighed('with-joker', false, jokers - oneJoker),
    weighed('without-joker', false, aces - bothAces - oneJoker),
    weighed('no', false, choose(53n, 7n) * players - aces - jokers),
  ];
}
