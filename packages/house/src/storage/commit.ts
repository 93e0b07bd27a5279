import { setImmediate as immediate } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import { integers, texts, times } from './array-literals.ts';
import { canonicalJson, type Json, NotJson } from './canonical.ts';
import { isBrokenConnection, isLostRace, StorageUnavailable } from './failures.ts';
import {
  chainEvents,
  insertLines,
  JournalConflict,
  type JournalHead,
  type JournalLine,
  journalHeads,
  type NewEvent,
} from './journal.ts';
import { checkTransaction, type NewTransaction, type Posting } from './ledger.ts';
import { OpenAccounts } from './open-accounts.ts';
import type { Tables } from './schema.ts';

/** Events of one table with the movements of chips that they cause: written together or not at all. */
export interface Commit {
  readonly table: string;
  /**
   * The line that the first event takes; JournalConflict if it is not the next one. Commits of one table may be
   * handed in without waiting for each other; if one fails, those after it fail with JournalConflict.
   */
  readonly seq: number;
  /** At least one. */
  readonly events: readonly NewEvent[];
  readonly transactions?: readonly CausedTransaction[];
  /** Given again, the same person's same command changes nothing and returns what it returned. */
  readonly command?: CommandKey;
  /** What to remember with the command and hand back when it is repeated. */
  readonly answer?: Json;
  /** When it happened; now if not given. */
  readonly at?: Date;
}

export interface CausedTransaction {
  /** Why: "bet", "win", "commission" … */
  readonly reason: string;
  readonly postings: readonly Posting[];
  /** The line that caused it; the commit's first if not given. */
  readonly seq?: number;
}

export interface CommandKey {
  readonly person: string;
  readonly id: string;
}

/** What became of a commit; it is on the disk. */
export interface Committed {
  readonly table: string;
  /** The line of its first event. */
  readonly seq: number;
  /** The line that comes after its last. */
  readonly nextSeq: number;
  /** The hash of its last line. */
  readonly hash: string;
  readonly at: Date;
  readonly answer: Json;
  /** True if the command had been carried out before and nothing changed now. */
  readonly repeated: boolean;
  /** Balances of the accounts it touched, after it; of a repeated command, none. */
  readonly balances: ReadonlyMap<string, number>;
}

/** A commit that could never be written: no events, or a line that is none. */
export class CommitError extends Error {
  override readonly name = 'CommitError';
}

/** The store was closed, and takes no more. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
}

/** A commit checked and spelled out, waiting for its turn. */
interface Member {
  readonly table: string;
  readonly seq: number;
  readonly events: readonly { readonly type: string; readonly body: string; readonly at: Date }[];
  readonly transactions: readonly NewTransaction[];
  readonly command: CommandKey | undefined;
  readonly answer: string;
  readonly answerValue: Json;
  readonly at: Date;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

type Outcome = { readonly committed: Committed } | { readonly error: unknown };

/** A commit to the disk takes as long for many as for one, up to about here. */
const LARGEST_GROUP = 512;
const ATTEMPTS = 5;

/**
 * Group commit: whatever arrives while one database transaction is under way goes into the next. Every member of a
 * group has its own outcome; one that fails leaves no trace, and the others do not notice.
 */
export class GroupCommit {
  readonly #kysely: Kysely<Tables>;
  #waiting: Member[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** Resolves when everything is durable; rejects, having changed nothing, with the reason. */
  commit(commit: Commit): Promise<Committed> {
    return new Promise((resolve, reject) => {
      if (this.#closed) throw new StoreClosed('The books are closed; nothing more can be written.');
      this.#waiting.push({ ...spelledOut(commit), resolve, reject });
      this.#running ??= this.#run();
    });
  }

  /** Waits for what was handed in, and takes no more. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#running;
  }

  async #run(): Promise<void> {
    // The embedded database works without letting anything else happen: whatever has arrived meanwhile is heard
    // before each group, or every group would be a group of one.
    await immediate();
    while (this.#waiting.length > 0) {
      await this.#settle(this.#waiting.splice(0, LARGEST_GROUP));
      await immediate();
    }
    this.#running = undefined;
  }

  async #settle(group: readonly Member[]): Promise<void> {
    for (let attempt = 1; ; attempt++) {
      try {
        const outcomes = await this.#kysely
          .transaction()
          .execute((transaction) => writeGroup(transaction, group));
        for (const [index, outcome] of outcomes.entries()) {
          if ('committed' in outcome) group[index]?.resolve(outcome.committed);
          else group[index]?.reject(outcome.error);
        }
        return;
      } catch (error) {
        if (isLostRace(error) && attempt < ATTEMPTS) continue;
        if (isBrokenConnection(error)) {
          const message =
            'The database cannot be reached; what was being written may or may not be in the books.';
          for (const member of group) member.reject(new StorageUnavailable(message, { cause: error }));
          return;
        }
        if (group.length === 1) {
          for (const member of group) member.reject(error);
          return;
        }
        // Something about one of them: each by itself, so that it fails alone.
        for (const member of group) await this.#settle([member]);
        return;
      }
    }
  }
}

function spelledOut(commit: Commit): Omit<Member, 'resolve' | 'reject'> {
  const { table, seq, events, command, answer: answerValue = null, at = new Date() } = commit;
  if (table === '') throw new CommitError('A commit needs the name of its table.');
  if (!Number.isSafeInteger(seq) || seq < 1) throw new CommitError(`${seq} is not a line of a journal.`);
  if (events.length === 0) throw new CommitError('A commit needs at least one event.');
  if (events.some((event) => event.type === '')) throw new CommitError('An event needs a type.');
  if (Number.isNaN(at.getTime())) throw new CommitError('A commit needs a time that is one.');
  if (command && (command.person === '' || command.id === '')) {
    throw new CommitError('A command needs its person and its id.');
  }
  const transactions = (commit.transactions ?? []).map((transaction): NewTransaction => {
    checkTransaction(transaction);
    const cause = transaction.seq ?? seq;
    if (cause < seq || cause >= seq + events.length) {
      throw new CommitError(`Line ${cause} is none of this commit's, so that it cannot cause its postings.`);
    }
    const { reason, postings } = transaction;
    storable(reason);
    return { reason, postings, cause: { table, seq: cause }, at, ...(command && { person: command.person }) };
  });
  return {
    table: storable(table),
    seq,
    events: events.map(({ type, body }) => ({ type: storable(type), body: canonicalJson(body), at })),
    transactions,
    command: command && { person: storable(command.person), id: storable(command.id) },
    answer: canonicalJson(answerValue),
    answerValue,
    at,
  };
}

/** PostgreSQL's text has no place for the character NUL. */
function storable(text: string): string {
  if (text.includes('\0')) throw new NotJson('A name with the character NUL cannot be stored.');
  return text;
}

async function writeGroup(transaction: Kysely<Tables>, group: readonly Member[]): Promise<Outcome[]> {
  // Accounts first, always: while they are locked nobody else moves their chips.
  const accounts = await OpenAccounts.lock(transaction, accountsOf(group));
  const done = await recordedOutcomes(transaction, group);
  const heads = await journalHeads(transaction, [...new Set(group.map((member) => member.table))]);
  const lines: JournalLine[] = [];
  const commands: { readonly member: Member; readonly key: CommandKey; readonly nextSeq: number }[] = [];

  const outcomes = group.map((member): Outcome => {
    const key = member.command;
    const before = key && done.get(keyText(key));
    if (before) return { committed: { ...before, repeated: true, balances: new Map() } };
    try {
      const head = heads.get(member.table);
      if (head?.seq !== member.seq - 1) throw new JournalConflict(member.table, member.seq, nextAfter(head));
      const written = chainEvents(member.table, head, member.events);
      // Last of what can fail, because it is the first that leaves a trace.
      const balances = accounts.apply(member.transactions);
      const last = written.at(-1) ?? head;
      const nextSeq = last.seq + 1;
      heads.set(member.table, last);
      lines.push(...written);
      const { table, seq, at, answerValue: answer } = member;
      const committed = { table, seq, nextSeq, hash: last.hash, at, answer, repeated: false, balances };
      if (key) {
        commands.push({ member, key, nextSeq });
        done.set(keyText(key), committed);
      }
      return { committed };
    } catch (error) {
      return { error };
    }
  });

  await insertLines(transaction, lines);
  await accounts.write();
  await insertCommands(transaction, commands);
  return outcomes;
}

const nextAfter = (head: JournalHead | undefined): number => (head?.seq ?? 0) + 1;

const keyText = (key: CommandKey): string => `${key.person}\0${key.id}`;

function* accountsOf(group: readonly Member[]): Generator<string> {
  for (const { transactions } of group)
    for (const { postings } of transactions) for (const posting of postings) yield posting.account;
}

/** What the commands among these have returned, if they were carried out before. */
async function recordedOutcomes(
  transaction: Kysely<Tables>,
  group: readonly Member[],
): Promise<Map<string, Omit<Committed, 'repeated' | 'balances'>>> {
  const keys = group.flatMap((member) => member.command ?? []);
  if (keys.length === 0) return new Map();
  const people = texts(keys.map((key) => key.person));
  const ids = texts(keys.map((key) => key.id));
  // One look into the index for each: left to itself the planner would rather read all commands there ever were.
  const rows = await transaction
    .selectFrom(
      sql<CommandKey>`unnest(${people}::text[], ${ids}::text[])`.as<'asked'>(sql`asked(person, id)`),
    )
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('commands')
          .selectAll()
          .whereRef('commands.person', '=', 'asked.person')
          .whereRef('commands.id', '=', 'asked.id')
          .limit(1)
          .as('command'),
      (join) => join.onTrue(),
    )
    .innerJoin('journal', (join) =>
      join
        .onRef('journal.table_id', '=', 'command.table_id')
        .on('journal.seq', '=', sql<number>`command.next_seq - 1`),
    )
    .select([
      'command.person',
      'command.id',
      'command.table_id',
      'command.seq',
      'command.next_seq',
      'command.answer',
      'command.at',
      'journal.hash',
    ])
    .execute();
  return new Map(
    rows.map((row) => [
      keyText(row),
      {
        table: row.table_id,
        seq: row.seq,
        nextSeq: row.next_seq,
        hash: row.hash.toString('hex'),
        at: row.at,
        answer: row.answer,
      },
    ]),
  );
}

async function insertCommands(
  transaction: Kysely<Tables>,
  commands: readonly { readonly member: Member; readonly key: CommandKey; readonly nextSeq: number }[],
): Promise<void> {
  if (commands.length === 0) return;
  await sql`
    insert into commands (person, id, table_id, seq, next_seq, answer, at)
    select person, id, table_id, seq, next_seq, answer::json, at
    from unnest(
      ${texts(commands.map(({ key }) => key.person))}::text[],
      ${texts(commands.map(({ key }) => key.id))}::text[],
      ${texts(commands.map(({ member }) => member.table))}::text[],
      ${integers(commands.map(({ member }) => member.seq))}::bigint[],
      ${integers(commands.map(({ nextSeq }) => nextSeq))}::bigint[],
      ${texts(commands.map(({ member }) => member.answer))}::text[],
      ${times(commands.map(({ member }) => member.at))}::timestamptz[]
    ) as command (person, id, table_id, seq, next_seq, answer, at)
    order by person, id`.execute(transaction);
}
