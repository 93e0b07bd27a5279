import { setImmediate as immediate } from 'node:timers/promises';
import type { Database } from './database.ts';
import { isBrokenConnection, isLostRace, StorageUnavailable } from './failures.ts';
import type { JournalHead } from './journal.ts';
import { KnownAccounts } from './known-accounts.ts';
import { type Commit, type Committed, type Member, spelledOut } from './member.ts';
import {
  accountsOf,
  BooksMoved,
  carriedOut,
  Group,
  type MemberOutcome,
  WRITE,
  WRITTEN,
  writeGroup,
} from './write-group.ts';

/** The store was closed, and takes no more. */
export class StoreClosed extends Error {
  override readonly name = 'StoreClosed';
}

/** A commit that was handed in. */
export interface Entered {
  /** Where the journal of its table ends if it is written: what comes next may be decided on that at once. */
  readonly head: JournalHead;
  /** Resolves when everything is durable; rejects, having changed nothing, with the reason. */
  readonly committed: Promise<Committed>;
}

interface Waiting {
  readonly member: Member;
  readonly resolve: (committed: Committed) => void;
  readonly reject: (error: unknown) => void;
}

/** A commit to the disk takes as long for many as for one, up to about here. */
const LARGEST_GROUP = 512;
const ATTEMPTS = 5;

/**
 * Group commit: whatever arrives while one database transaction is under way goes into the next. Every member of a
 * group has its own outcome; one that fails leaves no trace, and the others do not notice.
 *
 * A group is written in one statement, on accounts and journals as this process believes them to be; the database writes
 * nothing if they are not. Then they are locked and looked at first, and each member finds out what is the matter with it.
 */
export class GroupCommit {
  readonly #database: Pick<Database, 'kysely' | 'prepared'>;
  readonly #node: string;
  readonly #accounts: KnownAccounts;
  #waiting: Waiting[] = [];
  #running: Promise<void> | undefined;
  #closed = false;

  /** `node` tells those who listen for new lines who has written them; empty where nobody else can. */
  constructor(database: Pick<Database, 'kysely' | 'prepared'>, node = '') {
    this.#database = database;
    this.#node = node;
    this.#accounts = new KnownAccounts(database.kysely);
  }

  /** Throws if the commit could never be written. */
  enter(commit: Commit): Entered {
    if (this.#closed) throw new StoreClosed('The books are closed; nothing more can be written.');
    const member = spelledOut(commit);
    const committed = new Promise<Committed>((resolve, reject) => {
      this.#waiting.push({ member, resolve, reject });
      this.#running ??= this.#run();
    });
    return { head: member.head, committed };
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
      const group = this.#waiting.splice(0, LARGEST_GROUP);
      const { open, doubt } = await this.#atOnce(group);
      if (open.length > 0) await this.#carefully(open, doubt);
      await immediate();
    }
    this.#running = undefined;
  }

  /**
   * Writes the group in one statement, which compares every account that one of its members looked at: whoever falls short of
   * chips then does so in the books too. Returns those of which nothing is known yet, and whether they may be written.
   */
  async #atOnce(waiting: readonly Waiting[]): Promise<{ open: readonly Waiting[]; doubt: boolean }> {
    const members = waiting.map(({ member }) => member);
    const names = new Set(accountsOf(members));
    try {
      const group = new Group(await this.#accounts.open(names));
      const outcomes = members.map((member) => group.try(member));
      if (group.isEmpty) return { open: waiting, doubt: false };
      const [row] = await this.#database.prepared('write-books', WRITE, group.rows(this.#node));
      if (!row || !('became' in row) || row.became !== WRITTEN) {
        this.#accounts.forget(names);
        return { open: waiting, doubt: false };
      }
      this.#accounts.note(group.accounts);
      const failed = members.filter(
        (member, index) => 'error' in (outcomes[index] ?? {}) && !group.carriesOut(member),
      );
      // A command that cannot be carried out may be one that was carried out before.
      const again = failed.length > 0 ? await carriedOut(this.#database.kysely, failed) : new Map();
      for (const [index, one] of waiting.entries()) settle(one, again.get(one.member) ?? outcomes[index]);
      return { open: [], doubt: false };
    } catch (error) {
      this.#accounts.forget(names);
      return { open: waiting, doubt: isBrokenConnection(error) };
    }
  }

  async #carefully(waiting: readonly Waiting[], doubt: boolean): Promise<void> {
    const members = waiting.map(({ member }) => member);
    for (let attempt = 1; ; attempt++) {
      try {
        const { outcomes, accounts } = await this.#database.kysely
          .transaction()
          .execute((transaction) => writeGroup(transaction, members, this.#node, doubt));
        this.#accounts.note(accounts);
        for (const [index, one] of waiting.entries()) settle(one, outcomes[index]);
        return;
      } catch (error) {
        this.#accounts.forget(accountsOf(members));
        if ((isLostRace(error) || error instanceof BooksMoved) && attempt < ATTEMPTS) continue;
        if (isBrokenConnection(error)) {
          const message =
            'The database cannot be reached; what was being written may or may not be in the books.';
          for (const { reject } of waiting) reject(new StorageUnavailable(message, { cause: error }));
          return;
        }
        if (waiting.length === 1) {
          for (const { reject } of waiting) reject(error);
          return;
        }
        // Something about one of them: each by itself, so that it fails alone.
        for (const one of waiting) await this.#carefully([one], doubt);
        return;
      }
    }
  }
}

function settle({ resolve, reject }: Waiting, outcome: MemberOutcome | undefined): void {
  if (outcome && 'committed' in outcome) resolve(outcome.committed);
  else reject(outcome?.error);
}
