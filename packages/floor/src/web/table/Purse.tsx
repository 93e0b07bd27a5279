import { type ReactNode, useEffect, useState } from 'react';
import { chips, money, signed } from '../chips/money.ts';
import { besideBets, onTheWay } from '../model/at-area.ts';
import { useSeat } from './seat.ts';

/** Balance, chips in play, net position and time at the table: always in sight. */
export function Purse(): ReactNode {
  const { table: seen, posted, asked, heard } = useSeat();
  const { you, table } = seen.view;
  const beside = besideBets(seen.view);
  const unheard = heard ? 0 : onTheWay(asked);
  const minutes = useMinutesAt(table);
  return (
    <dl className="purse">
      <div>
        <dt>Balance</dt>
        <dd className="figures" data-testid="balance">
          {money(you.balance)}
        </dd>
      </div>
      <div>
        <dt>In play</dt>
        <dd className="figures" data-testid="in-play">
          {money(you.inPlay)}
        </dd>
        {unheard > 0 && <dd className="quiet beside-bets">{chips(unheard)} not heard yet</dd>}
        {beside > 0 && unheard === 0 && (
          <dd className="quiet beside-bets">
            {posted.bank ? 'fee' : 'commission'} {chips(beside)}
          </dd>
        )}
      </div>
      <div>
        <dt>Net here</dt>
        <dd className={`figures${you.net > 0 ? ' won' : ''}`} data-testid="net">
          {signed(you.net)}
        </dd>
      </div>
      <div>
        <dt>Time</dt>
        <dd className="figures">
          {Math.floor(minutes / 60)}:{String(minutes % 60).padStart(2, '0')}
        </dd>
      </div>
    </dl>
  );
}

/** Since this browser first sat down here in this session; a reload does not begin anew. */
function useMinutesAt(table: string): number {
  const [since] = useState(() => satDownAt(table));
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 10_000);
    return () => clearInterval(timer);
  }, []);
  return Math.max(0, Math.floor((now - since) / 60_000));
}

function satDownAt(table: string): number {
  const key = `croupier-sat-down-${table}`;
  try {
    const stored = Number(sessionStorage.getItem(key) ?? '');
    if (stored > 0) return stored;
    sessionStorage.setItem(key, String(Date.now()));
  } catch {
    // Without storage the time counts from this page.
  }
  return Date.now();
}
