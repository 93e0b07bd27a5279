import { RANKS } from '@croupier/cards';

/**
 * Solved decisions as a list that a person can learn. Hands are sorted into kinds, each with steps from the weakest to the strongest (a pair,
 * by its rank), and every step is decided as is best over all its hands. What that list loses against the best decision for each hand is
 * known, since what every decision is worth is added up; nothing of it is typed.
 */
export interface KindOfHands {
  readonly name: string;
  /** What the steps are called; one without a name where there is nothing to tell apart. */
  readonly steps: readonly string[];
  /** What has the step, where that is to be said: "the highest". */
  readonly by?: string;
  /** What is said behind it: "against a lower card". */
  readonly beside?: string;
}

/** Steps by a rank: "a pair" from 3 up. */
export const BY_RANK: readonly string[] = RANKS.split('');
export const ALONE: readonly string[] = [''];

/** Kinds one after the other, each step with a number of its own. */
export class Kinds {
  readonly #all: readonly KindOfHands[];
  readonly #first: readonly number[];
  readonly size: number;

  constructor(all: readonly KindOfHands[]) {
    this.#all = all;
    let size = 0;
    this.#first = all.map(({ steps }) => {
      const first = size;
      size += steps.length;
      return first;
    });
    this.size = size;
  }

  /** The number of a step of the kind at this place of the list. */
  at(kind: number, step = 0): number {
    return (this.#first[kind] ?? 0) + step;
  }

  /** The kinds that are decided in this way, in words; steps that never come are not missed. */
  inWords(chosen: (number: number) => boolean, comes: (number: number) => boolean): string[] {
    return this.#all.flatMap(({ name, steps, by, beside }, kind) => {
      const met = steps.map((_, step) => step).filter((step) => comes(this.at(kind, step)));
      const those = met.filter((step) => chosen(this.at(kind, step)));
      if (those.length === 0) return [];
      const which = fromWhich(steps, those, met);
      return [`${name}${by && which ? `, ${by}` : ''}${which}${beside ? ` ${beside}` : ''}`];
    });
  }
}

/** "" where all are, " from 3 up" where those above a step are, " up to 9" where those below are, else the steps. */
function fromWhich(steps: readonly string[], those: readonly number[], met: readonly number[]): string {
  if (those.length === met.length) return '';
  const [least = 0] = those;
  const most = those.at(-1) ?? 0;
  const named = (step: number): string => steps[step] ?? '';
  if (those.length === 1) return ` (${named(least)})`;
  if (those.length === met.filter((step) => step >= least).length) return ` from ${named(least)} up`;
  if (those.length === met.filter((step) => step <= most).length) return ` up to ${named(most)}`;
  return ` (${those.map(named).join(', ')})`;
}

/** "a, b and c" */
export const inOneSentence = (some: readonly string[]): string =>
  some.length < 2 ? some.join('') : `${some.slice(0, -1).join(', ')} and ${some.at(-1)}`;

/** What each of several choices is worth in every kind. */
export class KindWorths {
  readonly sums: Float64Array;
  readonly #choices: number;

  constructor(kinds: Kinds, choices: number, sums: Float64Array = new Float64Array(kinds.size * choices)) {
    this.sums = sums;
    this.#choices = choices;
  }

  add(kind: number, choice: number, worth: number): void {
    const at = kind * this.#choices + choice;
    this.sums[at] = (this.sums[at] ?? 0) + worth;
  }

  #of(kind: number): Float64Array {
    return this.sums.subarray(kind * this.#choices, (kind + 1) * this.#choices);
  }

  /** The choice that is worth most over all hands of a kind, the first of equals. */
  best(kind: number): number {
    const of = this.#of(kind);
    return of.indexOf(Math.max(...of));
  }

  comes(kind: number): boolean {
    return this.#of(kind).some((sum) => sum !== 0);
  }

  /** What the list is worth, over all hands. */
  get total(): number {
    let sum = 0;
    for (let kind = 0; kind * this.#choices < this.sums.length; kind += 1) sum += Math.max(...this.#of(kind));
    return sum;
  }
}
