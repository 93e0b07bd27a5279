import { type PlayerId, sameJson } from '@croupier/table';
import type { Decision } from './commands.ts';
import { happened, refused } from './decision.ts';
import type { GraveAct } from './events.ts';
import type { TableState } from './state.ts';

/**
 * What is paid cannot be taken back by one person alone: the first who asks for it is written down, and it is done when
 * somebody else asks for the same. Returns who asked first, or what follows instead.
 */
export function agreed(
  state: TableState,
  act: GraveAct,
  by: string,
  reason = '',
  unlike: readonly PlayerId[] = [],
): { readonly first: string } | Decision {
  const { awaited } = state;
  if (!awaited || !sameJson(awaited.act, act))
    return happened({ type: 'second-awaited', act, by, ...(reason ? { reason } : {}) });
  if (awaited.by === by) return refused('Somebody else of the staff must agree to it.');
  return unlike.includes(awaited.by) ? refused(NO_SECOND) : { first: awaited.by };
}

/** Two accounts may be one human: at least neither has made the other. */
export const NO_SECOND =
  'Who has their role from the other is no second person; somebody else of the staff must agree to it.';
