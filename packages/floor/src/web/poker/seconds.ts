import { useEffect, useState } from 'react';
import type { Turn } from './scene.ts';

export interface TimeLeft {
  readonly seconds: number;
  /** Of the whole time, from 1 to 0. */
  readonly share: number;
  /** The time of the turn is over and the time bank runs. */
  readonly onTimeBank: boolean;
}

/** The time that is left to act, by the house's clock; null where nobody waits for it. */
export function useTimeLeft(
  turn: Pick<Turn, 'since' | 'until' | 'timeBank'> | null,
  skew: number,
): TimeLeft | null {
  const until = turn?.until ?? null;
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (until === null) return undefined;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 250);
    return () => clearInterval(timer);
  }, [until]);
  if (!turn || until === null) return null;
  return timeLeft(turn.since, until, turn.timeBank ?? 0, now + skew);
}

/** First the time of the turn runs down, then the bank. */
function timeLeft(since: number, until: number, timeBank: number, now: number): TimeLeft {
  const ownEnds = until - timeBank;
  const onTimeBank = timeBank > 0 && now >= ownEnds;
  const left = Math.max(0, (onTimeBank ? until : ownEnds) - now);
  const whole = onTimeBank ? timeBank : ownEnds - since;
  return { seconds: Math.ceil(left / 1000), share: Math.min(1, left / Math.max(1, whole)), onTimeBank };
}
