import { progressivesOf } from '@croupier/table';
import { EMPTY_JOURNAL, type Journal, type JournalHead } from '../storage/journal.ts';
import { evolve } from './evolve.ts';
import { fromJournal } from './journalled.ts';
import { beginsPhase } from './phase.ts';
import { lastBeginning, stoodAt } from './quarantine.ts';
import type { TableSetting } from './setting.ts';
import { bareTable, reopened, type TableState } from './state.ts';
import { metersWaiting } from './table-counts.ts';

export interface Recovered {
  readonly state: TableState;
  /** The line that it stands at. */
  readonly head: JournalHead;
  /** When the table came into the phase it is in. */
  readonly since: Date | null;
}

/** Folds a table's journal from its last shoe on; every step of a round is dealt again and compared. */
export async function recover(
  table: TableSetting,
  journal: Pick<Journal, 'last' | 'linesFrom'>,
): Promise<Recovered> {
  const start = await lastBeginning(journal, table.id, 'shoe-opened');
  if (!start) return { state: bareTable(), head: EMPTY_JOURNAL, since: null };
  const stood = stoodAt(start);
  let state = stood
    ? reopened(start.seq, { ...stood, meters: metersWaiting(progressivesOf(table.game.layout), stood) })
    : bareTable(start.seq - 1);
  let since = start.at;
  let head: JournalHead = EMPTY_JOURNAL;
  for await (const line of journal.linesFrom(start)) {
    head = line;
    if (stood && line.seq === start.seq) continue;
    const event = fromJournal(table, state, line);
    state = evolve(table, state, event);
    if (beginsPhase(event)) since = line.at;
  }
  return { state, head: { seq: head.seq, hash: head.hash }, since };
}
