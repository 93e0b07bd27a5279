import { type Card, formatCard } from '@croupier/cards';
import type { Cite, Refusal } from './cite.ts';
import type { Round, RoundEvent } from './round.ts';
import type { AnyLayout, Summary } from './rules.ts';
import type { Face, Place } from './script.ts';

/** Who looks: the seats that are theirs. A stranger has none. */
export interface Viewer {
  readonly seats: readonly number[];
}

/** A card as somebody sees it: its two letters, or null for a back. */
export type SeenCard = string | null;

/** A hand as one viewer sees it. */
export interface PlaceView {
  readonly place: string;
  readonly cards: readonly SeenCard[];
  /** What the hand counts, once the viewer sees all of it. */
  readonly caption: string;
}

/** Chips that a decision put down, for all to see. */
export interface StakedView {
  readonly wager: string;
  readonly amount: number;
}

/** An event as one viewer learns of it. Built field by field, so that nothing rides along. */
export type EventView =
  | { readonly type: 'said'; readonly text: string; readonly cite: Cite }
  | { readonly type: 'dealt'; readonly place: string; readonly card: SeenCard; readonly cite: Cite }
  | {
      readonly type: 'turned';
      readonly place: string;
      readonly cards: readonly string[];
      readonly cite: Cite;
    }
  | { readonly type: 'handled'; readonly text: string; readonly cite: Cite }
  | {
      readonly type: 'answered';
      readonly seat: number;
      readonly verb: string;
      readonly staked: StakedView | null;
      readonly cite: Cite;
    }
  | { readonly type: 'set-aside'; readonly card: string; readonly why: Refusal }
  | { readonly type: 'settled'; readonly summary: Summary }
  | { readonly type: 'voided'; readonly why: Refusal };

export function viewPlaces(layout: AnyLayout, round: Round, viewer: Viewer): PlaceView[] {
  const visibleAt = (name: string): readonly Card[] => {
    const place = round.places.find((one) => one.name === name);
    return place ? visible(place, viewer) : [];
  };
  return round.places.map((place) => {
    const cards = visible(place, viewer);
    return {
      place: place.name,
      cards: place.cards.map((card, i) => seen(place, card, place.faces[i] ?? 'down', viewer)),
      caption:
        cards.length === 0 || cards.length < place.cards.length
          ? ''
          : layout.caption(place.name, cards, visibleAt),
    };
  });
}

const visible = (place: Place, viewer: Viewer): Card[] =>
  place.cards.filter((card, i) => seen(place, card, place.faces[i] ?? 'down', viewer) !== null);

function seen(place: Pick<Place, 'owner'>, card: Card, face: Face, viewer: Viewer): SeenCard {
  const own = place.owner !== null && viewer.seats.includes(place.owner);
  return face === 'up' || own ? formatCard(card) : null;
}

export function viewEvent(round: Round, event: RoundEvent, viewer: Viewer): EventView {
  switch (event.type) {
    case 'said':
    case 'handled':
      return { type: event.type, text: event.text, cite: event.cite };
    case 'dealt': {
      const owner = round.places.find(({ name }) => name === event.place)?.owner ?? null;
      return {
        type: 'dealt',
        place: event.place,
        card: seen({ owner }, event.card, event.face, viewer),
        cite: event.cite,
      };
    }
    case 'turned':
      return { type: 'turned', place: event.place, cards: event.cards.map(formatCard), cite: event.cite };
    case 'answered':
      return {
        type: 'answered',
        seat: event.seat,
        verb: event.answer.verb,
        staked: event.staked ? { wager: event.staked.wager, amount: event.staked.amount } : null,
        cite: event.cite,
      };
    case 'set-aside':
      return { type: 'set-aside', card: formatCard(event.card), why: event.why };
    case 'settled':
      return { type: 'settled', summary: event.summary };
    case 'voided':
      return { type: 'voided', why: event.why };
  }
}
