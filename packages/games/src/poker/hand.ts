import { type Card, formatCard, JOKER, rankOf } from '@croupier/cards';
import {
  type Action,
  type Answer,
  actionNamed,
  type Cite,
  differing,
  plainAnswer,
  type Question,
  type Refusal,
  Refused,
  RoundDiffers,
  refusalOfAction,
  refusalOfAnswer,
  sameJson,
  unknownIrregularity,
} from '@croupier/table';
import { lay } from './deal.ts';
import { handPlace } from './discard.ts';
import {
  type CardPlace,
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
import { type HandSetup, type HandState, newHand, type Teller } from './hand-state.ts';
import { pokerIrregularities, voidHand } from './irregularities.ts';
import { seeingRefusal, turnUp } from './seen-hand.ts';
import { act, ask, timeOut } from './turn.ts';

/** The lowest rank of the 32-card deck. */
const SEVEN = 5;

const OVER: HandWaiting = { for: 'nothing' };

/**
 * A hand in progress: a fold of its inputs. It never knows a card before the card is given to it, and the same setup
 * with the same inputs gives the same events.
 */
export class PokerHand implements Teller {
  readonly state: HandState;
  readonly #script: HandScript;
  /** What the script has come to: cards that are being dealt, a question, or its end. */
  #step: HandStep | null = null;
  /** How many of the cards that are being dealt lie there. */
  #laid = 0;
  /** What somebody is asked, in a round of betting or besides. */
  #question: Question | null = null;
  /** The cards and answers of a hand that nobody follows, in order. */
  readonly #given: (Card | Answer)[] | null;
  /** The cards that have left the deck, one bit each. */
  #low = 0;
  #high = 0;

  /** A hand that nobody follows is told when its events are asked for. */
  constructor(setup: HandSetup, followed = true) {
    this.#given = followed ? null : [];
    this.state = newHand(setup, followed ? null : this);
    this.#script = playHand(this.state);
    this.#comeTo(this.#script.next());
  }

  get waiting(): HandWaiting {
    if (this.#question) return { for: 'answer', questions: [this.#question], since: this.events.length };
    const due = this.#step?.for === 'cards' ? this.#step.to[this.#laid] : undefined;
    return due ? { for: 'card', due } : OVER;
  }

  get events(): readonly HandEvent[] {
    return this.state.events;
  }

  /** What has happened in a hand that nobody has followed so far: it comes of its cards and answers once more. */
  retell(): HandEvent[] {
    const hand = new PokerHand(this.state.setup);
    for (const input of this.#given ?? [])
      hand.advance(typeof input === 'number' ? { card: input } : { answer: input });
    return [...hand.events];
  }

  /** The pure answer to "may this be done now?"; undefined if it may. */
  refusal(answer: Answer): Refused | undefined {
    if (!this.#question) return new Refused({ reason: 'Nobody is to act now.' });
    const refusal = refusalOfAnswer(this.#question, answer, (place) => this.#cardsAt(place));
    return refusal && new Refused(refusal);
  }

  /** Why somebody may not see a hand of the showdown; undefined if they may. */
  seeing(asked: HandSeeing): Refusal | undefined {
    if (this.#step) return { reason: 'Hands are asked for when the hand is over.' };
    return seeingRefusal(this.state, asked);
  }

  /** Gives the hand the card or answer it waits for. What it may not have is refused and changes nothing. */
  advance(input: HandInput): void {
    this.state.follow();
    if ('see' in input) {
      const refusal = this.seeing(input);
      if (refusal) throw new Refused(refusal);
      turnUp(this.state, input);
      return;
    }
    const step = this.#step;
    const question = this.#question;
    if (!step) throw new Refused({ reason: 'The hand is over.' });
    if ('irregularity' in input) {
      this.#goesWrong(input.irregularity, input.by);
      return;
    }
    if ('card' in input) {
      if (question) throw noCardDue(question, input.card);
      if (step.for === 'cards') this.#lay(step, input.card);
      return;
    }
    if (!question) throw new Refused({ reason: 'A card is due and nobody is to act.' });
    if ('clock' in input) this.#clockRunsOut(question);
    else this.#answer(question, input.answer);
  }

  /** Something went wrong with the cards, and the hand is void. */
  #goesWrong(irregularity: string, by: string): void {
    const known = pokerIrregularities(this.state.setup.variant);
    const found = known.find(({ id }) => id === irregularity);
    if (!found) throw new Refused(unknownIrregularity(irregularity, known));
    voidHand(this.state, found, by);
    this.#step = null;
    this.#question = null;
  }

  /** Plays on to the end: the cards as they are drawn, the answers as they are given. */
  playOut(draw: () => Card, answer: (question: Question, hand: PokerHand) => Answer): void {
    for (let step = this.#step; step; step = this.#step) {
      if (step.for === 'cards') this.#layAll(step, draw);
      else if (this.#question) this.#answer(this.#question, answer(this.#question, this));
    }
  }

  /** Lays a card where it is due, and goes on when all of them lie there. */
  #lay(step: CardsDue, card: Card): void {
    const place = step.to[this.#laid];
    if (place) this.#layAt(place, card, step.cite);
    if (this.#laid === step.to.length) this.#comeTo(this.#script.next({ card }));
  }

  /** Lays all that are due, one after the other as they are drawn. */
  #layAll({ to, cite }: CardsDue, draw: () => Card): void {
    let card: Card | undefined;
    for (let place = to[this.#laid]; place; place = to[this.#laid]) {
      card = draw();
      this.#layAt(place, card, cite);
    }
    if (card !== undefined) this.#comeTo(this.#script.next({ card }));
  }

  #layAt(place: CardPlace, card: Card, cite: Cite): void {
    this.#take(card);
    this.#given?.push(card);
    lay(this.state, place, card, cite);
    this.#laid += 1;
  }

  #answer(question: Question, answer: Answer): void {
    const action = actionNamed(question, answer.verb);
    const cardsAt = action?.takes && ((place: string): readonly Card[] => this.#cardsAt(place));
    const refusal = refusalOfAction(question, action, answer, cardsAt);
    if (refusal) throw new Refused(refusal);
    const full = inFull(action, answer);
    // What is written down is a copy of its own.
    const written = this.state.log ? plainAnswer(full) : full;
    this.#given?.push(written);
    if (this.#step?.for === 'betting' && written.verb !== 'chop') {
      act(this.state, written);
      if (this.#asksOn()) return;
    }
    this.#comeTo(this.#script.next({ answer: written }));
  }

  #clockRunsOut(question: Question): void {
    checkClock(question);
    if (this.#step?.for === 'betting') {
      timeOut(this.state);
      if (this.#asksOn()) return;
    }
    this.#comeTo(this.#script.next({ clock: 'expired' }));
  }

  /** Asks the next player of a round of betting; whether there is one. */
  #asksOn(): boolean {
    if (this.state.toAct < 0) return false;
    this.#question = ask(this.state);
    return true;
  }

  /** Takes up the next step of the script. */
  #comeTo({ done, value }: IteratorResult<HandStep, void>): void {
    this.#step = done ? null : value;
    this.#laid = 0;
    this.#question = done || value.for !== 'answer' ? null : value.question;
    if (this.#step?.for === 'betting') this.#asksOn();
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
  #cardsAt(place: string): readonly Card[] {
    return this.state.players.find(({ seat }) => handPlace(seat) === place)?.cards ?? [];
  }
}

const noCardDue = ({ seat }: Question, card: Card): Refused =>
  new Refused({
    reason: `No card is due: seat ${seat} is to act, but ${formatCard(card)} was given.`,
  });

/** An answer as it is written down: in full, also where only one amount is possible. */
function inFull(action: Action | undefined, answer: Answer): Answer {
  const amount = answer.amount === undefined ? action?.least : undefined;
  return amount === undefined ? answer : { ...answer, amount };
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
      throw new RoundDiffers(differing('The hand', event.type, event, given, hand.events[at]));
    }
  });
  return hand;
}

/** Deals a whole hand at once, for simulation, bots and benches: what happened in it is only told if somebody asks. */
export function dealHand(
  setup: HandSetup,
  draw: () => Card,
  answer: (question: Question, hand: PokerHand) => Answer,
): PokerHand {
  const hand = new PokerHand(setup, false);
  hand.playOut(draw, answer);
  return hand;
}
