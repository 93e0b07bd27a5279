import { type Card, formatCard, JOKER, rankOf } from '@croupier/cards';
import {
  type Answer,
  actionNamed,
  plainAnswer,
  type Question,
  type Refusal,
  Refused,
  RoundDiffers,
  refusalOfAnswer,
  sameJson,
} from '@croupier/table';
import { lay } from './deal.ts';
import { handPlace } from './discard.ts';
import {
  type CardsDue,
  type HandEvent,
  type HandInput,
  type HandScript,
  type HandSeeing,
  type HandStep,
  type HandWaiting,
  inputOf,
} from './hand-events.ts';
import { playHand } from './hand-script.ts';
import { type HandSetup, type HandState, newHand } from './hand-state.ts';
import { seeingRefusal, turnUp } from './seen-hand.ts';

/** The lowest rank of the 32-card deck. */
const SEVEN = 5;

const OVER: HandWaiting = { for: 'nothing' };

/**
 * A hand in progress: a fold of its inputs. It never knows a card before the card is given to it, and the same setup
 * with the same inputs gives the same events.
 */
export class PokerHand {
  readonly state: HandState;
  readonly #script: HandScript;
  #waiting: HandWaiting = OVER;
  /** The cards that are being dealt, and how many of them lie there. */
  #dealing: CardsDue | null = null;
  #laid = 0;
  /** The cards that have left the deck, one bit each. */
  #low = 0;
  #high = 0;

  constructor(setup: HandSetup) {
    this.state = newHand(setup);
    this.#script = playHand(this.state);
    this.#comeTo(this.#script.next());
  }

  get waiting(): HandWaiting {
    return this.#waiting;
  }

  get events(): readonly HandEvent[] {
    return this.state.events;
  }

  /** The pure answer to "may this be done now?"; undefined if it may. */
  refusal(answer: Answer): Refused | undefined {
    if (this.#waiting.for !== 'answer') return new Refused({ reason: 'Nobody is to act now.' });
    const { question } = this.#waiting;
    const refusal = refusalOfAnswer(question, answer, this.#cardsAt);
    return refusal && new Refused(refusal);
  }

  /** Why somebody may not see a hand of the showdown; undefined if they may. */
  seeing(asked: HandSeeing): Refusal | undefined {
    if (this.#waiting.for !== 'nothing') return { reason: 'Hands are asked for when the hand is over.' };
    return seeingRefusal(this.state, asked);
  }

  /** Gives the hand the card or answer it waits for. What it may not have is refused and changes nothing. */
  advance(input: HandInput): void {
    if ('see' in input) {
      const refusal = this.seeing(input);
      if (refusal) throw new Refused(refusal);
      turnUp(this.state, input);
      return;
    }
    this.#check(input);
    if ('card' in input && this.#laysOn(input.card)) return;
    this.#comeTo(this.#script.next(this.#written(input)));
  }

  /** Waits for what the script has come to. */
  #comeTo({ done, value }: IteratorResult<HandStep, void>): void {
    if (done) this.#waiting = OVER;
    else if (value.for === 'answer') this.#waiting = value;
    else {
      this.#dealing = value;
      this.#laid = 0;
      this.#waitForCard(value);
    }
  }

  #waitForCard({ to }: CardsDue): boolean {
    const next = to[this.#laid];
    if (next) this.#waiting = { for: 'card', to: next };
    return next !== undefined;
  }

  /** Lays a card where it is due; whether another is dealt before the script goes on. */
  #laysOn(card: Card): boolean {
    const dealing = this.#dealing;
    const to = dealing?.to[this.#laid];
    if (!dealing || !to) return false;
    lay(this.state, to, card, dealing.cite);
    this.#laid += 1;
    return this.#waitForCard(dealing);
  }

  #written(input: Exclude<HandInput, HandSeeing>): HandInput {
    const waiting = this.#waiting;
    if (!('answer' in input) || waiting.for !== 'answer') return input;
    return { answer: inFull(waiting.question, input.answer) };
  }

  #check(input: Exclude<HandInput, HandSeeing>): void {
    const waiting = this.#waiting;
    if (waiting.for === 'nothing') throw new Refused({ reason: 'The hand is over.' });
    if ('card' in input) {
      if (waiting.for !== 'card') {
        throw new Refused({
          reason: `No card is due: seat ${waiting.question.seat} is to act, but ${formatCard(input.card)} was given.`,
        });
      }
      this.#take(input.card);
      return;
    }
    if (waiting.for === 'card') throw new Refused({ reason: 'A card is due and nobody is to act.' });
    if ('clock' in input) checkClock(waiting.question);
    else {
      const refused = this.refusal(input.answer);
      if (refused) throw refused;
    }
  }

  /** A deck has every card of its kind once. */
  #take(card: Card): void {
    const { deck } = this.state.setup.variant;
    if ((card === JOKER && deck !== 'with-joker') || (deck === 'seven-up' && rankOf(card) < SEVEN)) {
      throw new Refused({ reason: `${formatCard(card)} is not in the deck of this game.` });
    }
    const bit = 1 << (card & 31);
    const gone = card < 32 ? this.#low & bit : this.#high & bit;
    if (gone !== 0) throw new Refused({ reason: `${formatCard(card)} has been dealt already.` });
    if (card < 32) this.#low |= bit;
    else this.#high |= bit;
  }

  /** The cards that a seat may throw away. */
  readonly #cardsAt = (place: string): readonly Card[] =>
    this.state.players.find(({ seat }) => handPlace(seat) === place)?.cards ?? [];
}

/** An answer as it is written down: in full, also where only one amount is possible. */
function inFull(question: Question, answer: Answer): Answer {
  const { verb, amount = actionNamed(question, verb)?.least } = answer;
  if (answer.cards || answer.parts || answer.also)
    return plainAnswer(amount === undefined ? answer : { ...answer, amount });
  return amount === undefined ? { verb } : { verb, amount };
}

/** The clock runs against a player who faces a bet (bclc-poker 33.0 §1.12). */
function checkClock({ seat, actions, cite }: Question): void {
  const facing = actions.some(({ verb, refused }) => verb === 'call' && !refused);
  if (!facing) {
    throw new Refused({ reason: `Seat ${seat} faces no bet, so no hand dies by the clock.`, cite });
  }
}

/** Takes a hand up where its events end; every event must come out as it was written. */
export function resumeHand(setup: HandSetup, events: readonly HandEvent[]): PokerHand {
  const hand = new PokerHand(setup);
  events.forEach((event, at) => {
    const input = inputOf(event);
    if (input && hand.events.length <= at) hand.advance(input);
    if (!sameJson(hand.events[at], event)) {
      const given = hand.events[at]?.type ?? 'nothing';
      throw new RoundDiffers(`The hand has "${event.type}" written down where the rules give "${given}".`);
    }
  });
  return hand;
}

/** Deals a whole hand at once: for simulation, bots and benches. */
export function dealHand(
  setup: HandSetup,
  draw: () => Card,
  answer: (question: Question, hand: PokerHand) => Answer,
): PokerHand {
  const hand = new PokerHand(setup);
  for (;;) {
    const waiting = hand.waiting;
    if (waiting.for === 'nothing') return hand;
    hand.advance(waiting.for === 'card' ? { card: draw() } : { answer: answer(waiting.question, hand) });
  }
}
