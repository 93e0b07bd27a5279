import { formatCard } from '@croupier/cards';
import type { Cite, Refusal } from './cite.ts';
import type { Round, RoundEvent } from './round.ts';
import type { AnyLayout, Summary } from './rules.ts';
import { sees, sightOf } from './script.ts';

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
      /** The house decided, because the player was away. */
      readonly absent: boolean;
      readonly cite: Cite;
    }
  | { readonly type: 'set-aside'; readonly card: string; readonly why: Refusal }
  | { readonly type: 'settled'; readonly summary: Summary }
  | { readonly type: 'voided'; readonly why: Refusal };

export function viewPlaces(layout: AnyLayout, round: Round, viewer: Viewer): PlaceView[] {
  const sight = sightOf(round.places, viewer.seats);
  return round.places.map((place) => {
    const { name, cards } = place;
    const inSight = sight(name);
    return {
      place: name,
      cards: cards.map((card, i) => (sees(viewer.seats, place, i) ? formatCard(card) : null)),
      caption:
        cards.length > 0 && inSight.length === cards.length ? layout.caption(name, inSight, sight) : '',
    };
  });
}

export function viewEvent(round: Round, event: RoundEvent, viewer: Viewer): EventView {
  switch (event.type) {
    case 'said':
    case 'handled':
      return { type: event.type, text: event.text, cite: event.cite };
    case 'dealt': {
      const owner = round.places.find(({ name }) => name === event.place)?.owner ?? null;
      const own = owner !== null && viewer.seats.includes(owner);
      return {
        type: 'dealt',
        place: event.place,
        card: event.face === 'up' || own ? formatCard(event.card) : null,
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
        absent: event.absent ?? false,
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
