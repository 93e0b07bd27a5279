import { ROAD_ROWS, type RoadCell } from '@croupier/games';
import { type ReactNode, useEffect, useRef } from 'react';

interface GridProps {
  readonly columns: number;
  readonly label: string;
  /** How large a square is, in pixels. */
  readonly square?: number;
  readonly children: ReactNode;
}

/** The squares of a scorecard. */
export function Grid({ columns, label, square = 24, children }: GridProps): ReactNode {
  const width = columns * 24;
  const height = ROAD_ROWS * 24;
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${row * 24}H${width}`).join('');
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column * 24} 0V${height}`).join('');
  return (
    <svg
      className="road"
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      width={columns * square + 2}
      height={ROAD_ROWS * square + 2}
      preserveAspectRatio="xMinYMin"
      role="img"
      aria-label={label}
    >
      <rect className="road-paper" width={width} height={height} />
      <path className="road-lines" d={across + down} />
      {children}
    </svg>
  );
}

/** A scorecard that grows with the shoe, shown at its latest end; nothing is ever left out. */
export function LongGrid({ columns, label, square = 24, children }: GridProps): ReactNode {
  const ref = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when it grows, the end comes into sight
  useEffect(() => {
    ref.current?.scrollTo({ left: ref.current.scrollWidth });
  }, [columns]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: whoever uses keys scrolls it with them
    <section className="long-road" ref={ref} tabIndex={0} aria-label={label.split(/[.,]/)[0]}>
      <Grid columns={columns} label={label} square={square}>
        {children}
      </Grid>
    </section>
  );
}

/** How many columns a road takes, one free at its end, and at least so many. */
export const columnsOf = (cells: readonly RoadCell[], least: number): number =>
  Math.max(least, cells.reduce((most, { column }) => Math.max(most, column), -1) + 2);

/** For a preview: the latest columns alone. */
export function lastColumns<C extends RoadCell>(cells: readonly C[], columns: number): C[] {
  const hidden = columnsOf(cells, columns) - columns;
  return cells
    .filter(({ column }) => column >= hidden)
    .map((cell) => ({ ...cell, column: cell.column - hidden }));
}
