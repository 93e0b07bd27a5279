import {
  type Card,
  type FortuneBonusRow,
  fortuneAsiaHigh,
  fortuneBonus,
  rankFortuneAsia,
  rankFortuneBonus,
  type Strength,
  strengthOf,
} from '@croupier/cards';
import { cardsOfPart, type Parts, type Place, type Refusal, section } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';
import { type InsuranceHand, unpairedRank } from './16.0-insurance.ts';
import type { FortuneHand } from './fortune-bonus.ts';

const at = section(bclcPoker, '16.0');

/** The three hands that seven cards are set in (§2.1.2). */
export type FortuneAsiaParts = Readonly<Record<'low' | 'mid' | 'high', readonly Card[]>>;

/** A hand that is set, and how its parts rank. */
export interface SetHand {
  readonly cards: readonly Card[];
  readonly low: Strength;
  readonly mid: Strength;
  readonly high: Strength;
}

/** What the wagers on a hand look at: its parts, the dealer's, and all seven cards for the bonuses. */
export interface FortuneAsiaShowdown extends SetHand, FortuneHand, InsuranceHand {
  readonly dealer: SetHand;
}

const rankOf = (cards: readonly Card[]): Strength => strengthOf(rankFortuneAsia(cards));

/** "pair of aces" */
const inWords = (strength: Strength): string => fortuneAsiaHigh.describe(strength);
export const describePart = (cards: readonly Card[]): string => inWords(rankOf(cards));

/** "low ace high, medium pair of nines, high flush, ten high" */
export const handInWords = ({ low, mid, high }: SetHand): string =>
  `low ${inWords(low)}, medium ${inWords(mid)}, high ${inWords(high)}`;

export const ranked = (hand: Place): SetHand => ({
  cards: hand.cards,
  low: rankOf(cardsOfPart(hand, 'low')),
  mid: rankOf(cardsOfPart(hand, 'mid')),
  high: rankOf(cardsOfPart(hand, 'high')),
});

/** §6.6.1: the medium hand above the high one, or the low above the medium; equal ones are none (READINGS 43). */
const isFouled = ({ low, mid, high }: SetHand): boolean => mid > high || low > mid;

const foulOf = (which: string, above: string): Refusal => ({
  reason: `The ${which} hand would be above the ${above} one: fouled, it loses.`,
  cite: at('6.6.1'),
});
const MEDIUM_ABOVE = foulOf('medium', 'high');
const LOW_ABOVE = foulOf('low', 'medium');

export function foul({ low = [], mid = [], high = [] }: Parts<readonly Card[]>): Refusal | undefined {
  if (rankOf(mid) > rankOf(high)) return MEDIUM_ABOVE;
  return rankOf(low) > rankOf(mid) ? LOW_ABOVE : undefined;
}

/** How many of the three hands are higher than the dealer's; equal ones are the dealer's (§6.11.1). */
const matchesWon = ({ low, mid, high, dealer }: FortuneAsiaShowdown): number =>
  Number(low > dealer.low) + Number(mid > dealer.mid) + Number(high > dealer.high);

/** §2.1.5, §6.11.2: two of the three or all; a fouled hand loses whatever it holds (§6.6.1). */
export const wins = (hand: FortuneAsiaShowdown): boolean => !isFouled(hand) && matchesWon(hand) >= 2;

/** "wins two of three", "loses two of three", "is fouled and loses" */
export function outcomeInWords(hand: FortuneAsiaShowdown): string {
  if (isFouled(hand)) return 'is fouled and loses';
  const won = matchesWon(hand);
  const most = Math.max(won, 3 - won);
  return `${won >= 2 ? 'wins' : 'loses'} ${most === 3 ? 'all three' : 'two of three'}`;
}

export const outcomeClause = (hand: FortuneAsiaShowdown): string => {
  if (isFouled(hand)) return '6.6.1';
  return wins(hand) ? '6.11.2' : '6.11.3';
};

/** A hand that is set against the dealer's; its rows of the bonuses are looked up when somebody asks. */
export class Showdown implements FortuneAsiaShowdown {
  readonly cards: readonly Card[];
  readonly low: Strength;
  readonly mid: Strength;
  readonly high: Strength;
  readonly dealer: SetHand;
  #fortune: FortuneBonusRow | undefined;
  #unpaired: number | null | undefined = null;

  constructor({ cards, low, mid, high }: SetHand, dealer: SetHand) {
    this.cards = cards;
    this.low = low;
    this.mid = mid;
    this.high = high;
    this.dealer = dealer;
  }

  get fortune(): FortuneBonusRow {
    this.#fortune ??= fortuneBonus.categoryOf(strengthOf(rankFortuneBonus(this.cards)));
    return this.#fortune;
  }

  get unpaired(): number | undefined {
    if (this.#unpaired === null) this.#unpaired = unpairedRank(this.cards);
    return this.#unpaired;
  }
}
