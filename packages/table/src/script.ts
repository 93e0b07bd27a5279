import { type Card, deck } from '@croupier/cards';
import type { Cite } from './cite.ts';
import type { Answer, Parts, Question } from './decision.ts';

/**
 * The sequence of play is a generator that reads like the rulebook's own: say, deal, turn, ask. It is pure: it
 * yields steps, whoever runs it brings cards, numbers and answers, and the same ones give the same round.
 */
export interface Script<Result> {
  next(given?: Given): IteratorResult<Step, Result>;
  [Symbol.iterator](): Script<Result>;
  /** Of a script that is another with an end of its own: that other one is played out, with nothing between its steps. */
  playedOut?(play: <T>(script: Script<T>) => T): Result;
}

/** What a script is handed when it goes on: the answer it asked for, the answers of several seats, or the number drawn. */
export type Given = Answer | readonly Answer[] | number | undefined;

export type Step =
  | { readonly do: 'say'; readonly text: () => string; readonly cite: Cite }
  | {
      readonly do: 'deal';
      readonly to: Place;
      readonly face: Face;
      readonly cards: number;
      /** Of a pile: its top card, which comes last, or what lies under it. */
      readonly pile?: 'top' | 'under';
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
  | { readonly do: 'handle'; readonly text: string | (() => string); readonly cite: Cite }
  | { readonly do: 'ask'; readonly question: Question }
  | { readonly do: 'ask-together'; readonly questions: readonly Question[] }
  | {
      readonly do: 'arrange';
      readonly place: Place;
      readonly parts: Parts<readonly Card[]>;
      readonly cite: Cite;
    }
  | {
      readonly do: 'move';
      readonly from: Place;
      readonly cards: readonly Card[];
      readonly to: Place;
      readonly cite: Cite;
    }
  | { readonly do: 'draw-number'; readonly about: string; readonly most: number; readonly cite: Cite };

export type Face = 'up' | 'down';

/** Where cards lie: a hand, the board. A place with an owner may be looked at by that seat before it is turned. */
export interface Place {
  readonly name: string;
  owner: number | null;
  cards: Card[];
  faces: Face[];
  /** How many of the cards belong to each part, from the first card on, once the hand is laid out in parts. */
  parts: Parts<number> | null;
  /** Out of play and seen by nobody: burned cards, the hands of vacant seats, the discard rack. */
  readonly aside: boolean;
}

/** Who does a step at a table with people; at an automatic table the machine does all but ask. */
export const ownerOf = (step: Step): 'dealer' | 'player' =>
  step.do === 'ask' || step.do === 'ask-together' ? 'player' : 'dealer';

export const place = (name: string, owner: number | null = null, aside = false): Place => ({
  name,
  owner,
  cards: [],
  faces: [],
  parts: null,
  aside,
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

/**
 * Deals a packet that will lie under a card to come. A pile is kept, shown and recorded from its top on, which is the order
 * in which it is turned.
 */
export const dealUnder = (to: Place, face: Face, cite: Cite, cards: number): Step => ({
  do: 'deal',
  to,
  face,
  cards,
  pile: 'under',
  cite,
});

/** Deals a card on top of a pile. */
export const dealOnTop = (to: Place, face: Face, cite: Cite): Step => ({
  do: 'deal',
  to,
  face,
  cards: 1,
  pile: 'top',
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

/**
 * Something a human dealer does with their hands; at an automatic table it only stands in the journal. A text that is not always
 * the same is made only when somebody reads it.
 */
export const handle = (text: string | (() => string), cite: Cite): Step => ({ do: 'handle', text, cite });

/** Lays a hand out in parts, low before high: from now on it is shown and turned part by part. */
export const arrange = (which: Place, parts: Parts<readonly Card[]>, cite: Cite): Step => ({
  do: 'arrange',
  place: which,
  parts,
  cite,
});

/** Turns one part of a hand that is laid out. */
export function turnPart(which: Place, part: string, cite: Cite): Step {
  const { from, cards } = partOf(which, part);
  return { do: 'turn', place: which, from, cards, cite };
}

/** Takes cards out of a hand and lays them elsewhere, face down: what is thrown away or burned. */
export const move = (from: Place, cards: readonly Card[], to: Place, cite: Cite): Step => ({
  do: 'move',
  from,
  cards,
  to,
  cite,
});

/** Chance that is no card, such as three dice: a number from 1 to `most`, committed to and revealed like the shoe. */
export const drawNumber = (about: string, most: number, cite: Cite): Step => ({
  do: 'draw-number',
  about,
  most,
  cite,
});

/** The number that was drawn: `numberIn(yield drawNumber(…))`. */
export function numberIn(given: Given): number {
  if (typeof given === 'number') return given;
  throw new TypeError('A number was to be drawn and the script went on without one.');
}

/** Puts a question to a seat and waits for its answer, which the round has checked against the actions offered. */
export function* ask(question: Question): Script<Answer> {
  return answered(question, yield asking(question));
}

/** The same without a generator of its own, where rounds are dealt by the million: `answered(q, yield asking(q))`. */
export const asking = (question: Question): Step => ({ do: 'ask', question });

export function answered({ seat }: Question, given: Given): Answer {
  if (typeof given !== 'object' || isSeveral(given))
    throw new TypeError(`Seat ${seat} was asked and the script went on without an answer.`);
  return given;
}

/** Asks several seats at once; they answer in any order, and the round goes on when all have. Answers by seat. */
export function* askTogether(questions: readonly Question[]): Script<ReadonlyMap<number, Answer>> {
  if (questions.length === 0) return new Map();
  const given = yield { do: 'ask-together', questions };
  if (typeof given !== 'object' || !isSeveral(given) || given.length !== questions.length)
    throw new TypeError('Several seats were asked and the script went on without all their answers.');
  const answers = new Map<number, Answer>();
  for (let i = 0; i < questions.length; i++) {
    const question = questions[i];
    const answer = given[i];
    if (question && answer) answers.set(question.seat, answer);
  }
  return answers;
}

/**
 * A script that ends with something else, made of what another ends with. A generator around another costs every step, so that
 * rounds that nobody watches are handed on like this.
 */
export const endingWith = <R, S>(script: Script<R>, made: (result: R) => S): Script<S> =>
  new EndingWith(script, made);

class EndingWith<R, S> implements Script<S> {
  readonly #script: Script<R>;
  readonly #made: (result: R) => S;

  constructor(script: Script<R>, made: (result: R) => S) {
    this.#script = script;
    this.#made = made;
  }

  playedOut(play: <T>(script: Script<T>) => T): S {
    return this.#made(play(this.#script));
  }

  next(given?: Given): IteratorResult<Step, S> {
    const next = this.#script.next(given);
    return next.done ? { done: true, value: this.#made(next.value) } : next;
  }

  [Symbol.iterator](): Script<S> {
    return this;
  }
}

/** A script with another step behind some of its own, those of the dealer: nothing is handed on to it or by it. */
export function withStepBehind<R>(script: Script<R>, behind: (step: Step) => Step | undefined): Script<R> {
  let due: Step | undefined;
  const longer: Script<R> = {
    next: (given) => {
      if (due) {
        const value = due;
        due = undefined;
        return { done: false, value };
      }
      const next = script.next(given);
      if (!next.done) due = behind(next.value);
      return next;
    },
    [Symbol.iterator]: () => longer,
  };
  return longer;
}

const isSeveral = (given: Answer | readonly Answer[]): given is readonly Answer[] => Array.isArray(given);

/** Lays a dealt card down. */
export function lay(to: Place, card: Card, face: Face, onTop = false): void {
  if (onTop) {
    to.cards.unshift(card);
    to.faces.unshift(face);
    return;
  }
  to.cards.push(card);
  to.faces.push(face);
}

export function turnUp({ faces }: Place, cards: number, from = 0): void {
  const end = Math.min(from + cards, faces.length);
  for (let card = from; card < end; card++) faces[card] = 'up';
}

/** Where a part lies in its hand. */
export function partOf({ name, parts }: Place, part: string): { from: number; cards: number } {
  let from = 0;
  for (const each in parts) {
    const cards = parts[each] ?? 0;
    if (each === part) return { from, cards };
    from += cards;
  }
  throw new TypeError(`The hand of ${name} has no part "${part}".`);
}

/** The cards of one part of a hand that is laid out. */
export function cardsOfPart(which: Place, part: string): readonly Card[] {
  const { from, cards } = partOf(which, part);
  return which.cards.slice(from, from + cards);
}

/** Orders a hand by its parts, each card with its face; without a list more than it needs, since hands are set by the million. */
export function layOut(which: Place, parts: Parts<readonly Card[]>): void {
  const { name, cards, faces } = which;
  const left: number[] = cards.slice();
  const dealt = faces.slice();
  let laid = 0;
  for (const part in parts) {
    for (const card of parts[part] ?? []) {
      const at = left.indexOf(card);
      if (at < 0) throw new TypeError(`A card that is laid out was never dealt to ${name}.`);
      left[at] = LAID;
      cards[laid] = card;
      faces[laid] = dealt[at] ?? 'down';
      laid++;
    }
  }
  if (laid !== left.length) throw new TypeError(`The hand of ${name} has ${left.length} cards, not ${laid}.`);
  which.parts = sizesOf(parts);
}

/** In the place of a card that is laid out already. */
const LAID = -1;

/** How many cards each part has. Games lay their hands out in one or two ways, so that those are kept. */
function sizesOf(parts: Parts<readonly Card[]>): Parts<number> {
  for (const one of waysLaid) if (isLaid(parts, one)) return one.sizes;
  const names = Object.keys(parts);
  const sizes = Object.fromEntries(names.map((part) => [part, parts[part]?.length ?? 0]));
  waysLaid.push({ names, sizes });
  return sizes;
}

/** A way to lay a hand out: its parts in order, and how many cards each has. */
interface WayLaid {
  readonly names: readonly string[];
  readonly sizes: Parts<number>;
}

const waysLaid: WayLaid[] = [];

function isLaid(parts: Parts<readonly Card[]>, { names, sizes }: WayLaid): boolean {
  let same = 0;
  for (const part in parts) {
    if (names[same] !== part || sizes[part] !== parts[part]?.length) return false;
    same++;
  }
  return same === names.length;
}

/** Takes cards out of a place and lays them face down elsewhere. */
export function carry(from: Place, cards: readonly Card[], to: Place): void {
  for (const card of cards) {
    const at = from.cards.indexOf(card);
    if (at < 0) throw new TypeError(`A card that is moved is not among those of ${from.name}.`);
    if (at === 0) {
      // Off the top of a pile: nothing is made of what is taken.
      from.cards.shift();
      from.faces.shift();
    } else {
      from.cards.splice(at, 1);
      from.faces.splice(at, 1);
    }
    lay(to, card, 'down');
  }
}

const ANY_CARDS = deck();
const FACES: Record<Face, readonly Face[]> = {
  up: ANY_CARDS.map(() => 'up'),
  down: ANY_CARDS.map(() => 'down'),
};

/** A packet at once, in lists as long as it is: those that grow card by card keep room for more, which by the million is dear. */
function layPacket(to: Place, cards: number, face: Face, draw: () => Card): void {
  const packet = ANY_CARDS.slice(0, cards);
  for (let i = 0; i < cards; i += 1) packet[i] = draw();
  to.cards = packet;
  to.faces = FACES[face].slice(0, cards);
}

/** The cards at a place that a seat may look at, at the moment; none where there is no such place. */
export type Sight = (place: string) => readonly Card[];

/** What these seats can see of the places. */
export function sightOf(places: readonly Place[], seats: readonly number[]): Sight {
  return (name) => {
    for (const one of places) if (one.name === name) return seenAt(seats, one);
    return [];
  };
}

/** A hand of one's own is seen whole, any other as far as it is turned. */
function seenAt(seats: readonly number[], which: Place): readonly Card[] {
  const { cards, faces, aside } = which;
  if (isOwn(seats, which)) return cards.slice();
  if (aside) return [];
  // Mostly cards are turned from the first on.
  let turned = 0;
  while (faces[turned] === 'up') turned++;
  for (let card = turned; card < faces.length; card++)
    if (faces[card] === 'up') return cards.filter((_, one) => faces[one] === 'up');
  return cards.slice(0, turned);
}

/** Decides for a seat, from what is asked and what that seat can see while it is asked. */
export type Decide = (question: Question, sight: Sight) => Answer;

/** A card that a seat may look at: face up, or its own. */
export const sees = (seats: readonly number[], which: Place, card: number): boolean =>
  !which.aside && (which.faces[card] === 'up' || isOwn(seats, which));

const isOwn = (seats: readonly number[], { owner, aside }: Place): boolean =>
  !aside && owner !== null && seats.includes(owner);

/** Plays a script to its end without a journal: for simulation and mathematics. */
export function playOut<R>(
  script: Script<R>,
  draw: () => Card,
  answer: (question: Question) => Answer,
  number: (most: number) => number = () => 1,
): R {
  if (script.playedOut) return script.playedOut((inner) => playOut(inner, draw, answer, number));
  let given: Given;
  for (;;) {
    const next = script.next(given);
    if (next.done) return next.value;
    given = undefined;
    const step = next.value;
    switch (step.do) {
      case 'deal':
        if (step.cards > 1 && step.to.cards.length === 0) layPacket(step.to, step.cards, step.face, draw);
        else for (let i = 0; i < step.cards; i += 1) lay(step.to, draw(), step.face, step.pile === 'top');
        break;
      case 'turn':
        turnUp(step.place, step.cards, step.from);
        break;
      case 'pass':
        step.place.owner = step.to;
        break;
      case 'ask':
        given = answer(step.question);
        break;
      case 'ask-together':
        given = step.questions.map(answer);
        break;
      case 'arrange':
        layOut(step.place, step.parts);
        break;
      case 'move':
        carry(step.from, step.cards, step.to);
        break;
      case 'draw-number':
        given = number(step.most);
        break;
      case 'say':
      case 'handle':
        break;
    }
  }
}
