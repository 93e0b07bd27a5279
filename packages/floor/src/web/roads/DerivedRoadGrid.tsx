import { type CoupMark, type DerivedRoad, derivedRoad } from '@croupier/games';
import type { ReactNode } from 'react';
import { DerivedMarkShape } from './DerivedMark.tsx';
import { columnsOf, LongGrid } from './Grid.tsx';

export const ROAD_NAMES: Record<DerivedRoad, string> = {
  bigEyeBoy: 'Big eye boy',
  smallRoad: 'Small road',
  cockroachPig: 'Cockroach pig',
};

interface DerivedRoadGridProps {
  readonly road: DerivedRoad;
  readonly coups: readonly CoupMark[];
  readonly columns: number;
}

/** A road made of the big road: red where it repeats itself, blue where it does not. */
export function DerivedRoadGrid({ road, coups, columns }: DerivedRoadGridProps): ReactNode {
  const cells = derivedRoad(road, coups);
  const said = cells.map(({ mark }) => mark).slice(-6);
  return (
    <LongGrid
      columns={columnsOf(cells, columns)}
      square={12}
      label={`${ROAD_NAMES[road]}, ${cells.length} ${cells.length === 1 ? 'mark' : 'marks'}. ${said.length > 0 ? `The last: ${said.join(', ')}.` : 'Empty.'}`}
    >
      {cells.map(({ column, row, mark }) => (
        <g key={`${column}/${row}`} transform={`translate(${column * 24 + 12} ${row * 24 + 12})`}>
          <DerivedMarkShape road={road} mark={mark} />
        </g>
      ))}
    </LongGrid>
  );
}
