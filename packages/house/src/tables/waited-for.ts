import type { AskingView } from '../protocol/index.ts';
import type { Pace } from './pace.ts';

/**
 * Until when somebody who is asked is waited for, in the house's time. Whoever is gone has been since somebody last came or
 * went at the latest, and is given as long as one answer takes to come back: once, and not with every question of a round.
 */
export function waitedForUntil(
  { until, courtesy }: Pick<AskingView, 'until' | 'courtesy'>,
  { decide }: Pick<Pace, 'decide'>,
  gone: { readonly since: number } | null,
): number {
  if (!gone) return until;
  return courtesy ? 0 : Math.min(until, gone.since + decide);
}
