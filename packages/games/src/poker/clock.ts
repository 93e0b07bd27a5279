import { type Question, type Refusal, Refused } from '@croupier/table';
import type { Betting } from './betting-structure.ts';
import { at33 } from './clauses.ts';

/** One more minute to act, with a warning ten seconds before its end (bclc-poker 33.0 §1.12). */
export const CLOCK_MS = 60_000;
export const WARNING_MS = 10_000;

/** A clock that the floor has put on the player in turn. Times are given, never looked up. */
export interface ActionClock {
  readonly seat: number;
  readonly endsAt: number;
}

/**
 * Why the clock may not be put on: it is of no-limit and pot-limit games, a player asks for it, the floor directs it,
 * and there must be a bet to answer. Where the house limits the time of every turn there is nothing to ask for.
 */
export function clockRefusal(question: Question, asked: ClockRequest): Refusal | undefined {
  const cite = at33('1.12');
  if (asked.structure === 'fixed-limit') {
    return { reason: 'The clock is called in no-limit and pot-limit games.', cite };
  }
  if (asked.everyTurnTimed) return { reason: 'Every turn has its time limit at this table.', cite };
  if (!asked.byPlayer) return { reason: 'The clock is put on when a player asks for it.', cite };
  if (!asked.byFloor) return { reason: 'The clock is put on at the direction of the floor.', cite };
  const faces = question.actions.some(({ verb, refused }) => verb === 'call' && !refused);
  return faces ? undefined : { reason: `Seat ${question.seat} faces no bet.`, cite };
}

export interface ClockRequest {
  readonly structure: Betting['structure'];
  /** The house has placed a limit on the time of each turn. */
  readonly everyTurnTimed: boolean;
  readonly byPlayer: boolean;
  readonly byFloor: boolean;
}

export function putOnClock(question: Question, asked: ClockRequest, now: number): ActionClock {
  const refusal = clockRefusal(question, asked);
  if (refusal) throw new Refused(refusal);
  return { seat: question.seat, endsAt: now + CLOCK_MS };
}

/** What the clock says: time left, the ten-second warning, or that the hand is dead. */
export function clockSays({ endsAt }: ActionClock, now: number): 'running' | 'warning' | 'dead' {
  if (now >= endsAt) return 'dead';
  return now >= endsAt - WARNING_MS ? 'warning' : 'running';
}
