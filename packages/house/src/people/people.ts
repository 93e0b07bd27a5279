import { randomBytes } from 'node:crypto';
import { cents, formatMoney } from '@croupier/table';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { Database } from '../storage/database.ts';
import { type Entered, enterLine, HOUSE, takeTurn } from '../storage/house-journal.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { account, accountsUnder } from '../storage/ledger.ts';
import { OpenAccounts } from '../storage/open-accounts.ts';
import type { Tables } from '../storage/schema.ts';
import type { HouseEvent } from './house-events.ts';
import { checkName, guestName, NameRefused, nameKey } from './names.ts';
import { hashPassword, passwordDigest, verifyPassword } from './passwords.ts';
import { type Role, withPlayer } from './roles.ts';
import { openSession, type Session, Sessions, sessionId, type Visit } from './sessions.ts';
import { SignInGuard } from './sign-in-guard.ts';
import { skeletonOf } from './skeleton.ts';

export interface Person {
  /** Twenty hexadecimal digits; `wallet:<id>` is their wallet. */
  readonly id: string;
  readonly name: string;
  /** A guest has no password, and only the session they came with. */
  readonly guest: boolean;
  readonly roles: readonly Role[];
  readonly createdAt: Date;
}

export interface SignedIn {
  readonly person: Person;
  readonly session: Session;
}

/** Name and password do not belong together. Which of the two is wrong is nobody's business. */
export class SignInRefused extends Error {
  override readonly name = 'SignInRefused';
}

/** Somebody who is not there, or has an account already. */
export class PersonError extends Error {
  override readonly name = 'PersonError';
}

/** New chips are for those who have next to none left, and nothing on a table. */
export class TopUpRefused extends Error {
  override readonly name = 'TopUpRefused';
}

/** 10,000.00 play dollars, in cents. */
export const PLAY_CHIPS = 1_000_000;

/** Whoever has less than this left, and nothing on a table, is given new ones: no chip but the smallest could be laid with it. */
export const SMALL_CHANGE = 5_00;

/** Who does something to an account, and why; by null, the operator does. */
export interface Act {
  readonly by: string | null;
  readonly why: string;
}

const NOWHERE: Visit = { agent: '', address: '' };

/**
 * The people of the house: guests, named accounts, their sessions and their play chips. Whatever is done to them has its
 * line in the house journal, in the same transaction.
 */
export class People {
  readonly sessions: Sessions;
  readonly #kysely: Kysely<Tables>;
  readonly #guard: SignInGuard;
  readonly #now: () => Date;

  constructor(database: Pick<Database, 'kysely'>, now: () => Date = () => new Date()) {
    this.#kysely = database.kysely;
    this.#now = now;
    this.sessions = new Sessions(database.kysely, now);
    this.#guard = new SignInGuard(database.kysely, now);
  }

  /** A new guest with play chips, signed in. */
  async enterAsGuest(visit: Visit = NOWHERE): Promise<SignedIn> {
    for (let attempt = 0; ; attempt++) {
      // Four digits while there is room, then more.
      const name = guestName(4 + Math.floor(attempt / 4));
      const signedIn = await this.#create(name, null, visit);
      if (signedIn) return signedIn;
    }
  }

  /** A new named account with play chips, signed in. */
  async register(name: string, password: string, visit: Visit = NOWHERE): Promise<SignedIn> {
    const checked = checkName(name);
    const signedIn = await this.#create(checked, await hashPassword(password, checked), visit);
    if (!signedIn) throw taken(checked);
    return signedIn;
  }

  /**
   * Turns a guest into a named account: the same person, with the same wallet and seat. Every session of the guest ends,
   * for anybody may have kept its token, and a new one begins.
   */
  async nameGuest(id: string, name: string, password: string, visit: Visit = NOWHERE): Promise<SignedIn> {
    const checked = checkName(name);
    const password_hash = await hashPassword(password, checked);
    return this.#written(async (transaction, enter, now) => {
      if (await isTaken(transaction, checked)) throw taken(checked);
      const before = await transaction
        .selectFrom('people')
        .select('name')
        .where('id', '=', id)
        .executeTakeFirst();
      const row = await transaction
        .updateTable('people')
        .set({ name: checked, name_key: nameKey(checked), skeleton: skeletonOf(checked), password_hash })
        .where('id', '=', id)
        .where('password_hash', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!row || !before) throw new PersonError('Only a guest can take a name.');
      await transaction.deleteFrom('sessions').where('person', '=', id).execute();
      const session = await openSession(transaction, id, visit, now);
      await enter({
        type: 'guest-named',
        person: id,
        before: before.name,
        after: checked,
        password: passwordDigest(password_hash),
        session: sessionId(session.token),
      });
      return { person: personOf(row), session };
    });
  }

  /** Signs a named account in; SignInRefused, or SignInLocked after five wrong passwords. */
  async signIn(name: string, password: string, visit: Visit = NOWHERE): Promise<SignedIn> {
    const key = nameKey(name);
    // Longer than any name or password: not worth a row or a hash.
    if (key === '' || key.length > 100 || key.includes('\0')) throw refused();
    const attempt = await this.#guard.admit(key, visit.address);
    const row = await this.#kysely
      .selectFrom('people')
      .selectAll()
      .where('name_key', '=', key)
      .executeTakeFirst();
    if (!(await verifyPassword(row?.password_hash, password)) || !row) {
      await this.#guard.failed(key, visit.address, attempt);
      throw refused();
    }
    await this.#guard.succeeded(key, visit.address);
    const session = await this.#written(async (transaction, enter, now) => {
      const opened = await openSession(transaction, row.id, visit, now);
      await enter({ type: 'signed-in', person: row.id, session: sessionId(opened.token) });
      return opened;
    });
    return { person: personOf(row), session };
  }

  /** Who comes with this token; nobody, if its session has ended. */
  async withToken(token: string): Promise<Person | undefined> {
    const id = await this.sessions.personOf(token);
    return id === undefined ? undefined : this.find(id);
  }

  async signOut(token: string): Promise<void> {
    await this.sessions.close(token);
  }

  async find(id: string): Promise<Person | undefined> {
    const row = await this.#kysely.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    return row && personOf(row);
  }

  async named(name: string): Promise<Person | undefined> {
    const row = await this.#kysely
      .selectFrom('people')
      .selectAll()
      .where('name_key', '=', nameKey(name))
      .executeTakeFirst();
    return row && personOf(row);
  }

  /** Everybody who has more roles than a player's. */
  async staff(): Promise<Person[]> {
    const rows = await this.#kysely
      .selectFrom('people')
      .selectAll()
      .where(sql<boolean>`cardinality(roles) > 1`)
      .orderBy('name_key')
      .execute();
    return rows.map(personOf);
  }

  /** Those who have their roles from somebody, and whoever they have theirs from: none of them is a second person to them. */
  async bound(id: string): Promise<string[]> {
    const { rows } = await sql<{ person: string; by: string | null }>`
      select distinct on (body->>'person') body->>'person' as person, body->>'by' as by from journal
      where table_id = ${HOUSE} and type = 'roles-changed'
      order by body->>'person', seq desc`.execute(this.#kysely);
    return rows.flatMap(({ person, by }) => {
      if (by === id) return [person];
      return person === id && by !== null ? [by] : [];
    });
  }

  /** Gives a named account its roles beside that of a player; nobody can take the name who has not its password. */
  async appoint(name: string, roles: readonly Role[], act: Act = BY_CONSOLE): Promise<Person> {
    return this.#written(async (transaction, enter) => {
      const row = await namedRow(transaction, name);
      return this.#giveRoles(transaction, enter, row, { roles: withPlayer(roles) }, act);
    });
  }

  /**
   * Gives the roles of the operator's file, and withdraws those that stood there before and no longer do. What the house
   * gave beside the file stays.
   */
  async appointByFile(
    staff: readonly { readonly name: string; readonly roles: readonly Role[] }[],
  ): Promise<void> {
    await this.#written(async (transaction, enter) => {
      const listed = new Map<string, readonly Role[]>();
      for (const { name, roles } of staff) listed.set((await namedRow(transaction, name)).id, roles);
      const rows = await transaction
        .selectFrom('people')
        .selectAll()
        .where((row) =>
          row.or([row('id', 'in', ['', ...listed.keys()]), sql<boolean>`cardinality(roles_by_file) > 0`]),
        )
        .execute();
      for (const row of rows) {
        const file = (listed.get(row.id) ?? []).filter((role) => role !== 'player');
        const others = row.roles.filter((role) => !row.roles_by_file.includes(role));
        const change = { roles: withPlayer([...others, ...file]), roles_by_file: file };
        await this.#giveRoles(transaction, enter, row, change, BY_FILE);
      }
    });
  }

  async #giveRoles(
    transaction: Kysely<Tables>,
    enter: Enter,
    before: Row,
    change: { readonly roles: Role[]; readonly roles_by_file?: Role[] },
    { by, why }: Act,
  ): Promise<Person> {
    const row = await transaction
      .updateTable('people')
      .set(change)
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const [had, has] = [withPlayer(before.roles), change.roles];
    const file = change.roles_by_file;
    if (had.join() !== has.join() || (file && file.join() !== before.roles_by_file.join()))
      await enter({
        type: 'roles-changed',
        person: before.id,
        by,
        before: had,
        after: has,
        ...(file ? { file } : {}),
        why,
      });
    return personOf(row);
  }

  /** A new password for who knows the old one. Every session but the one it was changed in ends. */
  async changePassword(id: string, old: string, password: string, keep: string): Promise<void> {
    const row = await this.#kysely.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst();
    const stored = row?.password_hash ?? null;
    if (!row || stored === null) throw new PersonError('A guest has no password; take a name first.');
    if (!(await verifyPassword(stored, old))) throw new SignInRefused('That is not your password.');
    const password_hash = await hashPassword(password, row.name);
    await this.#written(async (transaction, enter) => {
      const changed = await transaction
        .updateTable('people')
        .set({ password_hash })
        .where('id', '=', id)
        .where('password_hash', '=', stored)
        .executeTakeFirst();
      if (changed.numUpdatedRows !== 1n) throw new PersonError('The password was changed meanwhile.');
      const [before, after] = [passwordDigest(stored), passwordDigest(password_hash)];
      await enter({ type: 'password-changed', person: id, by: id, before, after, why: 'by its owner' });
      await endSessions(
        transaction,
        enter,
        id,
        { except: keep },
        { by: id, why: 'the password was changed' },
      );
    });
  }

  /** Ends one session of somebody, or all of them, or all but one. */
  async endSessions(id: string, which: WhichSessions, act: Act): Promise<void> {
    await this.#written((transaction, enter) => endSessions(transaction, enter, id, which, act));
  }

  /** The locks that wrong passwords brought on a name, newest first. */
  async lockouts(name: string): Promise<{ readonly at: Date; readonly until: Date }[]> {
    return this.#guard.lockouts(nameKey(name));
  }

  /** New play chips for somebody whose wallet and stakes are empty; returns the new balance in cents. */
  async topUp(id: string): Promise<number> {
    if (!(await this.find(id))) throw new PersonError('There is nobody by that id.');
    return this.#written(async (transaction, enter, now) => {
      const stakes = await transaction
        .selectFrom('accounts')
        .select('name')
        .where(accountsUnder(account.stakes(id, '')))
        .execute();
      const wallet = account.wallet(id);
      const names = [account.cage, wallet, ...stakes.map((row) => row.name)];
      const accounts = await OpenAccounts.lock(transaction, names);
      if (accounts.balance(wallet) >= SMALL_CHANGE || stakes.some((row) => accounts.balance(row.name) > 0))
        throw new TopUpRefused(
          `New play chips are for those who have less than ${formatMoney(cents(SMALL_CHANGE))} left, and none on a table.`,
        );
      // Chips put up as a bank are in no account of their owner's, but the last word on them is in the ledger.
      if (await hasBankUp(transaction, id))
        throw new TopUpRefused(
          'New play chips are for those who have next to none left, and you have put up a bank.',
        );
      const before = accounts.balance(wallet);
      const cause = await enter({
        type: 'chips-given',
        person: id,
        amount: PLAY_CHIPS,
        before,
        why: 'top up',
      });
      return giveChips(accounts, id, 'top up', cause, now);
    });
  }

  /** A new person with chips, signed in; nothing, if the name is taken. */
  async #create(name: string, password_hash: string | null, visit: Visit): Promise<SignedIn | undefined> {
    const id = randomBytes(10).toString('hex');
    return this.#written(async (transaction, enter, now) => {
      if (password_hash !== null && (await isTaken(transaction, name))) return undefined;
      const row = await transaction
        .insertInto('people')
        .values({
          id,
          name,
          name_key: nameKey(name),
          skeleton: skeletonOf(name),
          password_hash,
          created_at: now,
        })
        .onConflict((conflict) => conflict.column('name_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const { roles } = row;
      const session = await openSession(transaction, id, visit, now);
      const cause = await enter({
        type: 'person-came',
        person: id,
        name,
        password: passwordDigest(password_hash),
        roles,
        chips: PLAY_CHIPS,
        session: sessionId(session.token),
      });
      const accounts = await OpenAccounts.lock(transaction, [account.cage, account.wallet(id)]);
      await giveChips(accounts, id, 'welcome chips', cause, now);
      return { person: personOf(row), session };
    });
  }

  /** Work in one transaction whose turn it is to write in the house journal; all of it happens at one time. */
  #written<Result>(
    work: (transaction: Kysely<Tables>, enter: Enter, now: Date) => Promise<Result>,
  ): Promise<Result> {
    return inTransaction(this.#kysely, async (transaction) => {
      await takeTurn(transaction);
      const now = this.#now();
      return work(transaction, (event) => enterLine(transaction, event, now), now);
    });
  }
}

async function giveChips(
  accounts: OpenAccounts,
  id: string,
  reason: string,
  cause: Entered,
  at: Date,
): Promise<number> {
  const wallet = account.wallet(id);
  const postings = [
    { account: account.cage, amount: -PLAY_CHIPS },
    { account: wallet, amount: PLAY_CHIPS },
  ];
  accounts.apply([{ reason, postings, person: id, cause, at }]);
  await accounts.write();
  return accounts.balance(wallet);
}

/** Writes a line of the house journal, and says where it stands. */
type Enter = (event: HouseEvent) => Promise<Entered>;
type Row = Selectable<Tables['people']>;

const BY_CONSOLE: Act = { by: null, why: 'by the operator' };
const BY_FILE: Act = { by: null, why: 'by the file of tables' };

/** One session by its id, all of them, or all but the one with this token. */
export type WhichSessions = { readonly id: string } | { readonly except: string } | 'all';

async function endSessions(
  transaction: Kysely<Tables>,
  enter: Enter,
  person: string,
  which: WhichSessions,
  { by, why }: Act,
): Promise<void> {
  const name = sql<string>`left(encode(token_hash, 'hex'), 32)`;
  let query = transaction.deleteFrom('sessions').where('person', '=', person);
  if (which !== 'all')
    query =
      'id' in which ? query.where(name, '=', which.id) : query.where(name, '<>', sessionId(which.except));
  const ended = await query.returning(name.as('id')).execute();
  if (ended.length === 0) return;
  await enter({ type: 'sessions-ended', person, by, sessions: ended.map(({ id }) => id), why });
}

/** True if the name is somebody's already, or looks like a name that is. */
async function isTaken(kysely: Kysely<Tables>, name: string): Promise<boolean> {
  const holder = await kysely
    .selectFrom('people')
    .select('id')
    .where((row) => row.or([row('name_key', '=', nameKey(name)), row('skeleton', '=', skeletonOf(name))]))
    .executeTakeFirst();
  return holder !== undefined;
}

/** True if the last thing that a bank account anywhere had from this person has not come back. */
async function hasBankUp(kysely: Kysely<Tables>, person: string): Promise<boolean> {
  const { rows } = await sql<{ up: boolean }>`
    select exists (
      select from accounts as bank
      where bank.name like 'bank:%' and bank.balance <> 0 and ${account.wallet(person)} = (
        select (
          select accounts.name from postings as paying join accounts on accounts.id = paying.account_id
          where paying.transaction_id = postings.transaction_id and accounts.name like 'wallet:%' limit 1
        )
        from postings join transactions on transactions.id = postings.transaction_id
        where postings.account_id = bank.id and transactions.reason = 'bank'
        order by postings.transaction_id desc limit 1
      )
    ) as up`.execute(kysely);
  return rows[0]?.up ?? false;
}

async function namedRow(kysely: Kysely<Tables>, name: string): Promise<Row> {
  const row = await kysely
    .selectFrom('people')
    .selectAll()
    .where('name_key', '=', nameKey(name))
    .where('password_hash', 'is not', null)
    .executeTakeFirst();
  if (!row) throw new PersonError(`There is no account called ${name} yet; sign up under that name first.`);
  return row;
}

const taken = (name: string): NameRefused =>
  new NameRefused(`The name ${name} is taken, or looks like one that is.`);
const refused = (): SignInRefused => new SignInRefused('This name and password do not belong together.');

function personOf(row: {
  readonly id: string;
  readonly name: string;
  readonly password_hash: string | null;
  readonly roles: readonly Role[];
  readonly created_at: Date;
}): Person {
  return {
    id: row.id,
    name: row.name,
    guest: row.password_hash === null,
    roles: row.roles,
    createdAt: row.created_at,
  };
}
