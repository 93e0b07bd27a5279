import { type BigRoadCell, bigRoad, type CoupMark } from '@croupier/games';
import type { ReactNode } from 'react';
import { columnsOf, Grid, LongGrid, lastColumns } from './Grid.tsx';

interface BigRoadProps {
  readonly coups: readonly CoupMark[];
  readonly columns: number;
}

/** A column for each streak, as long as the shoe. */
export function BigRoad({ coups, columns }: BigRoadProps): ReactNode {
  const cells = bigRoad(coups);
  return (
    <LongGrid columns={columnsOf(cells, columns)} label={`Big road. ${streak(coups)}`}>
      {cells.map((cell) => (
        <Square key={`${cell.column}/${cell.row}`} cell={cell} counted />
      ))}
    </LongGrid>
  );
}

/** The latest columns, small, for the lobby. */
export function BigRoadPreview({ coups, columns }: BigRoadProps): ReactNode {
  return (
    <Grid columns={columns} label={`Big road. ${streak(coups)}`}>
      {lastColumns(bigRoad(coups), columns).map((cell) => (
        <Square key={`${cell.column}/${cell.row}`} cell={cell} counted={false} />
      ))}
    </Grid>
  );
}

/** Player's rings have a core, so that they are told from Banker's without colour. */
function Square({ cell, counted }: { cell: BigRoadCell; counted: boolean }): ReactNode {
  const { column, row, winner, ties } = cell;
  return (
    <g transform={`translate(${column * 24 + 12} ${row * 24 + 12})`}>
      {winner !== 'tie' && <circle className={`ring ${winner}`} r="8" />}
      {winner === 'player' && <circle className="ring-core player" r="2.6" />}
      {ties > 0 && <path className="tie-stroke" d="M-9 9 9-9" />}
      {ties > 1 && counted && (
        <text className="tie-count" y="4.8" fontSize="13.5">
          {ties}
        </text>
      )}
    </g>
  );
}

function streak(coups: readonly CoupMark[]): string {
  const wins = coups.filter(({ winner }) => winner !== 'tie');
  const last = wins.at(-1)?.winner;
  if (last === undefined) return 'Empty.';
  const other = wins.findLastIndex(({ winner }) => winner !== last);
  return `${last === 'player' ? 'Player' : 'Banker'} has won the last ${wins.length - 1 - other}.`;
}
