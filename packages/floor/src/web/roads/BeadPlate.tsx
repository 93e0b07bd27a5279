import { beadPlate, type CoupMark } from '@croupier/games';
import type { ReactNode } from 'react';
import { Bead } from './Bead.tsx';
import { beadWord } from './bead-words.ts';
import { columnsOf, LongGrid } from './Grid.tsx';

interface BeadPlateProps {
  readonly coups: readonly CoupMark[];
  readonly columns: number;
  readonly chinese: boolean;
}

/** Every coup of the shoe in order, six to a column. */
export function BeadPlate({ coups, columns, chinese }: BeadPlateProps): ReactNode {
  const cells = beadPlate(coups);
  const said = coups.slice(-6).map(beadWord).join(', ');
  return (
    <LongGrid
      columns={columnsOf(cells, columns)}
      label={`Bead plate, ${coups.length} ${coups.length === 1 ? 'hand' : 'hands'}. ${said ? `The last: ${said}.` : 'Empty.'}`}
    >
      {cells.map(({ column, row, winner, natural }) => (
        <g key={`${column}/${row}`} transform={`translate(${column * 24 + 12} ${row * 24 + 12})`}>
          <Bead winner={winner} chinese={chinese} />
          {natural === true && <circle className="natural" cx="8" cy="-8" r="2.6" />}
        </g>
      ))}
    </LongGrid>
  );
}
