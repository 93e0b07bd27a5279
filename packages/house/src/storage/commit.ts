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

type Answer = 'written' | 'refused' | 'in doubt';

/** A group that was sent to the database. */
interface Sent {
  readonly waiting: readonly Waiting[];
  readonly names: ReadonlySet<string>;
  readonly answer: Promise<Answer>;
  /** What becomes of each when the group is written. */
  readonly tell: () => Promise<void>;
}

/**
 * Flights go together until there are so many: a commit to the disk takes hardly longer for them than for one, and while
 * the database writes them the house can tell of those before and decide those after.
 */
const FULL_GROUP = 50;
/** Some table's flight may be longer, but not without end. */
const LARGEST_GROUP = 512;
/** One is written, and the next is there when it is done. */
const MOST_UNDER_WAY = 2;
const ATTEMPTS = 5;

/**
 * Group commit: whatever arrives while database transactions are under way goes into the next. Every member of a
 * group has its own outcome; one that fails leaves no trace, and the others do not notice.
 *
 * A group is written in one statement, on accounts and journals as this process believes them to be, those before it
 * written; the database writes nothing if they are not. Then they are locked and looked at first, and each member finds
 * out what is the matter with it. Groups are sent without waiting for the answer to the one before, and heard of in
 * their order.
 */
export class GroupCommit {
  readonly #database: Pick<Database, 'kysely' | 'inOrder'>;
  readonly #node: string;
  readonly #accounts: KnownAccounts;
  #waiting: Waiting[] = [];
  #sending: Promise<void> | undefined;
  #landing: Promise<void> = Promise.resolve();
  #underWay = 0;
  #called: (() => void)[] = [];
  #closed = false;

  /** `node` tells those who listen for new lines who has written them; empty where nobody else can. */
  constructor(database: Pick<Database, 'kysely' | 'inOrder'>, node = '') {
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
      this.#goOn();
    });
    return { head: member.head, committed };
  }

  /** Resolves when what is entered goes to the database at once: whoever can wait till then may have more to enter. */
  async ready(): Promise<void> {
    if (this.#underWay < MOST_UNDER_WAY) return;
    await new Promise<void>((resolve) => {
      this.#called.push(resolve);
    });
  }

  /** Waits for what was handed in, and takes no more. */
  async close(): Promise<void> {
    this.#closed = true;
    while (this.#sending || this.#underWay > 0) {
      await this.#sending;
      await this.#landing;
    }
  }

  #goOn(): void {
    if (this.#waiting.length > 0 && this.#underWay < MOST_UNDER_WAY) this.#sending ??= this.#send();
  }

  async #send(): Promise<void> {
    // Whatever else has arrived is heard before each group, or every group would be a group of one.
    await immediate();
    while (this.#waiting.length > 0 && this.#underWay < MOST_UNDER_WAY) {
      this.#underWay += 1;
      const sent = await this.#sent(this.#nextGroup());
      this.#landing = this.#landing.then(() => this.#land(sent));
      await immediate();
    }
    this.#sending = undefined;
    this.#goOn();
  }

  /** Whole flights: a table waits for all of its own. */
  #nextGroup(): Waiting[] {
    let count = Math.min(FULL_GROUP, this.#waiting.length);
    const table = this.#waiting[count - 1]?.member.table;
    while (count < LARGEST_GROUP && this.#waiting[count]?.member.table === table) count += 1;
    return this.#waiting.splice(0, count);
  }

  /**
   * Sends the group in one statement, which compares every account that one of its members looked at: whoever falls short
   * of chips then does so in the books too.
   */
  async #sent(waiting: readonly Waiting[]): Promise<Sent> {
    const names = new Set(accountsOf(waiting.map(({ member }) => member)));
    try {
      const group = new Group(await this.#accounts.open(names));
      const outcomes = waiting.map(({ member }) => group.try(member));
      const tell = (): Promise<void> => this.#tell(waiting, outcomes, group);
      if (group.isEmpty) return { waiting, names, answer: Promise.resolve('refused'), tell };
      const answer = this.#database
        .inOrder('write-books', WRITE, group.rows(this.#node))
        .then(answerOf, failed);
      // The next group is decided on what this one leaves.
      this.#accounts.note(group.accounts);
      return { waiting, names, answer, tell };
    } catch (error) {
      return { waiting, names, answer: Promise.resolve(failed(error)), tell: async () => undefined };
    }
  }

  async #land({ waiting, names, answer, tell }: Sent): Promise<void> {
    const became = await answer;
    const again = became === 'written' ? await tell().then(() => undefined, failed) : became;
    if (again) {
      this.#accounts.forget(names);
      await this.#carefully(waiting, again === 'in doubt');
    }
    this.#underWay -= 1;
    for (const call of this.#called.splice(0)) call();
    this.#goOn();
  }

  async #tell(waiting: readonly Waiting[], outcomes: readonly MemberOutcome[], group: Group): Promise<void> {
    const fallen = waiting.flatMap(({ member }, index) =>
      'error' in (outcomes[index] ?? {}) && !group.carriesOut(member) ? [member] : [],
    );
    // A command that cannot be carried out may be one that was carried out before.
    const again = fallen.length > 0 ? await carriedOut(this.#database.kysely, fallen) : new Map();
    for (const [index, one] of waiting.entries()) settle(one, again.get(one.member) ?? outcomes[index]);
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

const answerOf = ([row]: readonly object[]): Answer =>
  row !== undefined && 'became' in row && row.became === WRITTEN ? 'written' : 'refused';

const failed = (error: unknown): Answer => (isBrokenConnection(error) ? 'in doubt' : 'refused');

function settle({ resolve, reject }: Waiting, outcome: MemberOutcome | undefined): void {
  if (outcome && 'committed' in outcome) resolve(outcome.committed);
  else reject(outcome?.error);
}
