import { canonicalJson } from '../../storage/canonical.ts';
import {
  chainEvents,
  EMPTY_JOURNAL,
  JournalConflict,
  type JournalEvent,
  type JournalHead,
} from '../../storage/journal.ts';
import { InsufficientFunds, isGuarded } from '../../storage/ledger.ts';
import { BalanceMoved, CommandReused, type Committed, differs, type Member } from '../../storage/member.ts';

/** What the database compares before it writes; each can be left out, to see what would come of it. */
export interface VirtualChecks {
  /** The line that a commit was decided on, and not only its number, as it was once. */
  readonly predecessor: boolean;
  /** What the commit took a meter to hold that other tables move too. */
  readonly holds: boolean;
}

export const ALL_CHECKS: VirtualChecks = { predecessor: true, holds: true };

/** Books in memory, as PostgreSQL keeps them: what is handed in is written whole or refused. */
export class VirtualDatabase {
  readonly balances = new Map<string, number>();
  readonly commands = new Map<string, Committed & { readonly content: string | null }>();
  readonly #journals = new Map<string, JournalEvent[]>();
  /** By table and line, what the commit that ended with the line left in the accounts that it moved. */
  readonly #left = new Map<string, ReadonlyMap<string, number>>();
  readonly #checks: VirtualChecks;

  constructor(checks: VirtualChecks, opened: readonly JournalEvent[] = []) {
    this.#checks = checks;
    for (const line of opened) this.#append(line);
  }

  #append(line: JournalEvent): void {
    const journal = this.#journals.get(line.table) ?? [];
    journal.push(line);
    this.#journals.set(line.table, journal);
  }

  lines(table: string): readonly JournalEvent[] {
    return this.#journals.get(table) ?? [];
  }

  head(table: string): JournalHead {
    const last = this.lines(table).at(-1);
    return last ? { seq: last.seq, hash: last.hash } : EMPTY_JOURNAL;
  }

  /** What was in the accounts that were moved with this line, after the commit that it ends. */
  leftAfter({ table, seq }: Pick<JournalEvent, 'table' | 'seq'>): ReadonlyMap<string, number> {
    return this.#left.get(`${table} ${seq}`) ?? new Map();
  }

  /** What is now in the accounts that these lines have moved. */
  movedBy(table: string, from: number, to: number): Map<string, number> {
    const lines = this.lines(table).slice(from - 1, to);
    const names = new Set(lines.flatMap((line) => [...this.leftAfter(line).keys()]));
    return new Map([...names].map((name) => [name, this.balances.get(name) ?? 0]));
  }

  write(member: Member): Committed {
    const { table, after, command, at } = member;
    const before = command && this.commands.get(`${command.person} ${command.id}`);
    if (before) {
      if (differs(before.content, command.content)) throw new CommandReused('This id was used before.');
      return { ...before, repeated: true, balances: new Map() };
    }
    const head = this.head(table);
    if (head.seq !== after.seq || (this.#checks.predecessor && head.hash !== after.hash))
      throw new JournalConflict(table, after.seq + 1, head.seq + 1);
    for (const held of this.#checks.holds ? member.holds : []) {
      const holds = this.balances.get(held.account) ?? 0;
      if (holds !== held.balance) throw new BalanceMoved(held, holds);
    }
    const balances = this.#moved(member);
    const lines = chainEvents(table, head, member.lines);
    for (const [name, balance] of balances) this.balances.set(name, balance);
    for (const line of lines) this.#append({ ...line, body: JSON.parse(line.body) });
    const { seq, hash } = this.head(table);
    this.#left.set(`${table} ${seq}`, balances);
    const answer = member.answerValue;
    const committed = {
      table,
      seq: after.seq + 1,
      nextSeq: seq + 1,
      hash,
      at,
      answer,
      repeated: false,
      balances,
    };
    if (command)
      this.commands.set(`${command.person} ${command.id}`, { ...committed, content: command.content });
    return committed;
  }

  #moved({ transactions }: Member): Map<string, number> {
    const balances = new Map<string, number>();
    for (const { postings } of transactions) {
      for (const { account, amount } of postings) {
        const balance = (balances.get(account) ?? this.balances.get(account) ?? 0) + amount;
        balances.set(account, balance);
      }
      for (const [name, balance] of balances)
        if (balance < 0 && isGuarded(name)) throw new InsufficientFunds(name, balance, -balance);
    }
    return balances;
  }

  /** All that was ever written, as text. */
  get text(): string {
    return [...this.#journals.values()]
      .flat()
      .map(({ table, seq, type, body }) => `${table} ${seq} ${type} ${canonicalJson(body)}`)
      .join('\n');
  }
}
