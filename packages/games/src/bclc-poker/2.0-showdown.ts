import { type Card, paiGowHigh, rankPaiGow, type Strength, strengthOf, withArticle } from '@croupier/cards';
import { cardsOfPart, type Parts, type Place, type Refusal, section } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';

const at = section(bclcPoker, '2.0');

/** The two hands that seven cards are set in: low in front, high behind (§8.3.1). */
export type PaiGowParts = Readonly<Record<'low' | 'high', readonly Card[]>>;

/** What the wagers on a hand look at: its seven cards, both of its hands, and both of whoever banks. */
export interface PaiGowShowdown {
  readonly cards: readonly Card[];
  /** The seven cards of whoever banks. */
  readonly banker: readonly Card[];
  readonly low: Strength;
  readonly high: Strength;
  readonly bankerLow: Strength;
  readonly bankerHigh: Strength;
  readonly fouled: boolean;
  /** Every basic wager is given back, whatever the hands: where a section says so (5.0 §6.2). */
  readonly returned?: boolean;
}

const rankOf = (cards: readonly Card[]): Strength => strengthOf(rankPaiGow(cards));

/** "pair of aces" */
export const describePart = (cards: readonly Card[]): string => paiGowHigh.describe(rankOf(cards));

/** §8.3.3: a low hand above the high one (READINGS 31: an equal one is not). */
export const isFouled = (low: readonly Card[], high: readonly Card[]): boolean => rankOf(low) > rankOf(high);

const FOUL: Refusal = {
  reason: 'The low hand would be higher than the high hand: a hand that is set so is fouled and loses.',
  cite: at('8.3.3'),
};

export const foul = ({ low = [], high = [] }: Parts<readonly Card[]>): Refusal | undefined =>
  isFouled(low, high) ? FOUL : undefined;

/** "a pair of aces in front and kings and tens behind" */
export const handInWords = (low: Strength, high: Strength): string =>
  `${withArticle(paiGowHigh.describe(low))} in front and ${withArticle(paiGowHigh.describe(high))} behind`;

/** Seven cards that are set, and how both hands rank. */
export interface SetHand {
  readonly cards: readonly Card[];
  readonly low: Strength;
  readonly high: Strength;
}

export const ranked = (hand: Place): SetHand => ({
  cards: hand.cards,
  low: rankOf(cardsOfPart(hand, 'low')),
  high: rankOf(cardsOfPart(hand, 'high')),
});

/** A hand that is set against the one that banks. */
export const showdown = ({ cards, low, high }: SetHand, banker: SetHand): PaiGowShowdown => ({
  cards,
  banker: banker.cards,
  low,
  high,
  bankerLow: banker.low,
  bankerHigh: banker.high,
  fouled: low > high,
});

const lowWins = ({ low, bankerLow }: PaiGowShowdown): boolean => low > bankerLow;
const highWins = ({ high, bankerHigh }: PaiGowShowdown): boolean => high > bankerHigh;

/** §8.4.1: both hands higher. Equal hands are the bank's (§8.4.4), and a fouled hand loses whatever it holds (§8.3.3). */
export const wins = (hand: PaiGowShowdown): boolean =>
  !hand.returned && !hand.fouled && lowWins(hand) && highWins(hand);

/** §8.4.2, §8.4.6: one hand higher, the other lower or equal. */
export const pushes = (hand: PaiGowShowdown): boolean =>
  hand.returned || (!hand.fouled && lowWins(hand) !== highWins(hand));

/** "wins", "pushes", "loses", "is fouled and loses" */
export function outcomeInWords(hand: PaiGowShowdown): string {
  if (pushes(hand)) return 'pushes';
  if (hand.fouled) return 'is fouled and loses';
  return wins(hand) ? 'wins' : 'loses';
}
