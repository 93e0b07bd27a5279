import type { PhaseView } from '@croupier/house/protocol';
import { type ReactNode, useLayoutEffect, useState } from 'react';

const ROUND = 2 * Math.PI * 27;

/** A thin ring that runs down while bets are open, and the seconds in it. */
export function Countdown({ phase, skew }: { phase: PhaseView; skew: number }): ReactNode {
  const waits = phase.name === 'betting' || phase.name === 'cut' || phase.name === 'bank';
  return <Ring since={phase.since} until={waits ? phase.until : null} skew={skew} />;
}

/** Whoever has no more seconds than these to decide is told so. */
const FEW_SECONDS = 8;

interface RingProps {
  readonly since: number;
  readonly until: number | null;
  readonly skew: number;
  /** Somebody has to decide before it has run down. */
  readonly warns?: boolean;
}

export function Ring({ since, until, skew, warns = false }: RingProps): ReactNode {
  const left = useSecondsLeft(until, skew);
  const whole = Math.max(1, (until ?? 0) - since) / 1000;
  const few = warns && left !== null && left <= FEW_SECONDS;
  const share = left === null ? 0 : Math.min(1, Math.max(0, left / whole));
  return (
    <div className={`countdown${left === null ? ' still' : ''}${few ? ' warned' : ''}`}>
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
        {left === null ? '' : Math.ceil(left)}
      </span>
      {warns && (
        <span className="unseen" aria-live="assertive" data-testid="few-seconds">
          {few && 'A few seconds are left to decide.'}
        </span>
      )}
    </div>
  );
}

export function useSecondsLeft(until: number | null, skew: number): number | null {
  const [now, setNow] = useState(Date.now);
  // Before the first look at it: the clock has stood since the last wait was over, and would add the time in between.
  useLayoutEffect(() => {
    if (until === null) return undefined;
    const look = (): void => setNow(Date.now());
    look();
    const timer = setInterval(look, 250);
    return () => clearInterval(timer);
  }, [until]);
  return until === null ? null : Math.max(0, (until - now - skew) / 1000);
}
