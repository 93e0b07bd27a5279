import type { ReactNode } from 'react';
import { sitterAt } from '../model/hands.ts';
import { plateName } from '../model/names.ts';
import { plateOf, turnOf } from './arc.ts';
import { useSeat } from './seat.ts';

/** Among more seats than this a name has no room beside the number. */
const ROOM_FOR_NAMES = 12;

/** The number of a spot, and who holds it. */
export function SpotPlate({ spot }: { spot: number }): ReactNode {
  const { table, numbers } = useSeat();
  const { x, y } = plateOf(spot, numbers);
  const sitter = sitterAt(table.view, spot);
  const mine = sitter === 'you';
  const named = plateName(sitter, spot, numbers.length > ROOM_FOR_NAMES ? 4 : 10);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(spot, numbers).toFixed(1)})`}>
      <text className={`plate${mine ? ' mine' : ''}`} y="6">
        {spot}
        {table.view.standing.bank?.seat === spot && <tspan className="plate-bank"> BANK</tspan>}
        {named !== '' && <tspan className="plate-name"> {named}</tspan>}
      </text>
    </g>
  );
}
