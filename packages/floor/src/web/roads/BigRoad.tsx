import { bigRoad, type CoupMark } from '@croupier/games';
import type { ReactNode } from 'react';
import { Grid, lastColumns } from './Grid.tsx';

interface BigRoadProps {
  readonly coups: readonly CoupMark[];
  readonly columns: number;
}

/** A column for each streak. Player's rings carry a bar, so that they are told from Banker's without colour. */
export function BigRoad({ coups, columns }: BigRoadProps): ReactNode {
  const cells = lastColumns(bigRoad(coups), columns);
  return (
    <Grid columns={columns} label={`Big road. ${streak(coups)}`}>
      {cells.map(({ column, row, winner, ties }) => (
        <g key={`${column}/${row}`} transform={`translate(${column * 24 + 12} ${row * 24 + 12})`}>
          {winner !== 'tie' && <circle className={`ring ${winner}`} r="8" />}
          {winner === 'player' && <circle className="ring-core player" r="2.600" />}
          {ties > 0 && <path className="tie-stroke" d="M-9 9 9-9" />}
          {ties > 1 && (
            <text className="tie-count" y="4.800" fontSize="13.500">
              {ties}
            </text>
          )}
        </g>
      ))}
    </Grid>
  );
}

function streak(coups: readonly CoupMark[]): string {
  const wins = coups.filter(({ winner }) => winner !== 'tie');
  const last = wins.at(-1)?.winner;
  if (last === undefined) return 'Empty.';
  const other = wins.findLastIndex(({ winner }) => winner !== last);
  return `${last === 'player' ? 'Player' : 'Banker'} has won the last ${wins.length - 1 - other}.`;
}
