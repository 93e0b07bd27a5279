import type { AskingView } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import { sitterAt } from '../model/hands.ts';
import { plateName } from '../model/names.ts';
import { plateOf, turnOf } from '../table/arc.ts';
import { useSecondsLeft } from '../table/Countdown.tsx';
import { useSeat } from '../table/seat.ts';

/** The number of a seat and who sits there; the time runs around it while the seat decides. */
export function SeatPlate({ seat }: { seat: number }): ReactNode {
  const { numbers, table } = useSeat();
  const { view, skew } = table;
  const { x, y } = plateOf(seat, numbers);
  const sitter = sitterAt(view, seat);
  const asking = view.asking?.seats.includes(seat) ? view.asking : null;
  const named = plateName(sitter, seat, 10);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turnOf(seat, numbers).toFixed(1)})`}>
      {asking && <SeatRing key={`${asking.seat}/${asking.until}`} asking={asking} skew={skew} />}
      <text className={`plate${sitter === 'you' ? ' mine' : ''}`} y="6">
        {asking ? seat : `${seat} ${named}`.trim()}
        {view.standing.bank?.seat === seat && <tspan className="plate-bank"> BANK</tspan>}
      </text>
    </g>
  );
}

const RADIUS = 15;
const ROUND = 2 * Math.PI * RADIUS;

/** A ring around the number that runs down. */
export function SeatRing({ asking, skew }: { asking: AskingView; skew: number }): ReactNode {
  const [since] = useState(() => Date.now() + skew);
  const left = useSecondsLeft(asking.until, skew) ?? 0;
  const share = Math.min(1, left / Math.max(1, (asking.until - since) / 1000));
  return (
    <g className="seat-ring" transform="rotate(-90)">
      <circle className="countdown-track" r={RADIUS} />
      <circle
        className="countdown-ring"
        r={RADIUS}
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - share)}
      />
    </g>
  );
}
