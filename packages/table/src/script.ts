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
  | { readonly do: 'deal'; readonly to: Place; readonly face: Face; readonly cite: Cite }
  | { readonly do: 'turn'; readonly place: Place; readonly cite: Cite }
  | { readonly do: 'handle'; readonly text: string; readonly cite: Cite }
  | { readonly do: 'ask'; readonly question: Question };

export type Face = 'up' | 'down';

/** Where cards lie: a hand, the board. A place with an owner may be looked at by that seat before it is turned. */
export interface Place {
  readonly name: string;
  readonly owner: number | null;
  readonly cards: Card[];
  readonly faces: Face[];
}

/** A decision that belongs to a seat, with everything that seat may do. */
export interface Question {
  readonly seat: number;
  readonly actions: readonly LegalAction[];
  readonly cite: Cite;
}

/** What may be done, in full: between which amounts, or why it is refused now. */
export interface LegalAction {
  readonly verb: string;
  readonly least?: Cents;
  readonly most?: Cents;
  readonly step?: Cents;
  readonly refused?: Refusal;
}

export interface Answer {
  readonly verb: string;
  readonly amount?: Cents;
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

export const deal = (to: Place, face: Face, cite: Cite): Step => ({ do: 'deal', to, face, cite });

/** Turns every card of a place face up. */
export const turn = (which: Place, cite: Cite): Step => ({ do: 'turn', place: which, cite });

/** Something a human dealer does with their hands; at an automatic table it only stands in the journal. */
export const handle = (text: string, cite: Cite): Step => ({ do: 'handle', text, cite });

/** Puts a question to a seat and waits for its answer, which the round has checked against the actions offered. */
export function* ask(question: Question): Script<Answer> {
  const answer = yield { do: 'ask', question };
  if (answer === undefined)
    throw new TypeError(`Seat ${question.seat} was asked and the script went on without an answer.`);
  return answer;
}

/** Lays a dealt card down. */
export function lay(to: Place, card: Card, face: Face): void {
  to.cards.push(card);
  to.faces.push(face);
}

export function turnUp(which: Place): void {
  which.faces.fill('up');
}

/** Plays a script to its end without a journal: for simulation and mathematics. */
export function playOut<R>(script: Script<R>, draw: () => Card, answer: (question: Question) => Answer): R {
  let given: Answer | undefined;
  for (;;) {
    const next = script.next(given);
    if (next.done) return next.value;
    given = undefined;
    const step = next.value;
    if (step.do === 'deal') lay(step.to, draw(), step.face);
    else if (step.do === 'turn') turnUp(step.place);
    else if (step.do === 'ask') given = answer(step.question);
  }
}
