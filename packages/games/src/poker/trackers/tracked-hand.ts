import { type Card, formatCard } from '@croupier/cards';
import { unscaledText } from '../phh/decimal.ts';

/** What a hand in the layout of trackers says beside the hand, and for whom it is written. */
export interface TrackedHand {
  /** Digits: a tracker takes two hands with one number for the same hand. */
  readonly number: string;
  readonly at: Date;
  readonly table: string;
  /** The seats of the table. */
  readonly chairs: number;
  readonly button: number;
  readonly named: (seat: number) => string;
  /** The seat whose own cards are written; null for what everybody saw. */
  readonly hero: number | null;
  /** Digits after the point: 2 writes cents as dollars. */
  readonly decimals: number;
}

/** Whole dollars without cents, others with both digits: "$5", "$0.50". */
export function moneyText(amount: number, { decimals }: Pick<TrackedHand, 'decimals'>): string {
  const [whole = '0', part] = unscaledText(amount, decimals).split('.');
  return `$${whole}${part === undefined ? '' : `.${part.padEnd(2, '0')}`}`;
}

/** Both stakes with cents where one has them: "$0.50/$1.00", "$2/$4". */
export function stakesText(stakes: readonly number[], told: Pick<TrackedHand, 'decimals'>): string {
  const texts = stakes.map((stake) => moneyText(stake, told));
  const cents = texts.some((text) => text.includes('.'));
  return texts.map((text) => (cents && !text.includes('.') ? `${text}.00` : text)).join('/');
}

/** "[Ah Kd]". */
export const inBrackets = (cards: readonly Card[]): string => `[${cards.map(formatCard).join(' ')}]`;

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'];
const SHORT = ['1st', '2nd', '3rd', '4th', '5th', '6th', '7th'];

/** "3rd" for stud's third street; nothing for streets with a name of their own. What stud deals seventh is its river. */
const ordinalIn = (name: string): string | undefined => SHORT[ORDINALS.indexOf(name.replace(' street', ''))];
const isRiver = (name: string): boolean => name === 'seventh street';

/** In the middle of a sentence: "3rd Street", "Flop". */
export function streetName(name: string): string {
  if (isRiver(name)) return 'River';
  const ordinal = ordinalIn(name);
  return ordinal ? `${ordinal} Street` : `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
}

/** In a heading: "3rd STREET", "FLOP". */
export function streetTitle(name: string): string {
  if (isRiver(name)) return 'RIVER';
  const ordinal = ordinalIn(name);
  return ordinal ? `${ordinal} STREET` : name.toUpperCase();
}

export const heading = (title: string): string => `*** ${title} ***`;
