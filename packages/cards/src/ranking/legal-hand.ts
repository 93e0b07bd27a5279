import { type Card, type DeckKind, formatCard, JOKER, rankOf } from '../card.ts';
import { RankingError } from './strength.ts';

/** How many cards of which deck a ranking takes. */
export interface HandLimits {
  readonly least: number;
  readonly most: number;
  readonly deck: DeckKind;
  /** How many such decks are mixed. */
  readonly decks: number;
}

const SEVEN = 5;

const plural = (count: number): string => (count === 1 ? '1 card' : `${count} cards`);

/** Throws unless these cards can be one hand from the deck: the one door to ranking for cards from outside. */
export function checkHand(
  cards: readonly Card[],
  { least, most, deck, decks }: HandLimits,
  what: string,
): void {
  if (cards.length < least || cards.length > most) {
    const wanted = least === most ? plural(least) : `${least} to ${plural(most)}`;
    throw new RankingError(
      cards.length < least ? 'too-few' : 'too-many',
      `${what} takes ${wanted}, not ${cards.length}.`,
    );
  }
  // Nearly all hands that are ranked are lawful; what is wrong with one of the others is then looked for.
  if (deck === 'standard' && areDifferent(cards)) return;
  const seen = new Uint8Array(53);
  for (const card of cards) {
    const times = seen[card];
    if (times === undefined) throw new RankingError('not-a-card', `There is no card number ${card}.`);
    if (card === JOKER && deck !== 'with-joker') {
      throw new RankingError('joker', `${what} has no joker.`);
    }
    if (deck === 'seven-up' && rankOf(card) < SEVEN) {
      throw new RankingError('not-in-deck', `${formatCard(card)} is not in a deck from the sevens up.`);
    }
    if (times >= decks) {
      const copies = decks === 1 ? 'more than once' : `more than ${decks} times`;
      throw new RankingError('repeated', `${formatCard(card)} cannot be in a hand ${copies}.`);
    }
    seen[card] = times + 1;
  }
}

/** Whether all of these are cards of one deck without a joker, and no two of them alike. */
export function areDifferent(cards: readonly number[]): boolean {
  let low = 0;
  let high = 0;
  for (const card of cards) {
    if (!(card >= 0 && card < JOKER && Number.isInteger(card))) return false;
    const bit = 1 << (card & 31);
    if (card < 32) {
      if ((low & bit) !== 0) return false;
      low |= bit;
    } else {
      if ((high & bit) !== 0) return false;
      high |= bit;
    }
  }
  return true;
}
