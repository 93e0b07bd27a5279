import { canonicalJson } from '../../storage/canonical.ts';
import {
  chainEvents,
  EMPTY_JOURNAL,
  JournalConflict,
  type JournalEvent,
  type JournalHead,
} from '../../storage/journal.ts';
import { InsufficientFunds, isGuarded } from '../../storage/ledger.ts';
import { CommandReused, type Committed, differs, type Member } from '../../storage/member.ts';

/**
 * Books in memory, as PostgreSQL keeps them: what is handed in is written whole or refused. Without the check of the
 * predecessor only the number of a line is compared, as it was once.
 */
export class VirtualDatabase {
  readonly lines: JournalEvent[];
  readonly balances = new Map<string, number>();
  readonly commands = new Map<string, Committed & { readonly content: string | null }>();
  readonly #checksPredecessor: boolean;

  constructor(checksPredecessor: boolean, lines: readonly JournalEvent[] = []) {
    this.lines = lines.slice();
    this.#checksPredecessor = checksPredecessor;
  }

  get head(): JournalHead {
    const last = this.lines.at(-1);
    return last ? { seq: last.seq, hash: last.hash } : EMPTY_JOURNAL;
  }

  write(member: Member): Committed {
    const { table, after, command, at } = member;
    const before = command && this.commands.get(`${command.person} ${command.id}`);
    if (before) {
      if (differs(before.content, command.content)) throw new CommandReused('This id was used before.');
      return { ...before, repeated: true, balances: new Map() };
    }
    const { head } = this;
    if (head.seq !== after.seq || (this.#checksPredecessor && head.hash !== after.hash))
      throw new JournalConflict(table, after.seq + 1, head.seq + 1);
    const balances = this.#moved(member);
    const lines = chainEvents(table, head, member.lines);
    for (const [name, balance] of balances) this.balances.set(name, balance);
    for (const line of lines) this.lines.push({ ...line, body: JSON.parse(line.body) });
    const { seq, hash } = this.head;
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
    return this.lines.map(({ seq, type, body }) => `${seq} ${type} ${canonicalJson(body)}`).join('\n');
  }
}
