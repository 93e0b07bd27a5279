import type { PokerPhaseView } from '../protocol/index.ts';
import type { PokerPace } from './poker-pace.ts';
import type { PokerState } from './poker-state.ts';

/** The phase that a table is in since then; a result is left to be read for a while. */
export function phaseOf({ over }: PokerPace, { hand }: PokerState, at: number): PokerPhaseView {
  if (!hand) return { name: 'waiting', since: at, until: null };
  return hand.over
    ? { name: 'over', since: at, until: at + over }
    : { name: 'playing', since: at, until: null };
}
