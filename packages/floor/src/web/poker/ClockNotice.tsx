import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import { useTimeLeft } from './seconds.ts';
import { namer } from './told.ts';

/** The clock was called: who asked for it, for whom it runs, how long, and the warning before the hand is dead. */
export function ClockNotice(): ReactNode {
  const { scene, view, model } = usePoker();
  const { turn } = scene;
  const left = useTimeLeft(turn, model.skew);
  if (!turn?.clock || !left) return null;
  const named = namer(view);
  const by = named(turn.clock.by);
  const on = named(turn.seat);
  const warned = turn.until !== null && left.seconds * 1000 <= turn.until - turn.clock.warns;
  return (
    <p className={`clock-notice${warned ? ' warned' : ''}`} data-testid="clock">
      <span aria-live="polite">
        {by.name} {by.you ? 'have' : 'has'} called the clock{on.you ? ' on you' : ` on ${on.name}`}.
      </span>{' '}
      <span className="figures" aria-hidden="true">
        {left.seconds} s.
      </span>{' '}
      <span aria-live="assertive">
        {warned && (on.you ? 'Act now, or your hand is dead.' : 'Then the hand is dead.')}
      </span>
    </p>
  );
}
