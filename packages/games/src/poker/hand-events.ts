import type { Card } from '@croupier/cards';
import type { Answer, Cents, Cite, Question, Waiting } from '@croupier/table';
import type { ForcedBet } from './forced-bet.ts';
import type { Facing } from './player.ts';
import type { HandType } from './variant.ts';

/** What comes into a hand from outside. Everything else follows from the setup and these, in order. */
export type HandInput =
  | { readonly card: Card }
  | { readonly answer: Answer }
  /** The floor's clock ran out on the player in turn (bclc-poker 33.0 §1.12). */
  | { readonly clock: 'expired' }
  /** A player asks to see a hand of the showdown (bclc-poker 17.0 §10.14.2). */
  | HandSeeing
  /** Somebody of the staff says that something went wrong with the cards. */
  | { readonly irregularity: string; readonly by: string };

export interface HandSeeing {
  readonly see: number;
  readonly by: number;
}

/** What the hand waits for. */
export type HandWaiting = Exclude<Waiting<CardPlace>, { readonly for: 'number' | 'dealer' }>;

/** Where the next card of the deck goes. */
export type CardPlace =
  | { readonly place: 'burn' }
  | { readonly place: 'seat'; readonly seat: number; readonly facing: Facing }
  | { readonly place: 'board'; readonly board: number };

/**
 * What the sequence of play comes to next: cards to these places, one after the other; a round of betting, until nobody is
 * in turn or the blinds would chop; or the answer to a question.
 */
export type HandStep =
  | CardsDue
  | { readonly for: 'betting' }
  | { readonly for: 'answer'; readonly question: Question };

export interface CardsDue {
  readonly for: 'cards';
  readonly to: readonly CardPlace[];
  readonly cite: Cite;
}

/** The sequence of play: it goes on with the last card or the answer, and writes down what follows from it. */
export type HandScript<Result = void> = Generator<HandStep, Result, HandInput>;

/** What happened. Events that carry a card or an answer are the inputs; the others are what the rules made of them. */
export type HandEvent =
  | {
      readonly type: 'posted';
      readonly seat: number;
      readonly kind: ForcedBet['kind'];
      readonly money: ForcedBet['money'];
      readonly amount: Cents;
      readonly cite: Cite;
    }
  | { readonly type: 'burned'; readonly card: Card; readonly cite: Cite }
  | {
      readonly type: 'dealt';
      readonly seat: number;
      readonly card: Card;
      readonly facing: Facing;
      readonly cite: Cite;
    }
  /** A player's own card that lay face down and is turned up for everybody before the showdown. */
  | { readonly type: 'exposed'; readonly seat: number; readonly card: Card; readonly cite: Cite }
  | { readonly type: 'turned'; readonly board: number; readonly card: Card; readonly cite: Cite }
  | {
      readonly type: 'acted';
      readonly seat: number;
      readonly answer: Answer;
      /** The chips that this took from the player's stack. */
      readonly put: Cents;
      readonly allIn: boolean;
      readonly cite: Cite;
    }
  | { readonly type: 'timed-out'; readonly seat: number; readonly cite: Cite }
  | { readonly type: 'returned'; readonly seat: number; readonly amount: Cents; readonly cite: Cite }
  | { readonly type: 'collected'; readonly pots: readonly SeatedPot[]; readonly cite: Cite }
  | { readonly type: 'shown'; readonly seat: number; readonly cards: readonly Card[]; readonly cite: Cite }
  | { readonly type: 'mucked'; readonly seat: number; readonly cite: Cite }
  /** A hand that was not shown, turned up because a player asked to see it. */
  | {
      readonly type: 'seen';
      readonly seat: number;
      readonly by: number;
      readonly cards: readonly Card[];
      readonly cite: Cite;
    }
  | { readonly type: 'chopped'; readonly seats: readonly number[]; readonly cite: Cite }
  | { readonly type: 'raked'; readonly amount: Cents; readonly cite: Cite }
  /** Into the fund of a jackpot. */
  | { readonly type: 'dropped'; readonly fund: string; readonly amount: Cents; readonly cite: Cite }
  | {
      readonly type: 'awarded';
      readonly seat: number;
      readonly amount: Cents;
      readonly pot: number;
      readonly board: number;
      readonly hand: HandType['name'] | null;
      /** The winning hand as the dealer declares it; nothing where nobody had to show (bclc-poker 17.0 §10.15). */
      readonly call: string | null;
      readonly cite: Cite;
    }
  /** Something went wrong with the cards: all chips have gone back. */
  | {
      readonly type: 'voided';
      readonly irregularity: string;
      readonly name: string;
      readonly by: string;
      readonly cite: Cite;
    }
  | { readonly type: 'finished'; readonly stacks: readonly SeatStack[] };

/** A pot by the seats that may win it. */
export interface SeatedPot {
  readonly amount: Cents;
  readonly seats: readonly number[];
}

export interface SeatStack {
  readonly seat: number;
  readonly stack: Cents;
}

/** What came from outside with an event; undefined for events that the rules made themselves. */
export function inputOf(event: HandEvent): HandInput | undefined {
  switch (event.type) {
    case 'burned':
    case 'dealt':
    case 'turned':
      return { card: event.card };
    case 'acted':
      return { answer: event.answer };
    case 'timed-out':
      return { clock: 'expired' };
    case 'seen':
      return { see: event.seat, by: event.by };
    case 'voided':
      return { irregularity: event.irregularity, by: event.by };
    case 'posted':
    case 'exposed':
    case 'returned':
    case 'collected':
    case 'shown':
    case 'mucked':
    case 'chopped':
    case 'raked':
    case 'dropped':
    case 'awarded':
    case 'finished':
      return undefined;
  }
}
