declare const cardBrand: unique symbol;

/**
 * A card is a small integer under a friendly type: `rank * 4 + suit`, and 52 for the joker.
 * Ranks run 2..A as 0..12, suits clubs, diamonds, hearts, spades as 0..3 (the rulebooks' order, lowest first).
 */
export type Card = number & { readonly [cardBrand]: 'card' };

export const RANKS = '23456789TJQKA';
export const SUITS = 'cdhs';

/** Which cards a game is played with. */
export type DeckKind = 'standard' | 'with-joker' | 'seven-up';

/** A card that cannot be: the text or number given is not one. */
export class CardError extends Error {
  override readonly name = 'CardError';
}

/** The joker, beside the 52. */
export const JOKER: Card = cardOf(52);

/** The card with this number, 0 to 52. */
export function cardOf(index: number): Card {
  if (!isCard(index)) throw new CardError(`There is no card number ${index}; cards are numbered 0 to 52.`);
  return index;
}

function isCard(index: number): index is Card {
  return Number.isInteger(index) && index >= 0 && index <= 52;
}

/** 0 for a two up to 12 for an ace; the joker has none. */
export const rankOf = (card: Card): number => card >> 2;

/** 0 clubs, 1 diamonds, 2 hearts, 3 spades. */
export const suitOf = (card: Card): number => card & 3;

/** Reads one card: rank `23456789TJQKA` and suit `cdhs`, or `Jo` for the joker. */
export function parseCard(text: string): Card {
  if (text === 'Jo') return JOKER;
  const rank = text.length === 2 ? RANKS.indexOf(text.charAt(0)) : -1;
  const suit = text.length === 2 ? SUITS.indexOf(text.charAt(1)) : -1;
  if (rank < 0 || suit < 0) {
    throw new CardError(
      `"${text}" is not a card; write a rank of ${RANKS} and a suit of ${SUITS}, such as Td.`,
    );
  }
  return cardOf(rank * 4 + suit);
}

/** Reads cards separated by spaces; no text is no cards. */
export function parseCards(text: string): Card[] {
  return text.split(/\s+/).filter(Boolean).map(parseCard);
}

/** A card in two letters, as `parseCard` reads it: As, Td, Jo. */
export function formatCard(card: Card): string {
  return card === JOKER ? 'Jo' : `${RANKS.charAt(rankOf(card))}${SUITS.charAt(suitOf(card))}`;
}

/** Cards in two letters each, with spaces between them. */
export const formatCards = (cards: readonly Card[]): string => cards.map(formatCard).join(' ');

const RANK_NAMES = [
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'jack',
  'queen',
  'king',
  'ace',
];
const SUIT_NAMES = ['clubs', 'diamonds', 'hearts', 'spades'];

/** "ten" for 8 */
export const nameRank = (rank: number): string => RANK_NAMES[rank] ?? '';

/** "the ten of diamonds", for calls and screen readers. */
export function nameCard(card: Card): string {
  return card === JOKER ? 'the joker' : `the ${nameRank(rankOf(card))} of ${SUIT_NAMES[suitOf(card)]}`;
}

/** One deck in a fixed order; the rulebooks' 32-card deck runs from the sevens up. */
export function deck(kind: DeckKind = 'standard'): Card[] {
  const all = Array.from({ length: 53 }, (_, index) => cardOf(index));
  if (kind === 'with-joker') return all;
  return all.filter((card) => card !== JOKER && (kind === 'standard' || rankOf(card) >= 5));
}
