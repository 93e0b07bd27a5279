import { type Card, formatCard, type OpenedCard } from '@croupier/cards';
import type { HandEvent } from '@croupier/games';
import type { OpenedCardView } from '../protocol/index.ts';
import { type HandOnTable, handOf } from './poker-state.ts';

/** A card that left the deck, and where it went: the position is its place in the deck. */
export interface DealtCard {
  readonly position: number;
  readonly to: 'burn' | 'board' | { readonly seat: number };
}

/** Every card of the hand so far, in the order in which it left the deck. */
export function dealtCards(events: readonly HandEvent[]): DealtCard[] {
  let position = 0;
  return events.flatMap((event): DealtCard[] => {
    const to = placeOf(event);
    if (to === undefined) return [];
    position += 1;
    return [{ position: position - 1, to }];
  });
}

function placeOf(event: HandEvent): DealtCard['to'] | undefined {
  if (event.type === 'burned') return 'burn';
  if (event.type === 'turned') return 'board';
  return event.type === 'dealt' ? { seat: event.seat } : undefined;
}

/**
 * The opened cards that everybody has seen or, given a seat, the cards of that seat. A card that was thrown away face
 * down is its owner's, also when the rest of the hand is shown.
 */
export function openedFor(hand: HandOnTable, seat: number | null): OpenedCardView[] {
  if (!hand.over) return [];
  const { events } = handOf(hand);
  const seen = new Set(events.flatMap(seenCards).map(formatCard));
  const wanted = new Set(
    dealtCards(events)
      .filter(({ to }) => to !== 'burn' && (seat === null || (to !== 'board' && to.seat === seat)))
      .map(({ position }) => position),
  );
  return hand.opened
    .filter(({ position, card }) => wanted.has(position) && (seat !== null || seen.has(card)))
    .map(viewOpened);
}

function seenCards(event: HandEvent): readonly Card[] {
  if (event.type === 'turned' || event.type === 'exposed') return [event.card];
  if (event.type === 'dealt') return event.facing === 'up' ? [event.card] : [];
  return event.type === 'shown' || event.type === 'seen' ? event.cards : [];
}

const viewOpened = ({ position, card, salt }: OpenedCard): OpenedCardView => ({ position, card, salt });
