import { EMPTY_JOURNAL, type Journal, type JournalHead } from '../storage/journal.ts';
import { lastBeginning, stoodAt } from '../tables/quarantine.ts';
import { evolvePoker } from './evolve.ts';
import { pokerFromJournal } from './journalled.ts';
import type { PokerSetting } from './setting.ts';
import { barePokerTable, type PokerState } from './state.ts';

export interface RecoveredPoker {
  readonly state: PokerState;
  /** The line that it stands at. */
  readonly head: JournalHead;
  /** When the hand on the table began, was over, or was taken away. */
  readonly since: Date | null;
}

const BEGIN_PHASES: ReadonlySet<string> = new Set(['hand-began', 'hand-over', 'cleared']);

/** Folds a poker table's journal from its last hand on: the beginning of a hand holds the whole table. */
export async function recoverPoker(
  setting: PokerSetting,
  journal: Pick<Journal, 'last' | 'linesFrom'>,
): Promise<RecoveredPoker> {
  const start = await lastBeginning(journal, setting.id, 'hand-began');
  const stood = stoodAt(start);
  let state: PokerState =
    stood && start
      ? { ...barePokerTable(setting, start.seq), hands: stood.shoe }
      : barePokerTable(setting, (start?.seq ?? 1) - 1);
  let since: Date | null = null;
  let head: JournalHead = EMPTY_JOURNAL;
  for await (const line of journal.linesFrom(start ?? setting.id)) {
    head = line;
    if (stood && line.seq === start?.seq) continue;
    state = evolvePoker(setting, state, pokerFromJournal(state, line));
    if (BEGIN_PHASES.has(line.type)) since = line.at;
  }
  return { state, head: { seq: head.seq, hash: head.hash }, since };
}
