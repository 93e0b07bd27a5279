import type { ShoeMove } from '../storage/member.ts';
import type { TableCommand } from './commands.ts';
import { decide } from './decide.ts';
import type { TableEvent } from './events.ts';
import { evolve } from './evolve.ts';
import type { Bookkeeping } from './journal-writer.ts';
import { fromJournal, toJournal } from './journalled.ts';
import type { SharedFigures } from './on-shared-meters.ts';
import { recover } from './recover-banked.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** A shoe that was cut lies on the table; the seed of one that is over may be known. */
function shoeMovedBy(event: TableEvent): ShoeMove | undefined {
  if (event.type === 'shoe-cut') return { number: event.number, state: 'in-play' };
  return event.type === 'shoe-over' ? { number: event.number, state: 'over' } : undefined;
}

/** The books of a table where one plays against a bank. */
export const bookkeeping = (
  table: TableSetting,
  learn: (state: TableState) => Promise<void> = async () => undefined,
  figures?: SharedFigures,
): Bookkeeping<TableState, TableEvent, TableCommand> => ({
  table: table.id,
  decide: (now, command) => decide(table, now, command, figures),
  evolve: (now, event) => evolve(table, now, event),
  toJournal,
  fromJournal: (now, line) => fromJournal(table, now, line),
  recover: (journal) => recover(table, journal),
  shoe: shoeMovedBy,
  learn,
});
