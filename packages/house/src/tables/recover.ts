import { EMPTY_JOURNAL, type Journal, type JournalEvent, type JournalHead } from '../storage/journal.ts';
import { lastBeginning, stoodAt } from './quarantine.ts';
import type { TableCounts } from './table-counts.ts';

/** A table as its journal has made it. */
export interface Recovered<State> {
  readonly state: State;
  /** The line that it stands at. */
  readonly head: JournalHead;
  /** When the table came into the phase it is in. */
  readonly since: Date | null;
}

/** How a kind of table is folded from its journal. */
export interface Folding<State> {
  readonly table: string;
  /** The line from which on it can be folded: it holds the whole table. */
  readonly begins: string;
  /** A table of which nothing before the line after that one matters. */
  readonly bare: (seq: number) => State;
  /** A table that was closed unread at that line. */
  readonly reopened: (seq: number, stood: TableCounts) => State;
  /** Goes on with a line; whether a phase began with it. */
  readonly fold: (state: State, line: JournalEvent) => { readonly state: State; readonly begins: boolean };
}

/** Folds a table's journal from its last beginning on; every step of a round or hand is played again and compared. */
export async function recovered<State>(
  { table, begins, bare, reopened, fold }: Folding<State>,
  journal: Pick<Journal, 'last' | 'linesFrom'>,
): Promise<Recovered<State>> {
  const start = await lastBeginning(journal, table, begins);
  const stood = stoodAt(start);
  let state = start && stood ? reopened(start.seq, stood) : bare((start?.seq ?? 1) - 1);
  let since = start?.at ?? null;
  let head: JournalHead = EMPTY_JOURNAL;
  for await (const line of journal.linesFrom(start ?? table)) {
    head = line;
    if (stood && line.seq === start?.seq) continue;
    const next = fold(state, line);
    state = next.state;
    if (next.begins) since = line.at;
  }
  return { state, head: { seq: head.seq, hash: head.hash }, since };
}
