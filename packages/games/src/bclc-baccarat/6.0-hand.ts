import { type Card, rankOf } from '@croupier/cards';
import { callTotal } from '../baccarat/calls.ts';
import { totalOf } from '../baccarat/points.ts';

const JACK = 9;
const KING = 11;

/** King, queen and jack; a ten is none (bclc-baccarat 6.0 §6.4.1, READINGS 25). */
const isFace = (card: Card): boolean => rankOf(card) >= JACK && rankOf(card) <= KING;
const isKing = (card: Card): boolean => rankOf(card) === KING;

const facesIn = (cards: readonly Card[]): number => cards.filter(isFace).length;

export const isThreeKings = (cards: readonly Card[]): boolean => cards.every(isKing);
export const isThreeFaces = (cards: readonly Card[]): boolean => cards.every(isFace);

/** Above the best nine, 9 × 4 and two face cards. */
const THREE_FACES = 40;
const THREE_KINGS = 41;

/**
 * The ranking of three cards as a number, §6.3: three kings, three face cards, then the total; among equal totals the one
 * with more face cards (§6.4). Suits do not count (§6.2); what is left equal is a tie (§6.4.3).
 */
export function strengthOf(cards: readonly Card[]): number {
  if (isThreeKings(cards)) return THREE_KINGS;
  return isThreeFaces(cards) ? THREE_FACES : totalOf(cards) * 4 + facesIn(cards);
}

/** A hand as the dealer announces it: "three kings", "seven with one face card". */
export function callHand(cards: readonly Card[]): string {
  if (isThreeKings(cards)) return 'three kings';
  if (isThreeFaces(cards)) return 'three face cards';
  const faces = ['', ' with one face card', ' with two face cards'][facesIn(cards)] ?? '';
  return `${callTotal(cards)}${faces}`;
}
