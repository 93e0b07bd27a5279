import type { Card } from '@croupier/cards';
import type { Cite, Refusal } from './cite.ts';
import type { Cents } from './money.ts';

/**
 * The sequence of play is a generator that reads like the rulebook's own: say, deal, turn, ask. It is pure: it
 * yields steps, whoever runs it brings cards and answers, and the same cards and answers give the same round.
 */
export type Script<Result> = Generator<Step, Result, Answer | undefined>;

export type Step =
  | { readonly do: 'say'; readonly text: () => string; readonly cite: Cite }
  | {
      readonly do: 'deal';
      readonly to: Place;
      readonly face: Face;
      readonly cards: number;
      readonly cite: Cite;
    }
  | {
      readonly do: 'turn';
      readonly place: Place;
      readonly from: number;
      readonly cards: number;
      readonly cite: Cite;
    }
  | {
      readonly do: 'pass';
      readonly place: Place;
      readonly to: number;
      readonly text: string;
      readonly cite: Cite;
    }
  | { readonly do: 'handle'; readonly text: string; readonly cite: Cite }
  | { readonly do: 'ask'; readonly question: Question };

export type Face = 'up' | 'down';

/** Where cards lie: a hand, the board. A place with an owner may be looked at by that seat before it is turned. */
export interface Place {
  readonly name: string;
  owner: number | null;
  readonly cards: Card[];
  readonly faces: Face[];
}

/** A decision that belongs to a seat, with everything that seat may do. */
export interface Question {
  readonly seat: number;
  readonly actions: readonly LegalAction[];
  /** What is done for somebody who is away or lets the time run out. */
  readonly absent: Answer;
  /** It moves no chip and no card, such as who turns a hand: a record may leave it out. */
  readonly courtesy?: true;
  readonly cite: Cite;
}

/** What may be done, in full: between which amounts, or why it is refused now. */
export interface LegalAction {
  readonly verb: string;
  /** The wager that the amount is staked on, when doing this puts chips down. */
  readonly wager?: string;
  /** What "times" means for it: the ante of a play of three times the ante. */
  readonly unit?: Cents;
  readonly least?: Cents;
  readonly most?: Cents;
  readonly step?: Cents;
  readonly refused?: Refusal;
}

export interface Answer {
  readonly verb: string;
  /** May be left out where only one amount is possible. */
  readonly amount?: Cents;
}

/** The chips that an answer puts down, when its action stakes any. */
export function stakedBy(question: Question, answer: Answer): { wager: string; amount: Cents } | undefined {
  const action = question.actions.find(({ verb }) => verb === answer.verb);
  const amount = answer.amount ?? action?.least;
  return action?.wager === undefined || amount === undefined ? undefined : { wager: action.wager, amount };
}

/** How many units an answer stakes, where its action leaves a choice. */
export function timesOf(question: Question, answer: Answer): number | undefined {
  const action = question.actions.find(({ verb }) => verb === answer.verb);
  if (action?.unit === undefined || answer.amount === undefined || action.least === action.most)
    return undefined;
  return answer.amount / action.unit;
}

/** Who does a step at a table with people; at an automatic table the machine does all but ask. */
export const ownerOf = (step: Step): 'dealer' | 'player' => (step.do === 'ask' ? 'player' : 'dealer');

export const place = (name: string, owner: number | null = null): Place => ({
  name,
  owner,
  cards: [],
  faces: [],
});

/** Announces; the text is made only when somebody listens. */
export const say = (text: () => string, cite: Cite): Step => ({ do: 'say', text, cite });

/** Deals a card to a place, or a packet of several. */
export const deal = (to: Place, face: Face, cite: Cite, cards = 1): Step => ({
  do: 'deal',
  to,
  face,
  cards,
  cite,
});

/** Turns the cards of a place face up: all of them, or the first so many (a flop). */
export const turn = (which: Place, cite: Cite, cards = 52): Step => ({
  do: 'turn',
  place: which,
  from: 0,
  cards,
  cite,
});

/** Turns one card of a place, the first being 0: a hand can be turned card by card, in any order. */
export const turnOne = (which: Place, card: number, cite: Cite): Step => ({
  do: 'turn',
  place: which,
  from: card,
  cards: 1,
  cite,
});

/** Hands the cards of a place to a seat, which may look at them from now on. */
export const pass = (which: Place, to: number, text: string, cite: Cite): Step => ({
  do: 'pass',
  place: which,
  to,
  text,
  cite,
});

/** Something a human dealer does with their hands; at an automatic table it only stands in the journal. */
export const handle = (text: string, cite: Cite): Step => ({ do: 'handle', text, cite });

/** Puts a question to a seat and waits for its answer, which the round has checked against the actions offered. */
export function* ask(question: Question): Script<Answer> {
  return answered(question, yield asking(question));
}

/** The same without a generator of its own, where rounds are dealt by the million: `answered(q, yield asking(q))`. */
export const asking = (question: Question): Step => ({ do: 'ask', question });

export function answered({ seat }: Question, answer: Answer | undefined): Answer {
  if (answer === undefined)
    throw new TypeError(`Seat ${seat} was asked and the script went on without an answer.`);
  return answer;
}

/** Lays a dealt card down. */
export function lay(to: Place, card: Card, face: Face): void {
  to.cards.push(card);
  to.faces.push(face);
}

export function turnUp(which: Place, cards: number, from = 0): void {
  which.faces.fill('up', from, from + cards);
}

/** The cards at a place that a seat may look at; none where there is no such place. */
export type Sight = (place: string) => readonly Card[];

/** What these seats can see of the places. */
export function sightOf(places: readonly Place[], seats: readonly number[]): Sight {
  return (name) => {
    const found = places.find((one) => one.name === name);
    return found ? found.cards.filter((_, card) => sees(seats, found, card)) : [];
  };
}

/** Decides for a seat, from what is asked and what that seat can see. */
export type Decide = (question: Question, sight: Sight) => Answer;

/** A card that a seat may look at: face up, or its own. */
export const sees = (seats: readonly number[], { owner, faces }: Place, card: number): boolean =>
  faces[card] === 'up' || (owner !== null && seats.includes(owner));

/** Plays a script to its end without a journal: for simulation and mathematics. */
export function playOut<R>(script: Script<R>, draw: () => Card, answer: (question: Question) => Answer): R {
  let given: Answer | undefined;
  for (;;) {
    const next = script.next(given);
    if (next.done) return next.value;
    given = undefined;
    const step = next.value;
    if (step.do === 'deal') for (let i = 0; i < step.cards; i += 1) lay(step.to, draw(), step.face);
    else if (step.do === 'turn') turnUp(step.place, step.cards, step.from);
    else if (step.do === 'pass') step.place.owner = step.to;
    else if (step.do === 'ask') given = answer(step.question);
  }
}
