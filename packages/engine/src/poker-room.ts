import { type Card, parseCards } from '@croupier/cards';
import {
  dealHand,
  finishHand,
  type HandEvent,
  type HandView,
  openTable,
  type PokerTable,
  pokerGameNamed,
  sitDown,
  startHand,
  viewHand,
  writePhh,
} from '@croupier/games';
import { type Answer, type Cents, type Question, Refused } from '@croupier/table';
import { freshDeal } from './fresh-deal.ts';

/** Somebody who plays: their name, their chips, and how they decide from what their seat sees. */
export interface PokerSeat {
  readonly player: string;
  readonly chips: Cents;
  /** Chooses among the actions of the question; anything else is refused with its clause. */
  readonly decide: (question: Question, view: HandView) => Answer;
}

/** A hand that is over. */
export interface PlayedHand {
  readonly events: readonly HandEvent[];
  /** The hand as a hand history (PHH) with all cards. */
  readonly phh: string;
}

/** A poker table from hand to hand: button, blinds, missed blinds and stacks go on. */
export class PokerRoom {
  readonly #seats: ReadonlyMap<number, PokerSeat>;
  #table: PokerTable;

  /** Seats are numbered from 1 in the order given. */
  constructor(game: string, seats: readonly PokerSeat[], options: Readonly<Record<string, unknown>> = {}) {
    this.#seats = new Map(seats.map((seat, i) => [i + 1, seat]));
    let table = openTable(pokerGameNamed(game).with(options));
    for (const [seat, { player, chips }] of this.#seats) table = sitDown(table, seat, player, chips);
    this.#table = table;
  }

  /** Plays one hand, from these cards in the order in which they leave the deck or from a deck shuffled at random. */
  playHand(cards?: string | readonly Card[]): PlayedHand {
    const started = startHand(this.#table);
    if (!started) throw new Refused({ reason: 'A hand needs two players with chips.' });
    const { deck: kind } = this.#table.rules.variant;
    const fresh = freshDeal({ decks: 1, cutCardFromBack: 0, kind });
    const given = (typeof cards === 'string' ? parseCards(cards) : cards)?.values();
    const draw = (): Card => (given ? cardFrom(given) : fresh.card());
    const hand = dealHand(started.setup, draw, (question, so) => {
      const seat = this.#seats.get(question.seat);
      if (!seat) throw new TypeError(`Nobody sits in seat ${question.seat}.`);
      return seat.decide(question, viewHand(so, { seats: [question.seat] }));
    });
    this.#table = finishHand(started.table, hand);
    return { events: hand.events, phh: writePhh(hand, { decimals: 2, cards: 'all' }) };
  }

  /** What everybody has, by name. */
  get stacks(): Readonly<Record<string, Cents>> {
    return Object.fromEntries([...this.#table.seats.values()].map(({ player, stack }) => [player, stack]));
  }
}

function cardFrom(given: ArrayIterator<Card>): Card {
  const { done, value } = given.next();
  if (done) throw new Refused({ reason: 'More cards are needed than were given.' });
  return value;
}
