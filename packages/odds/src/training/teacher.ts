import type { Answer, Cite, Question, Sight } from '@croupier/table';

/** What is asked in a spot, and what the player sees. */
export interface Asked {
  readonly question: Question;
  readonly sight: Sight;
  /** What the seat nets in units of its first bet if this is answered and nothing is left to chance: the rest of the round as it was dealt. */
  readonly resultOf: (answer: Answer) => number;
}

/** Something that can be answered, with how many units it stakes. */
export interface Choice {
  readonly answer: Answer;
  readonly times: number;
}

/** Why the right answer is right. */
export interface Reason {
  readonly text: string;
  readonly cite?: Cite;
}

/** Who knows what is best in a game, as the solvers found it. */
export interface Teacher {
  /** What costs are counted in: "Ante", "bet". */
  readonly unit: string;
  /** What any choice is worth in that unit; absent where there is only right and wrong. */
  readonly weigh?: (asked: Asked) => (choice: Choice) => number;
  /** Where a hand is set: the setting that is right. */
  readonly setting?: (asked: Asked) => Answer;
  /** A round has one decision: to deal it, nothing need be counted. */
  readonly once?: true;
  readonly reasons?: (asked: Asked) => readonly Reason[];
  /** What spots of this kind have in common, in words, so that somebody can see which are missed most. */
  readonly kind: (asked: Asked) => string;
}
