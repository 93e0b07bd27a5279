import type { BetChange, PlayerId } from '@croupier/table';

/** A change of somebody's bets, on top of those before it. */
export interface Undoable {
  readonly player: PlayerId;
  readonly changes: readonly BetChange[];
  readonly before: Undoable | undefined;
  /** How many they are. */
  readonly count: number;
}

/** At least so many can be taken back: more than anybody remembers, and a finger that never rests fills no memory. */
const KEPT = 50;

export function onTopOf(
  before: Undoable | undefined,
  player: PlayerId,
  changes: readonly BetChange[],
): Undoable {
  const kept = before && before.count >= 2 * KEPT ? latest(before, KEPT) : before;
  return { player, changes, before: kept, count: (kept?.count ?? 0) + 1 };
}

const latest = (one: Undoable, count: number): Undoable => ({
  ...one,
  before: one.before && count > 1 ? latest(one.before, count - 1) : undefined,
  count,
});
