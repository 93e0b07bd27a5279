import { type Cite, PUSH, type Row, row, to, win } from '@croupier/table';
import type { BaccaratWager, Coup, Hand } from './coup.ts';
import { isNatural } from './points.ts';

/** How a bet on one side sees the coup: its own hand and the other. */
interface Sides {
  readonly own: Hand;
  readonly other: Hand;
}

const naturals = ({ own, other }: Sides): boolean => isNatural(own.cards) || isNatural(other.cards);

/** A win by so many points that no natural decided. */
const byPoints =
  (least: number, most: number) =>
  (sides: Sides): boolean => {
    const margin = sides.own.total - sides.other.total;
    return !naturals(sides) && margin >= least && margin <= most;
  };

const naturalWin = (sides: Sides): boolean =>
  isNatural(sides.own.cards) && sides.own.total > sides.other.total;

/** Both hands natural and equal; a natural that ties a drawn hand cannot be, since nobody draws against one. */
const naturalTie = (sides: Sides): boolean => naturals(sides) && sides.own.total === sides.other.total;

/** Least margin, most margin, odds to one. */
export type Margin = readonly [least: number, most: number, odds: number];

/** The schedules by which a win by points is paid: colorado-rule-28 30-2808 §(5) names them A, B and C. */
export const MARGINS: Readonly<Record<'A' | 'B' | 'C', readonly Margin[]>> = {
  A: [
    [9, 9, 30],
    [8, 8, 10],
    [7, 7, 6],
    [6, 6, 4],
    [5, 5, 2],
    [4, 4, 1],
  ],
  B: [
    [9, 9, 20],
    [8, 8, 8],
    [7, 7, 7],
    [6, 6, 4],
    [5, 5, 3],
    [4, 4, 1],
  ],
  C: [
    [9, 9, 30],
    [8, 8, 10],
    [6, 7, 4],
    [4, 5, 2],
  ],
};

interface WinByPoints extends Pick<BaccaratWager, 'id' | 'name' | 'cite'> {
  readonly side: 'player' | 'banker';
  readonly margins: readonly Margin[];
  /** What a natural that wins pays, to one; absent: even money. */
  readonly natural?: number;
  readonly at: { readonly margins: Cite; readonly natural: Cite; readonly naturalTie: Cite };
}

/** A bet that one side wins by far: by its margin, even money for a natural, and a tie of naturals pushes. */
export function winByPoints({ id, name, cite, side, margins, natural = 1, at }: WinByPoints): BaccaratWager {
  const seen = (
    what: string,
    when: (sides: Sides) => boolean,
    ...rest: [Row<Coup>['award'], Cite]
  ): Row<Coup> =>
    row(
      what,
      ({ player, banker }) =>
        when(side === 'player' ? { own: player, other: banker } : { own: banker, other: player }),
      ...rest,
    );
  return {
    id,
    name,
    cite,
    sees: 'points',
    rows: [
      ...margins.map(([least, most, odds]) =>
        seen(
          `win by ${least === most ? least : `${least} or ${most}`} points`,
          byPoints(least, most),
          win(to(odds)),
          at.margins,
        ),
      ),
      seen('natural winner', naturalWin, win(to(natural)), at.natural),
      seen('natural tie', naturalTie, PUSH, at.naturalTie),
    ],
  };
}
