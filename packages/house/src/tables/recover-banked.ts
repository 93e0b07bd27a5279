import { progressivesOf } from '@croupier/table';
import type { Journal } from '../storage/journal.ts';
import { evolve } from './evolve.ts';
import { fromJournal } from './journalled.ts';
import { beginsPhase } from './phase.ts';
import { type Recovered, recovered } from './recover.ts';
import type { TableSetting } from './setting.ts';
import { bareTable, reopened, type TableState } from './state.ts';
import { metersWaiting } from './table-counts.ts';

/** A banked table as its journal has made it, folded from its last shoe on. */
export const recover = (
  table: TableSetting,
  journal: Pick<Journal, 'last' | 'linesFrom'>,
): Promise<Recovered<TableState>> =>
  recovered(
    {
      table: table.id,
      begins: 'shoe-opened',
      bare: bareTable,
      reopened: (seq, stood) =>
        reopened(seq, { ...stood, meters: metersWaiting(progressivesOf(table.game.layout), stood) }),
      fold: (state, line) => {
        const event = fromJournal(table, state, line);
        return { state: evolve(table, state, event), begins: beginsPhase(event) };
      },
    },
    journal,
  );
