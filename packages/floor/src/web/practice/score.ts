import type { TrainingVerdict } from '@croupier/house/protocol';

/** Spots of one kind, and how they were played. */
export interface KindOfSpot {
  readonly kind: string;
  readonly times: number;
  readonly wrong: number;
  readonly cost: number;
}

/** How somebody has done since the page was opened. */
export interface Score {
  readonly hands: number;
  readonly right: number;
  readonly cost: number;
  /** What costs are counted in; none before the first verdict. */
  readonly unit: string;
  readonly kinds: readonly KindOfSpot[];
}

export const NO_SCORE: Score = { hands: 0, right: 0, cost: 0, unit: '', kinds: [] };

export function scored(
  score: Score,
  { right, cost, kind, unit }: Pick<TrainingVerdict, 'right' | 'cost' | 'kind' | 'unit'>,
): Score {
  const had = score.kinds.find((one) => one.kind === kind) ?? { kind, times: 0, wrong: 0, cost: 0 };
  const now = {
    kind,
    times: had.times + 1,
    wrong: had.wrong + (right ? 0 : 1),
    cost: had.cost + (cost ?? 0),
  };
  return {
    hands: score.hands + 1,
    right: score.right + (right ? 1 : 0),
    cost: score.cost + (cost ?? 0),
    unit,
    kinds: [...score.kinds.filter((one) => one.kind !== kind), now],
  };
}

/** The kinds that cost most first, and of equals those that were missed most. */
export const missedMost = ({ kinds }: Score, most = 5): KindOfSpot[] =>
  kinds
    .filter(({ wrong }) => wrong > 0)
    .toSorted((a, b) => b.cost - a.cost || b.wrong - a.wrong)
    .slice(0, most);
