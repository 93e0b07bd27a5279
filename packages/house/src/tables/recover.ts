import type { Journal } from '../storage/journal.ts';
import { evolve } from './evolve.ts';
import { fromJournal } from './journalled.ts';
import { beginsPhase } from './phase.ts';
import type { TableSetting } from './setting.ts';
import { bareTable, type TableState } from './state.ts';

export interface Recovered {
  readonly state: TableState;
  /** When the table came into the phase it is in. */
  readonly since: Date | null;
}

/** Folds a table's journal from its last shoe on; every step of a round is dealt again and compared. */
export async function recover(
  table: TableSetting,
  journal: Pick<Journal, 'last' | 'read'>,
): Promise<Recovered> {
  const start = await journal.last(table.id, ['shoe-opened']);
  if (!start) return { state: bareTable(), since: null };
  let state = bareTable(start.seq - 1);
  let since = start.at;
  for (const line of await journal.read(table.id, { from: start.seq })) {
    const event = fromJournal(table, state, line);
    state = evolve(table, state, event);
    if (beginsPhase(event)) since = line.at;
  }
  return { state, since };
}
