import { type Card, formatCard } from '@croupier/cards';
import type { Cents, Verb, Viewer } from '@croupier/table';
import type { HandEvent } from './hand-events.ts';
import type { SeenCard } from './view.ts';

/**
 * An event as one viewer learns of it: nobody learns a card that is not theirs or shown, and nobody a burnt one. Whatever an event
 * has is told, as plain numbers and words, but for what is untold here.
 */
export type HandEventView = ViewOf<HandEvent>;

type ViewOf<E> = E extends { readonly type: infer T extends HandEvent['type'] }
  ? { readonly type: T } & {
      readonly [Field in Exclude<keyof E, 'type' | UntoldOf<T>>]: Plain<E[Field]>;
    } & ToldInstead<T>
  : never;

interface Untold {
  readonly burned: 'card';
  readonly dealt: 'card' | 'facing';
  readonly acted: 'answer';
  readonly dropped: 'fund';
  readonly voided: 'by';
}
type UntoldOf<T> = T extends keyof Untold ? Untold[T] : never;

interface Instead {
  readonly dealt: { readonly card: SeenCard };
  readonly acted: {
    readonly verb: Verb;
    /** The total of a bet or raise. */
    readonly to: number | null;
    /** What the viewer's own seat threw away. */
    readonly discarded: readonly string[];
  };
}
type ToldInstead<T> = T extends keyof Instead ? Instead[T] : unknown;

type Plain<V> = V extends Cents
  ? number
  : V extends Card | string
    ? string
    : V extends readonly (infer One)[]
      ? readonly Plain<One>[]
      : V extends object
        ? { readonly [Field in keyof V]: Plain<V[Field]> }
        : V;

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
      return {
        type: 'collected',
        pots: event.pots.map(({ amount, seats }) => ({ amount, seats: [...seats] })),
        cite: event.cite,
      };
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
    case 'voided': {
      const { type, irregularity, name, cite } = event;
      return { type, irregularity, name, cite };
    }
    case 'finished':
      return { type: 'finished', stacks: event.stacks.map(({ seat, stack }) => ({ seat, stack })) };
  }
}
