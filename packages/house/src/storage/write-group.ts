import { CompiledQuery, type Kysely, sql } from 'kysely';
import { bytes, counts, integers, smallCounts, texts, times } from './binary-arrays.ts';
import { JournalConflict, type JournalHead, type JournalLine, journalHeads } from './journal.ts';
import {
  BalanceMoved,
  CommandReused,
  type Committed,
  differs,
  type Member,
  type MemberCommand,
} from './member.ts';
import { OpenAccounts } from './open-accounts.ts';
import type { Tables } from './schema.ts';

export type MemberOutcome = { readonly committed: Committed } | { readonly error: unknown };

/** What a command returned when it was carried out. */
type Recorded = Omit<Committed, 'repeated' | 'balances'> & { readonly content: string | null };

/** What is to be written of a group, as the values of WRITE. */
export type BookRows = readonly unknown[];

/** The statement that writes the rows of a group, at once and only if everything is as it was believed to be. */
export const WRITE = `select write_books(
  $1, $2::text[], $3::bigint[], $4::bytea[],
  $5::text[], $6::bigint[], $7::text[], $8::text[], $9::timestamptz[], $10::bytea[],
  $11::bigint[], $12::bigint[],
  $13::text[], $14::text[], $15::text[], $16::bigint[], $17::timestamptz[],
  $18::bigint[], $19::smallint[], $20::bigint[], $21::bigint[], $22::bigint[],
  $23::text[], $24::text[], $25::text[], $26::bigint[], $27::bigint[], $28::text[], $29::timestamptz[], $30::bytea[],
  $31::text[], $32::integer[], $33::text[]) as became`;

/** What WRITE says of a group that it has written. */
export const WRITTEN = 'written';

/**
 * A group of commits, tried one after the other on accounts and journals as they are, or as they are believed to be.
 * Each has its own outcome; what fails leaves no trace.
 */
export class Group {
  readonly #accounts: OpenAccounts;
  readonly #heads: Map<string, JournalHead>;
  readonly #recorded: Map<string, Recorded>;
  readonly #befores = new Map<string, JournalHead>();
  readonly #written: Member[] = [];
  readonly #there: ReadonlySet<string>;

  constructor(
    accounts: OpenAccounts,
    /** Where the journals end; what a table's first commit was decided on, if nothing is said of it. */
    heads: ReadonlyMap<string, JournalHead> = new Map(),
    recorded: ReadonlyMap<string, Recorded> = new Map(),
    /** The hashes of commits that are in the books already. */
    there: Iterable<string> = [],
  ) {
    this.#accounts = accounts;
    this.#heads = new Map(heads);
    this.#recorded = new Map(recorded);
    this.#there = new Set(there);
  }

  get accounts(): OpenAccounts {
    return this.#accounts;
  }

  try(member: Member): MemberOutcome {
    const { table, after, head, command, at, answerValue: answer } = member;
    const seq = after.seq + 1;
    const nextSeq = head.seq + 1;
    const { hash } = head;
    // With a command it is known by that: two people's commands might come to the same line.
    if (!command && this.#there.has(head.hash))
      return {
        committed: { table, seq, nextSeq, hash, at, answer, repeated: false, balances: new Map() },
      };
    const before = command && this.#recorded.get(keyText(command));
    if (before) return repeatedOutcome(before, command);
    try {
      const end = this.#heads.get(table) ?? after;
      if (end.seq !== after.seq || end.hash !== after.hash)
        throw new JournalConflict(table, seq, end.seq + 1);
      for (const held of member.holds) {
        const holds = this.#accounts.balance(held.account);
        if (holds !== held.balance) throw new BalanceMoved(held, holds);
      }
      // Last of what can fail, because it is the first that leaves a trace.
      const balances = this.#accounts.apply(member.transactions);
      if (!this.#befores.has(table)) this.#befores.set(table, after);
      this.#heads.set(table, head);
      this.#written.push(member);
      if (command) {
        const { content } = command;
        this.#recorded.set(keyText(command), { table, seq, nextSeq, hash, at, answer, content });
      }
      return { committed: { table, seq, nextSeq, hash, at, answer, repeated: false, balances } };
    } catch (error) {
      // Nothing goes on top of what is not written.
      if (!this.#heads.has(table)) this.#heads.set(table, after);
      return { error };
    }
  }

  /** True if this group carries out a command of the same key. */
  carriesOut({ command }: Member): boolean {
    return command !== undefined && this.#recorded.has(keyText(command));
  }

  get isEmpty(): boolean {
    return this.#written.length === 0;
  }

  /** The rows, each kind in the order of its key, so that two nodes never wait for each other. */
  rows(node: string): BookRows {
    const written = this.#written.toSorted((a, b) => compare(a.table, b.table));
    const befores = [...this.#befores];
    const lines = written.flatMap((member): readonly JournalLine[] => member.lines);
    const { before, entries } = this.#accounts;
    const postings: { id: number; amount: number; after: number; entry: number; position: number }[] = [];
    for (const [index, { lines: moved }] of entries.entries())
      for (const [position, { id, amount, after }] of moved.entries())
        postings.push({ id, amount, after, entry: index + 1, position: position + 1 });
    const asked: { readonly member: Member; readonly command: MemberCommand }[] = [];
    for (const member of written) if (member.command) asked.push({ member, command: member.command });
    const commands = asked.toSorted(
      (a, b) => compare(a.command.person, b.command.person) || compare(a.command.id, b.command.id),
    );
    const shoes = written.flatMap(({ table, shoe }) => (shoe ? [{ table, ...shoe }] : []));
    return [
      node,
      texts(befores.map(([table]) => table)),
      integers(befores.map(([, { seq }]) => seq)),
      bytes(befores.map(([, { hash }]) => hash)),
      texts(lines.map(({ table }) => table)),
      integers(lines.map(({ seq }) => seq)),
      texts(lines.map(({ type }) => type)),
      texts(lines.map(({ body }) => body)),
      times(lines.map(({ at }) => at)),
      bytes(lines.map(({ hash }) => hash)),
      integers(before.map(({ id }) => id)),
      integers(before.map(({ balance }) => balance)),
      texts(entries.map(({ transaction }) => transaction.reason)),
      texts(entries.map(({ transaction }) => transaction.person ?? null)),
      texts(entries.map(({ transaction }) => transaction.cause?.table ?? null)),
      integers(entries.map(({ transaction }) => transaction.cause?.seq ?? null)),
      times(entries.map(({ transaction }) => transaction.at)),
      integers(postings.map(({ entry }) => entry)),
      smallCounts(postings.map(({ position }) => position)),
      integers(postings.map(({ id }) => id)),
      integers(postings.map(({ amount }) => amount)),
      integers(postings.map(({ after }) => after)),
      texts(commands.map(({ command }) => command.person)),
      texts(commands.map(({ command }) => command.id)),
      texts(commands.map(({ member }) => member.table)),
      integers(commands.map(({ member }) => member.after.seq + 1)),
      integers(commands.map(({ member }) => member.head.seq + 1)),
      texts(commands.map(({ member }) => member.answer)),
      times(commands.map(({ member }) => member.at)),
      bytes(commands.map(({ command }) => command.content)),
      texts(shoes.map(({ table }) => table)),
      counts(shoes.map(({ number }) => number)),
      texts(shoes.map(({ state }) => state)),
    ];
  }
}

function repeatedOutcome({ content, ...then }: Recorded, command: MemberCommand): MemberOutcome {
  return differs(content, command.content)
    ? { error: new CommandReused('This id was used for another command before.') }
    : { committed: { ...then, repeated: true, balances: new Map() } };
}

/** The outcomes of those among these whose commands were carried out before. */
export async function carriedOut<Asked extends Member>(
  kysely: Kysely<Tables>,
  members: readonly Asked[],
): Promise<Map<Asked, MemberOutcome>> {
  const recorded = await recordedOutcomes(kysely, members);
  return new Map(
    members.flatMap((member): [Asked, MemberOutcome][] => {
      const before = member.command && recorded.get(keyText(member.command));
      return before && member.command ? [[member, repeatedOutcome(before, member.command)]] : [];
    }),
  );
}

const compare = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0);

/** Somebody wrote between looking and writing: the same again may well succeed. */
export class BooksMoved extends Error {
  override readonly name = 'BooksMoved';
}

/**
 * Tries a group on what the database holds, and writes what can be written. For a transaction of its own. Where there is
 * doubt whether it was written before, those of its lines that are there are taken for what they are.
 */
export async function writeGroup(
  transaction: Kysely<Tables>,
  members: readonly Member[],
  node: string,
  doubt: boolean,
): Promise<{ readonly outcomes: readonly MemberOutcome[]; readonly accounts: OpenAccounts }> {
  // Accounts first, always: while they are locked nobody else moves their chips.
  const accounts = await OpenAccounts.lock(transaction, accountsOf(members));
  const recorded = await recordedOutcomes(transaction, members);
  const heads = await journalHeads(transaction, [...new Set(members.map((member) => member.table))]);
  const group = new Group(accounts, heads, recorded, doubt ? await writtenBefore(transaction, members) : []);
  const outcomes = members.map((member) => group.try(member));
  if (!group.isEmpty) {
    const write = CompiledQuery.raw(WRITE, [...group.rows(node)]);
    const { rows } = await transaction.executeQuery<{ readonly became: string }>(write);
    if (rows[0]?.became !== WRITTEN) throw new BooksMoved('The books have changed while they were written.');
  }
  return { outcomes, accounts };
}

const keyText = (key: Pick<MemberCommand, 'person' | 'id'>): string => `${key.person}\0${key.id}`;

export function* accountsOf(members: readonly Member[]): Generator<string> {
  for (const { transactions, holds } of members) {
    for (const { postings } of transactions) for (const posting of postings) yield posting.account;
    for (const held of holds) yield held.account;
  }
}

/** What the commands among these have returned, if they were carried out before. */
async function recordedOutcomes(
  transaction: Kysely<Tables>,
  members: readonly Member[],
): Promise<Map<string, Recorded>> {
  const keys = members.flatMap((member) => member.command ?? []);
  if (keys.length === 0) return new Map();
  const people = texts(keys.map((key) => key.person));
  const ids = texts(keys.map((key) => key.id));
  // One look into the index for each: left to itself the planner would rather read all commands there ever were.
  const rows = await transaction
    .selectFrom(
      sql<{ person: string; id: string }>`unnest(${people}::text[], ${ids}::text[])`.as<'asked'>(
        sql`asked(person, id)`,
      ),
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
      'command.content',
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
        content: row.content?.toString('hex') ?? null,
      },
    ]),
  );
}

/** The hashes of those commits whose last line stands in the journal. */
async function writtenBefore(transaction: Kysely<Tables>, members: readonly Member[]): Promise<string[]> {
  const { rows } = await sql<{ hash: string }>`
    select encode(journal.hash, 'hex') as hash
    from unnest(
      ${texts(members.map(({ table }) => table))}::text[],
      ${integers(members.map(({ head }) => head.seq))}::bigint[],
      ${bytes(members.map(({ head }) => head.hash))}::bytea[]
    ) as asked (table_id, seq, hash)
    join journal on journal.table_id = asked.table_id and journal.seq = asked.seq and journal.hash = asked.hash`.execute(
    transaction,
  );
  return rows.map(({ hash }) => hash);
}
