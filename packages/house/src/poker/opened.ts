import type { OpenedCard } from '@croupier/cards';
import type { HandEvent } from '@croupier/games';
import type { OpenedCardView } from '../protocol/index.ts';
import { type HandOnTable, handOf } from './state.ts';

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

/** The opened cards that everybody has seen or, given a seat, the cards of that seat. */
export function openedFor(hand: HandOnTable, seat: number | null): OpenedCardView[] {
  if (!hand.over) return [];
  const { events } = handOf(hand);
  const shown = new Set(
    events.flatMap((event) => (event.type === 'shown' || event.type === 'seen' ? [event.seat] : [])),
  );
  const wanted = new Set(
    dealtCards(events)
      .filter(({ to }) => {
        if (typeof to === 'string') return to === 'board' && seat === null;
        return seat === null ? shown.has(to.seat) : to.seat === seat;
      })
      .map(({ position }) => position),
  );
  return hand.opened.filter(({ position }) => wanted.has(position)).map(viewOpened);
}

const viewOpened = ({ position, card, salt }: OpenedCard): OpenedCardView => ({ position, card, salt });
