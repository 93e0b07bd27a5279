import { type Card, formatCard } from '@croupier/cards';
import type { Bet } from './bets.ts';
import type { Cite, Refusal } from './cite.ts';
import type { Parts, Verb } from './decision.ts';
import type { Round, RoundEvent } from './round.ts';
import type { AnyLayout, Summary } from './rules.ts';
import { type Place, type Sight, sees, sightOf } from './script.ts';

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
  /** How it is laid out, from its first card on; absent while it lies as it was dealt. */
  readonly parts?: readonly PartView[];
}

/** So many cards of a hand that lie together, and what they count once the viewer sees all of them. */
export interface PartView {
  readonly part: string;
  readonly cards: number;
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
  | {
      readonly type: 'dealt';
      readonly place: string;
      readonly card: SeenCard;
      /** It lies before the other cards of its place, not after them. */
      readonly onTop?: true;
      readonly cite: Cite;
    }
  | {
      readonly type: 'turned';
      readonly place: string;
      readonly cards: readonly string[];
      readonly cite: Cite;
    }
  | { readonly type: 'handled'; readonly text: string; readonly cite: Cite }
  | {
      readonly type: 'arranged';
      readonly place: string;
      /** The cards of each part; backs for whoever does not see the hand. */
      readonly parts: Parts<readonly SeenCard[]>;
      readonly cite: Cite;
    }
  | {
      readonly type: 'moved';
      readonly from: string;
      readonly to: string;
      readonly cards: number;
      readonly cite: Cite;
    }
  | {
      readonly type: 'number-drawn';
      readonly about: string;
      readonly number: number;
      readonly cite: Cite;
    }
  | {
      readonly type: 'answered';
      readonly seat: number;
      readonly verb: Verb;
      readonly staked: StakedView | null;
      /** Further chips that the same answer put down, and chips that it took back. */
      readonly alsoStaked?: readonly StakedView[];
      readonly withdrawn?: readonly StakedView[];
      /** The house decided, because the player was away. */
      readonly absent: boolean;
      readonly cite: Cite;
    }
  | { readonly type: 'set-aside'; readonly card: string; readonly why: Refusal }
  | { readonly type: 'settled'; readonly summary: Summary }
  | { readonly type: 'voided'; readonly why: Refusal };

export function viewPlaces(layout: AnyLayout, round: Round, viewer: Viewer): PlaceView[] {
  const sight = sightOf(round.places, viewer.seats);
  return round.places
    .filter(({ aside }) => !aside)
    .map((place) => {
      const { name, cards } = place;
      const inSight = sight(name);
      return {
        place: name,
        cards: cards.map((card, i) => (sees(viewer.seats, place, i) ? formatCard(card) : null)),
        caption:
          cards.length > 0 && inSight.length === cards.length ? layout.caption(name, inSight, sight) : '',
        ...(place.parts ? { parts: viewParts(layout, place, place.parts, viewer, sight) } : {}),
      };
    });
}

function viewParts(
  layout: AnyLayout,
  place: Place,
  parts: Parts<number>,
  { seats }: Viewer,
  sight: Sight,
): PartView[] {
  let at = 0;
  return Object.entries(parts).map(([part, count]) => {
    const from = at;
    at += count;
    const cards = place.cards.slice(from, at);
    const seen = cards.every((_, i) => sees(seats, place, from + i));
    return { part, cards: count, caption: seen ? (layout.partCaption?.(part, cards, sight) ?? '') : '' };
  });
}

const viewStake = ({ wager, amount }: Bet): StakedView => ({ wager, amount });

export function viewEvent(round: Round, event: RoundEvent, viewer: Viewer): EventView {
  switch (event.type) {
    case 'said':
    case 'handled':
      return { type: event.type, text: event.text, cite: event.cite };
    case 'dealt': {
      const place = round.places.find(({ name }) => name === event.place);
      const own = place && place.owner !== null && viewer.seats.includes(place.owner);
      return {
        type: 'dealt',
        place: event.place,
        card: event.face === 'up' || own ? formatCard(event.card) : null,
        ...(event.onTop ? { onTop: event.onTop } : {}),
        cite: event.cite,
      };
    }
    case 'turned':
      return { type: 'turned', place: event.place, cards: event.cards.map(formatCard), cite: event.cite };
    case 'arranged': {
      const place = round.places.find(({ name }) => name === event.place);
      let at = 0;
      const seen = (card: Card): SeenCard => {
        at += 1;
        return place && sees(viewer.seats, place, at - 1) ? formatCard(card) : null;
      };
      const parts = Object.entries(event.parts).map(([part, cards]) => [part, cards.map(seen)] as const);
      return {
        type: 'arranged',
        place: event.place,
        parts: Object.fromEntries(parts),
        cite: event.cite,
      };
    }
    case 'moved':
      return {
        type: 'moved',
        from: event.from,
        to: event.to,
        cards: event.cards.length,
        cite: event.cite,
      };
    case 'number-drawn':
      return { type: 'number-drawn', about: event.about, number: event.number, cite: event.cite };
    case 'answered':
      return {
        type: 'answered',
        seat: event.seat,
        verb: event.answer.verb,
        staked: event.staked ? viewStake(event.staked) : null,
        ...(event.alsoStaked ? { alsoStaked: event.alsoStaked.map(viewStake) } : {}),
        ...(event.withdrawn ? { withdrawn: event.withdrawn.map(viewStake) } : {}),
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
