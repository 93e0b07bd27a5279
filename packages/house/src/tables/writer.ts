import type { ShoeMove } from '../storage/member.ts';
import type { TableCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import {
  type AppliedTo,
  type AskingOf,
  JournalWriter,
  type WriterEventsOf,
  type WritersBooks,
} from './journal-writer.ts';
import { fromJournal, toJournal } from './journalled.ts';
import { type Recovered, recover } from './recover.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

export type { Outcome } from './journal-writer.ts';

export type Asking = AskingOf<TableState, TableCommand>;
export type Applied = AppliedTo<TableState, TableEvent>;

/** A shoe that was cut lies on the table; the seed of one that is over may be known. */
function shoeMovedBy(event: TableEvent): ShoeMove | undefined {
  if (event.type === 'shoe-cut') return { number: event.number, state: 'in-play' };
  return event.type === 'shoe-over' ? { number: event.number, state: 'over' } : undefined;
}

/** The writer of a table where one plays against the house. */
export class TableWriter extends JournalWriter<TableState, TableEvent, TableCommand> {
  constructor(
    table: TableSetting,
    store: WritersBooks,
    recovered: Pick<Recovered, 'state' | 'head'>,
    events: WriterEventsOf<TableState, TableEvent>,
    learn: (state: TableState) => Promise<void> = async () => undefined,
  ) {
    super(
      {
        table: table.id,
        decide: (now, command) => decide(table, now, command),
        evolve: (now, event) => evolve(table, now, event),
        toJournal,
        fromJournal: (now, line) => fromJournal(table, now, line),
        recover: (journal) => recover(table, journal),
        shoe: shoeMovedBy,
        learn,
      },
      store,
      recovered,
      events,
    );
  }
}
