import { ROAD_ROWS, type RoadCell } from '@croupier/games';
import type { ReactNode } from 'react';

/** The squares of a scorecard. */
export function Grid(props: { columns: number; label: string; children: ReactNode }): ReactNode {
  const { columns, label, children } = props;
  const width = columns * 24;
  const height = ROAD_ROWS * 24;
  const across = Array.from({ length: ROAD_ROWS + 1 }, (_, row) => `M0 ${row * 24}H${width}`).join('');
  const down = Array.from({ length: columns + 1 }, (_, column) => `M${column * 24} 0V${height}`).join('');
  return (
    <svg className="road" viewBox={`-1 -1 ${width + 2} ${height + 2}`} role="img" aria-label={label}>
      <rect className="road-paper" width={width} height={height} />
      <path className="road-lines" d={across + down} />
      {children}
    </svg>
  );
}

/** When a road is longer than its card, the latest columns are shown, with one left free. */
export function lastColumns<C extends RoadCell>(cells: readonly C[], columns: number): C[] {
  const last = cells.reduce((most, { column }) => Math.max(most, column), -1);
  const hidden = Math.max(0, last + 2 - columns);
  return cells
    .filter(({ column }) => column >= hidden)
    .map((cell) => ({ ...cell, column: cell.column - hidden }));
}
