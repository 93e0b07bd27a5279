import { formatCard } from '@croupier/cards';
import type { Cite, Verb, Viewer } from '@croupier/table';
import type { HandEvent, SeatedPot } from './hand-events.ts';
import type { SeenCard } from './view.ts';

/** A pot as everybody sees it. */
export interface PotView {
  readonly amount: number;
  /** The seats that may win it. */
  readonly seats: readonly number[];
}

/** An event as one viewer learns of it: nobody learns a card that is not theirs or shown, and nobody a burnt one. */
export type HandEventView =
  | {
      readonly type: 'posted';
      readonly seat: number;
      readonly kind: string;
      readonly money: string;
      readonly amount: number;
      readonly cite: Cite;
    }
  | { readonly type: 'burned'; readonly cite: Cite }
  | { readonly type: 'dealt'; readonly seat: number; readonly card: SeenCard; readonly cite: Cite }
  | { readonly type: 'exposed'; readonly seat: number; readonly card: string; readonly cite: Cite }
  | { readonly type: 'turned'; readonly board: number; readonly card: string; readonly cite: Cite }
  | {
      readonly type: 'acted';
      readonly seat: number;
      readonly verb: Verb;
      /** The total of a bet or raise. */
      readonly to: number | null;
      readonly put: number;
      readonly allIn: boolean;
      /** What the viewer's own seat threw away. */
      readonly discarded: readonly string[];
      readonly cite: Cite;
    }
  | { readonly type: 'timed-out'; readonly seat: number; readonly cite: Cite }
  | { readonly type: 'returned'; readonly seat: number; readonly amount: number; readonly cite: Cite }
  | { readonly type: 'collected'; readonly pots: readonly PotView[]; readonly cite: Cite }
  | { readonly type: 'shown'; readonly seat: number; readonly cards: readonly string[]; readonly cite: Cite }
  | { readonly type: 'mucked'; readonly seat: number; readonly cite: Cite }
  | {
      readonly type: 'seen';
      readonly seat: number;
      /** Who asked to see it. */
      readonly by: number;
      readonly cards: readonly string[];
      readonly cite: Cite;
    }
  | { readonly type: 'chopped'; readonly seats: readonly number[]; readonly cite: Cite }
  | { readonly type: 'raked'; readonly amount: number; readonly cite: Cite }
  | { readonly type: 'dropped'; readonly amount: number; readonly cite: Cite }
  | {
      readonly type: 'awarded';
      readonly seat: number;
      readonly amount: number;
      readonly pot: number;
      readonly board: number;
      readonly hand: string | null;
      readonly call: string | null;
      readonly cite: Cite;
    }
  | {
      readonly type: 'finished';
      readonly stacks: readonly { readonly seat: number; readonly stack: number }[];
    };

export function viewHandEvent(event: HandEvent, viewer: Viewer): HandEventView {
  switch (event.type) {
    case 'posted': {
      const { type, seat, kind, money, amount, cite } = event;
      return { type, seat, kind, money, amount, cite };
    }
    case 'burned':
      return { type: 'burned', cite: event.cite };
    case 'dealt': {
      const sees = event.facing === 'up' || viewer.seats.includes(event.seat);
      const { type, seat, cite } = event;
      return { type, seat, card: sees ? formatCard(event.card) : null, cite };
    }
    case 'exposed':
      return { type: 'exposed', seat: event.seat, card: formatCard(event.card), cite: event.cite };
    case 'turned':
      return { type: 'turned', board: event.board, card: formatCard(event.card), cite: event.cite };
    case 'acted': {
      const { type, seat, put, allIn, cite, answer } = event;
      const own = viewer.seats.includes(seat);
      const discarded = own ? (answer.cards ?? []).map(formatCard) : [];
      return { type, seat, verb: answer.verb, to: answer.amount ?? null, put, allIn, discarded, cite };
    }
    case 'timed-out':
    case 'mucked':
      return { type: event.type, seat: event.seat, cite: event.cite };
    case 'returned':
      return { type: 'returned', seat: event.seat, amount: event.amount, cite: event.cite };
    case 'collected':
      return { type: 'collected', pots: event.pots.map(viewPot), cite: event.cite };
    case 'shown':
      return { type: 'shown', seat: event.seat, cards: event.cards.map(formatCard), cite: event.cite };
    case 'seen': {
      const { type, seat, by, cards, cite } = event;
      return { type, seat, by, cards: cards.map(formatCard), cite };
    }
    case 'chopped':
      return { type: 'chopped', seats: [...event.seats], cite: event.cite };
    case 'raked':
    case 'dropped':
      return { type: event.type, amount: event.amount, cite: event.cite };
    case 'awarded': {
      const { type, seat, amount, pot, board, hand, call, cite } = event;
      return { type, seat, amount, pot, board, hand, call, cite };
    }
    case 'finished':
      return { type: 'finished', stacks: event.stacks.map(({ seat, stack }) => ({ seat, stack })) };
  }
}

const viewPot = ({ amount, seats }: SeatedPot): PotView => ({ amount, seats: [...seats] });
