import { type Journal, JournalConflict, type JournalEvent } from '../storage/journal.ts';
import { account } from '../storage/ledger.ts';
import type { CausedTransaction } from '../storage/member.ts';
import type { Store } from '../storage/store.ts';
import { RULES_CHANGED } from './rules-changed.ts';
import { type TableCounts, tableCounts, whereItStood } from './table-counts.ts';

/** The line with which a table is closed whose journal this house cannot read. */
export const QUARANTINED = 'quarantined';

/** A table that stays closed, and why. */
export interface Quarantined {
  readonly table: string;
  readonly name: string;
  readonly why: string;
  readonly since: Date;
  /** The line with which its chips went home; null where none lay on it. */
  readonly line: number | null;
}

const ATTEMPTS = 5;
const STAKES = 'stakes:';

/**
 * Opens a table. One whose journal cannot be read is closed, so that the others can open, and every chip that lies on it goes
 * back to its owner: a round that nobody can finish is void. With the next start it opens with a new shoe.
 */
export async function openOrQuarantine<Table>(
  store: Store,
  table: { readonly id: string; readonly name: string },
  open: () => Promise<Table>,
): Promise<{ readonly opened: Table } | { readonly closed: Quarantined; readonly error: unknown }> {
  try {
    return { opened: await open() };
  } catch (first) {
    // What is wrong with the books is wrong the second time too; what was wrong with the database is heard of here.
    await store.journal.head(table.id);
    try {
      return { opened: await open() };
    } catch (error) {
      if (reasonOf(error) !== reasonOf(first)) throw error;
      const closed = await quarantine(store, table.id, reasonOf(error));
      return { closed: { ...closed, name: table.name }, error };
    }
  }
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

async function quarantine(store: Store, table: string, why: string): Promise<Omit<Quarantined, 'name'>> {
  for (let attempt = 1; ; attempt += 1) {
    const after = await store.journal.head(table);
    const transactions = await homegoing(store, table);
    const returned = transactions
      .flatMap(({ postings }) => postings)
      .reduce((sum, { amount }) => sum + Math.max(0, amount), 0);
    // Where nothing lies nothing is written: the table may yet be read by another version of this house.
    if (transactions.length === 0) return { table, why, since: new Date(), line: null };
    const body = { why, returned, ...(await whereItStood(store, table)) };
    try {
      await store.commit({ table, after, events: [{ type: QUARANTINED, body }], transactions });
      return { table, why, since: new Date(), line: after.seq + 1 };
    } catch (error) {
      if (!(error instanceof JournalConflict) || attempt >= ATTEMPTS) throw error;
    }
  }
}

const back = (from: string, person: string, amount: number): CausedTransaction => ({
  reason: 'returned',
  postings: [
    { account: from, amount: -amount },
    { account: account.wallet(person), amount },
  ],
});

/** Stakes to the wallets that they came out of, and the chips of a bank to whoever put it up. */
async function homegoing({ ledger }: Store, table: string): Promise<CausedTransaction[]> {
  const end = `@${table}`;
  const stakes = [...(await ledger.accounts(STAKES))]
    .filter(([name, amount]) => name.endsWith(end) && amount > 0)
    .map(([name, amount]) => back(name, name.slice(STAKES.length, -end.length), amount));
  const bank = `bank:${table}`;
  const put = await ledger.balance(bank);
  const owner = (await ledger.statement(bank)).find(({ amount, person }) => amount > 0 && person)?.person;
  return [...stakes, ...(put > 0 && owner ? [back(bank, owner, put)] : [])];
}

/** Where a table's journal is read from: its last beginning of this type, or the line that closed it. */
export const lastBeginning = (
  journal: Pick<Journal, 'last'>,
  table: string,
  type: string,
): Promise<JournalEvent | undefined> => journal.last(table, [type, QUARANTINED, RULES_CHANGED]);

/** What a table goes on with after such a line; undefined if it is none. */
export const stoodAt = (line: JournalEvent | undefined): TableCounts | undefined =>
  line?.type === QUARANTINED || line?.type === RULES_CHANGED ? tableCounts.parse(line.body) : undefined;
