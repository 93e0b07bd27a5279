import type { LineView } from '@croupier/house/protocol';
import { type ReactNode, useState } from 'react';
import { signed } from '../chips/money.ts';
import { netOf, netOfAll } from '../model/at-area.ts';
import { Clauses } from '../room/Refused.tsx';
import { Sheet } from '../room/Sheet.tsx';
import { type LineNames, outcomeOf, reasonOf, sumsOf } from './line-words.ts';
import { useSeat } from './seat.ts';

/** What the hand did to my bets; each of them, with its clause, is one tap away. */
export function Result(): ReactNode {
  const { table, posted } = useSeat();
  const [open, setOpen] = useState(false);
  const { last } = table;
  const lines = last?.lines ?? [];
  const net = netOfAll(lines);
  const [only] = lines;
  return (
    <div className="result" aria-live="polite">
      {lines.length > 0 && (
        <button type="button" className="button bare" onClick={() => setOpen(true)} aria-haspopup="dialog">
          <span className={`figures result-net${net > 0 ? ' won' : ''}`}>{signed(net)}</span>
          <span className="quiet">
            {lines.length === 1 && only ? outcomeOf(only, posted) : `${lines.length} lines`} · why
          </span>
        </button>
      )}
      {open && last && (
        <Sheet title={`Hand ${last.round}`} onClose={() => setOpen(false)}>
          <p>{last.call}</p>
          <SettledLines lines={lines} names={posted} />
        </Sheet>
      )}
    </div>
  );
}

/** Bet by bet: stake, what happened, commission, what came back, and the clauses that say so. */
export function SettledLines(props: { lines: readonly LineView[]; names: LineNames }): ReactNode {
  const { lines, names } = props;
  return (
    <ul className="settled-lines">
      {lines.map((line) => (
        <li key={`${line.seat}/${line.wager}/${line.kind}`}>
          <div>
            <strong>
              Spot {line.seat} · {outcomeOf(line, names)}
            </strong>
            {line.kind !== 'own' && (
              <span className="quiet"> ({line.kind === 'tip' ? 'for the dealer' : 'back bet'})</span>
            )}
            <span className={`figures${netOf(line) > 0 ? ' won' : ''}`}>{signed(netOf(line))}</span>
          </div>
          <p>{reasonOf(line, names)}</p>
          <p className="quiet figures">{sumsOf(line)}</p>
          <p className="cites">
            <Clauses cites={line.cites} />
          </p>
        </li>
      ))}
    </ul>
  );
}
