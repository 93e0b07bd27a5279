import type { Store } from '../storage/store.ts';
import type { TableCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import { type AppliedTo, type AskingOf, JournalWriter, type WriterEventsOf } from './journal-writer.ts';
import { toJournal } from './journalled.ts';
import { recover } from './recover.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

export type { Outcome } from './journal-writer.ts';

export type Asking = AskingOf<TableState, TableCommand>;
export type Applied = AppliedTo<TableState, TableEvent>;

/** The single writer of a table where one plays against the house. */
export class TableWriter extends JournalWriter<TableState, TableEvent, TableCommand> {
  constructor(
    table: TableSetting,
    store: Store,
    state: TableState,
    events: WriterEventsOf<TableState, TableEvent>,
  ) {
    super(
      {
        table: table.id,
        decide: (now, command) => decide(table, now, command),
        evolve: (now, event) => evolve(table, now, event),
        toJournal,
        recover: (journal) => recover(table, journal),
      },
      store,
      state,
      events,
    );
  }
}
