import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import { account, accountsUnder } from '../storage/ledger.ts';
import { OpenAccounts } from '../storage/open-accounts.ts';
import type { Tables } from '../storage/schema.ts';
import { checkName, guestName, NameRefused, nameKey } from './names.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import type { Role } from './roles.ts';
import { type Session, Sessions } from './sessions.ts';
import { SignInGuard } from './sign-in-guard.ts';

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

/** New chips are for those who have none left, on the table or off it. */
export class TopUpRefused extends Error {
  override readonly name = 'TopUpRefused';
}

/** 10,000.00 play dollars, in cents. */
export const PLAY_CHIPS = 1_000_000;

/** The people of the house: guests, named accounts, their sessions and their play chips. */
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
  async enterAsGuest(): Promise<SignedIn> {
    for (let attempt = 0; ; attempt++) {
      // Four digits while there is room, then more.
      const name = guestName(4 + Math.floor(attempt / 4));
      const person = await this.#create(name, null);
      if (person) return { person, session: await this.sessions.open(person.id) };
    }
  }

  /** A new named account with play chips, signed in. */
  async register(name: string, password: string): Promise<SignedIn> {
    const checked = checkName(name);
    const person = await this.#create(checked, await hashPassword(password));
    if (!person) throw taken(checked);
    return { person, session: await this.sessions.open(person.id) };
  }

  /** Turns a guest into a named account: the same person, with the same wallet, seat and sessions. */
  async nameGuest(id: string, name: string, password: string): Promise<Person> {
    const checked = checkName(name);
    const password_hash = await hashPassword(password);
    return inTransaction(this.#kysely, async (transaction) => {
      const holder = await transaction
        .selectFrom('people')
        .select('id')
        .where('name_key', '=', nameKey(checked))
        .executeTakeFirst();
      if (holder) throw taken(checked);
      const row = await transaction
        .updateTable('people')
        .set({ name: checked, name_key: nameKey(checked), password_hash })
        .where('id', '=', id)
        .where('password_hash', 'is', null)
        .returningAll()
        .executeTakeFirst();
      if (!row) throw new PersonError('Only a guest can take a name.');
      return personOf(row);
    });
  }

  /** Signs a named account in; SignInRefused, or SignInLocked after five wrong passwords. */
  async signIn(name: string, password: string): Promise<SignedIn> {
    const key = nameKey(name);
    // Longer than any name or password: not worth a row or a hash.
    if (key === '' || key.length > 100 || key.includes('\0')) throw refused();
    const attempt = await this.#guard.admit(key);
    const row = await this.#kysely
      .selectFrom('people')
      .selectAll()
      .where('name_key', '=', key)
      .executeTakeFirst();
    if (!(await verifyPassword(row?.password_hash, password)) || !row) {
      await this.#guard.failed(key, attempt);
      throw refused();
    }
    await this.#guard.succeeded(key);
    return { person: personOf(row), session: await this.sessions.open(row.id) };
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

  /** Gives a named account its roles beside that of a player; nobody can take the name who has not its password. */
  async appoint(name: string, roles: readonly Role[]): Promise<void> {
    const row = await this.#kysely
      .updateTable('people')
      .set({ roles: [...new Set<Role>(['player', ...roles])] })
      .where('name_key', '=', nameKey(name))
      .where('password_hash', 'is not', null)
      .returning('id')
      .executeTakeFirst();
    if (!row) throw new PersonError(`There is no account called ${name} yet; sign up under that name first.`);
  }

  /** The locks that wrong passwords brought on a name, newest first. */
  async lockouts(name: string): Promise<{ readonly at: Date; readonly until: Date }[]> {
    return this.#guard.lockouts(nameKey(name));
  }

  /** New play chips for somebody whose wallet and stakes are empty; returns the new balance in cents. */
  async topUp(id: string): Promise<number> {
    if (!(await this.find(id))) throw new PersonError('There is nobody by that id.');
    return inTransaction(this.#kysely, async (transaction) => {
      const stakes = await transaction
        .selectFrom('accounts')
        .select('name')
        .where(accountsUnder(account.stakes(id, '')))
        .execute();
      const wallet = account.wallet(id);
      const names = [account.cage, wallet, ...stakes.map((row) => row.name)];
      const accounts = await OpenAccounts.lock(transaction, names);
      if (names.some((name) => name !== account.cage && accounts.balance(name) > 0)) {
        throw new TopUpRefused('New play chips are for those who have none left, at the table or off it.');
      }
      return this.#giveChips(accounts, id, 'top up');
    });
  }

  /** A new person with chips; nothing, if the name is taken. */
  async #create(name: string, password_hash: string | null): Promise<Person | undefined> {
    const id = randomBytes(10).toString('hex');
    return inTransaction(this.#kysely, async (transaction) => {
      const row = await transaction
        .insertInto('people')
        .values({ id, name, name_key: nameKey(name), password_hash, created_at: this.#now() })
        .onConflict((conflict) => conflict.column('name_key').doNothing())
        .returningAll()
        .executeTakeFirst();
      if (!row) return undefined;
      const accounts = await OpenAccounts.lock(transaction, [account.cage, account.wallet(id)]);
      await this.#giveChips(accounts, id, 'welcome chips');
      return personOf(row);
    });
  }

  async #giveChips(accounts: OpenAccounts, id: string, reason: string): Promise<number> {
    const wallet = account.wallet(id);
    const postings = [
      { account: account.cage, amount: -PLAY_CHIPS },
      { account: wallet, amount: PLAY_CHIPS },
    ];
    accounts.apply([{ reason, postings, person: id, at: this.#now() }]);
    await accounts.write();
    return accounts.balance(wallet);
  }
}

const taken = (name: string): NameRefused => new NameRefused(`The name ${name} is taken.`);
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
