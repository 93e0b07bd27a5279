import { beadPlate, type CoupMark } from '@croupier/games';
import type { ReactNode } from 'react';
import { beadLetter, beadWord } from './bead-words.ts';
import { Grid, lastColumns } from './Grid.tsx';

/** Every coup of the shoe in order, six to a column; the letter says what the colour says. */
export function BeadPlate(props: {
  coups: readonly CoupMark[];
  columns: number;
  chinese: boolean;
}): ReactNode {
  const { coups, columns, chinese } = props;
  const cells = lastColumns(beadPlate(coups), columns);
  const said = coups.slice(-6).map(beadWord).join(', ');
  return (
    <Grid
      columns={columns}
      label={`Bead plate, ${coups.length} hands. ${said ? `The last: ${said}.` : 'Empty.'}`}
    >
      {cells.map(({ column, row, winner, natural }) => (
        <g key={`${column}/${row}`} transform={`translate(${column * 24 + 12} ${row * 24 + 12})`}>
          <circle className={`bead ${winner}`} r="10" />
          <text className="bead-letter" y={chinese ? 4.5 : 4.8} fontSize={chinese ? 12.5 : 13.5}>
            {beadLetter(winner, chinese)}
          </text>
          {natural === true && <circle className="natural" cx="8" cy="-8" r="2.600" />}
        </g>
      ))}
    </Grid>
  );
}
