import type { PhaseView } from '@croupier/house/protocol';
import { type ReactNode, useEffect, useState } from 'react';

const ROUND = 2 * Math.PI * 27;

/** A thin ring that runs down while bets are open, and the seconds in it. */
export function Countdown({ phase, skew }: { phase: PhaseView; skew: number }): ReactNode {
  const left = useSecondsLeft(phase.until, skew);
  const waits = (phase.name === 'betting' || phase.name === 'cut') && left !== null;
  const whole = Math.max(1, (phase.until ?? 0) - phase.since) / 1000;
  const share = waits ? Math.min(1, Math.max(0, left / whole)) : 0;
  return (
    <div className={`countdown${waits ? '' : ' still'}`}>
      <svg viewBox="0 0 60 60" aria-hidden="true">
        <circle className="countdown-track" cx="30" cy="30" r="27" />
        <circle
          className="countdown-ring"
          cx="30"
          cy="30"
          r="27"
          strokeDasharray={ROUND}
          strokeDashoffset={ROUND * (1 - share)}
        />
      </svg>
      <span className="figures" aria-hidden="true">
        {waits ? Math.ceil(left) : ''}
      </span>
    </div>
  );
}

function useSecondsLeft(until: number | null, skew: number): number | null {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, (until - now - skew) / 1000);
}
