import type { LineView } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import { chips, signed } from '../chips/money.ts';
import { netOf, netOfAll } from '../model/at-place.ts';
import { wagerName } from '../model/names.ts';
import { Clauses } from '../room/Refused.tsx';
import { Sheet } from '../room/Sheet.tsx';
import { useSeat } from './seat.ts';

/** What the hand did to my bets; each of them, with its clause, is one tap away. */
export function Result(): ReactNode {
  const { table, posted } = useSeat();
  const [open, setOpen] = useState(false);
  const { last } = table;
  const lines = last?.lines ?? [];
  const net = netOfAll(lines);
  const nameOf = (id: string): string => wagerName(posted, id);
  return (
    <div className="result" aria-live="polite">
      {lines.length > 0 && (
        <button type="button" className="button bare" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <span className={`figures result-net${net > 0 ? ' won' : ''}`}>{signed(net)}</span>
          <span className="quiet">
            {lines.length === 1 ? outcome(lines[0], nameOf) : `${lines.length} bets`} · why
          </span>
        </button>
      )}
      {open && last && (
        <Sheet title={`Hand ${last.round}`} onClose={() => setOpen(false)}>
          <p>{last.call}</p>
          <SettledLines lines={lines} nameOf={nameOf} />
        </Sheet>
      )}
    </div>
  );
}

const RESULTS: Record<LineView['result'], string> = {
  win: 'wins',
  lose: 'loses',
  push: 'pushes',
  withdrawn: 'withdrawn',
  void: 'returned',
};

const outcome = (line: LineView | undefined, nameOf: (id: string) => string): string =>
  line ? `${nameOf(line.wager)} ${RESULTS[line.result]}` : '';

/** Bet by bet: stake, what happened, commission, what came back, and the clauses that say so. */
export function SettledLines(props: {
  lines: readonly LineView[];
  nameOf: (id: string) => string;
}): ReactNode {
  const { lines, nameOf } = props;
  return (
    <ul className="settled-lines">
      {lines.map((line) => (
        <li key={`${line.seat}/${line.wager}/${line.kind}`}>
          <div>
            <strong>
              Spot {line.seat} · {outcome(line, nameOf)}
            </strong>
            {line.kind !== 'own' && (
              <span className="quiet"> ({line.kind === 'tip' ? 'for the dealer' : 'back bet'})</span>
            )}
            <span className={`figures${netOf(line) > 0 ? ' won' : ''}`}>{signed(netOf(line))}</span>
          </div>
          {line.row !== null && <p>{line.row}</p>}
          <p className="quiet figures">
            {chips(line.stake)} staked
            {line.won > 0 && `, ${chips(line.won)} won`}
            {line.commission > 0 && `, ${chips(line.commission)} commission`}
            {line.kind === 'tip'
              ? `, ${chips(line.returned)} to the dealers`
              : `, ${chips(line.returned)} back`}
          </p>
          <p className="cites">
            <Clauses cites={line.cites} />
          </p>
        </li>
      ))}
    </ul>
  );
}
