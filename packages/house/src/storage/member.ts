import { hash as digest } from 'node:crypto';
import { canonicalJson, type Json, NotJson } from './canonical.ts';
import { chainEvents, type JournalHead, type JournalLine, type NewEvent } from './journal.ts';
import { checkTransaction, type NewTransaction, type Posting } from './ledger.ts';
import type { ShoeState } from './shoe-state.ts';

/** Events of one table with the movements of chips that they cause: written together or not at all. */
export interface Commit {
  readonly table: string;
  /**
   * The line that this was decided on; JournalConflict if the journal ends with any other. Commits of one table may be
   * handed in without waiting for each other; if one fails, those after it fail with JournalConflict.
   */
  readonly after: JournalHead;
  /** At least one. */
  readonly events: readonly NewEvent[];
  readonly transactions?: readonly CausedTransaction[];
  /** Given again, the same person's same command changes nothing and returns what it returned. */
  readonly command?: CommandKey;
  /** What to remember with the command and hand back when it is repeated. */
  readonly answer?: Json;
  /** What becomes of a shoe of the table with these events. */
  readonly shoe?: ShoeMove;
  /** What accounts that others move too were taken to hold; BalanceMoved if one of them holds anything else. */
  readonly holds?: readonly Holding[];
  /** When it happened; now if not given. */
  readonly at?: Date;
}

/** An account, and what it was taken to hold in cents. */
export interface Holding {
  readonly account: string;
  readonly balance: number;
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
  /** The hash of what the command says: the same id with another content is another command, and refused. */
  readonly content?: string;
}

/** A shoe comes into play, or is over and its seed may be known. */
export interface ShoeMove {
  readonly number: number;
  readonly state: Exclude<ShoeState, 'committed'>;
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

/** The id of a command was used before, for something else. */
export class CommandReused extends Error {
  override readonly name = 'CommandReused';
}

/** An account that others move too does not hold what a commit was decided on. */
export class BalanceMoved extends Error {
  override readonly name = 'BalanceMoved';
  readonly account: string;
  /** What it holds, in cents. */
  readonly balance: number;

  constructor({ account, balance }: Holding, holds: number) {
    super(`${account} holds ${holds} cents, and ${balance} were taken for it.`);
    this.account = account;
    this.balance = holds;
  }
}

/** A commit checked and spelled out, waiting for its turn. */
export interface Member {
  readonly table: string;
  readonly after: JournalHead;
  /** Where its table's journal ends if it is written. */
  readonly head: JournalHead;
  readonly lines: readonly JournalLine[];
  readonly transactions: readonly NewTransaction[];
  readonly holds: readonly Holding[];
  readonly command: MemberCommand | undefined;
  readonly answer: string;
  readonly answerValue: Json;
  readonly shoe: ShoeMove | undefined;
  readonly at: Date;
}

export interface MemberCommand {
  readonly person: string;
  readonly id: string;
  /** SHA-256 of what it says. */
  readonly content: string | null;
}

const HASH = /^[0-9a-f]{64}$/;

/** Throws if the commit could never be written. */
export function spelledOut(commit: Commit): Member {
  const { table, after, events, command, answer: answerValue = null, shoe, at = new Date() } = commit;
  const { holds = [] } = commit;
  if (table === '') throw new CommitError('A commit needs the name of its table.');
  if (!Number.isSafeInteger(after.seq) || after.seq < 0 || !HASH.test(after.hash))
    throw new CommitError(`A commit needs the line of the journal that it was decided on.`);
  if (events.length === 0) throw new CommitError('A commit needs at least one event.');
  if (events.some((event) => event.type === '')) throw new CommitError('An event needs a type.');
  if (Number.isNaN(at.getTime())) throw new CommitError('A commit needs a time that is one.');
  if (command && (command.person === '' || command.id === '')) {
    throw new CommitError('A command needs its person and its id.');
  }
  const first = after.seq + 1;
  const transactions = (commit.transactions ?? []).map((transaction): NewTransaction => {
    checkTransaction(transaction);
    const cause = transaction.seq ?? first;
    if (cause < first || cause >= first + events.length) {
      throw new CommitError(`Line ${cause} is none of this commit's, so that it cannot cause its postings.`);
    }
    const { reason, postings } = transaction;
    storable(reason);
    const person = command?.person;
    return person === undefined
      ? { reason, postings, cause: { table, seq: cause }, at }
      : { reason, postings, cause: { table, seq: cause }, at, person };
  });
  const lines = chainEvents(
    storable(table),
    after,
    events.map(({ type, body }) => ({ type: storable(type), body: canonicalJson(body), at })),
  );
  const head = lines.at(-1) ?? after;
  return {
    table,
    after,
    head: { seq: head.seq, hash: head.hash },
    lines,
    transactions,
    holds,
    command: command && {
      person: storable(command.person),
      id: storable(command.id),
      content: command.content ?? null,
    },
    answer: canonicalJson(answerValue),
    answerValue,
    shoe,
    at,
  };
}

/** What a command says, as it is compared: SHA-256 of its canonical JSON, in hexadecimal. */
export const contentHash = (content: Json): string => digest('sha256', canonicalJson(content), 'hex');

/** True if a command that was carried out before cannot have been the same. */
export const differs = (before: string | null, now: string | null): boolean =>
  before !== null && now !== null && before !== now;

/** PostgreSQL's text has no place for the character NUL. */
function storable(text: string): string {
  if (text.includes('\0')) throw new NotJson('A name with the character NUL cannot be stored.');
  return text;
}
