import type { Journal } from '../storage/journal.ts';
import { evolvePoker } from './evolve.ts';
import { pokerFromJournal } from './journalled.ts';
import type { PokerSetting } from './setting.ts';
import { barePokerTable, type PokerState } from './state.ts';

export interface RecoveredPoker {
  readonly state: PokerState;
  /** When the hand on the table began, was over, or was taken away. */
  readonly since: Date | null;
}

const BEGIN_PHASES: ReadonlySet<string> = new Set(['hand-began', 'hand-over', 'cleared']);

/** Folds a poker table's journal from its last hand on: the beginning of a hand holds the whole table. */
export async function recoverPoker(
  setting: PokerSetting,
  journal: Pick<Journal, 'last' | 'read'>,
): Promise<RecoveredPoker> {
  const start = await journal.last(setting.id, ['hand-began']);
  const from = start?.seq ?? 1;
  let state = barePokerTable(setting, from - 1);
  let since: Date | null = null;
  for (const line of await journal.read(setting.id, { from })) {
    state = evolvePoker(setting, state, pokerFromJournal(state, line));
    if (BEGIN_PHASES.has(line.type)) since = line.at;
  }
  return { state, since };
}
