import type { Verdict } from './spot.ts';

/** Spots of one kind that were not played best. */
export interface Missed {
  readonly kind: string;
  readonly times: number;
  readonly wrong: number;
  readonly cost: number;
}

/** How somebody has done so far. */
export class Score {
  hands = 0;
  right = 0;
  cost = 0;
  readonly #kinds = new Map<string, Missed>();

  take({ right, cost, kind }: Verdict): void {
    this.hands += 1;
    if (right) this.right += 1;
    this.cost += cost ?? 0;
    const had = this.#kinds.get(kind) ?? { kind, times: 0, wrong: 0, cost: 0 };
    this.#kinds.set(kind, {
      kind,
      times: had.times + 1,
      wrong: had.wrong + (right ? 0 : 1),
      cost: had.cost + (cost ?? 0),
    });
  }

  /** The kinds that cost most first, and of equals those that were missed most. */
  missedMost(most = 5): Missed[] {
    return [...this.#kinds.values()]
      .filter(({ wrong }) => wrong > 0)
      .toSorted((a, b) => b.cost - a.cost || b.wrong - a.wrong)
      .slice(0, most);
  }
}
