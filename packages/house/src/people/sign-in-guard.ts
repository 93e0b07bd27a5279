import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/schema.ts';

/** Too many wrong passwords for one name: nobody signs in under it for a while. */
export class SignInLocked extends Error {
  override readonly name = 'SignInLocked';
  readonly until: Date;
  /** How long that still is, in milliseconds. */
  readonly wait: number;

  constructor(until: Date, now: Date) {
    super('Too many wrong passwords for this name from where you are; try again in a quarter of an hour.');
    this.until = until;
    this.wait = until.getTime() - now.getTime();
  }
}

const ATTEMPTS = 5;
const WINDOW = 15 * 60_000;
const LOCK = 15 * 60_000;

/**
 * Five wrong passwords within 15 minutes lock a name for 15 minutes, and that is recorded. Whoever comes from another
 * address is not locked out by it: nobody can shut the door on somebody else's name.
 */
export class SignInGuard {
  readonly #kysely: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(kysely: Kysely<Tables>, now: () => Date) {
    this.#kysely = kysely;
    this.#now = now;
  }

  /**
   * Counts an attempt before its password is looked at, so that a hundred at once are no better than five in a row.
   * Returns the attempt's number; throws SignInLocked.
   */
  async admit(nameKey: string, address: string): Promise<number> {
    const now = this.#now();
    const stale = new Date(now.getTime() - WINDOW);
    const over = sql<boolean>`(sign_in_guards.first_at < ${stale} or sign_in_guards.locked_until <= ${now})`;
    const { attempts, locked_until } = await this.#kysely
      .insertInto('sign_in_guards')
      .values({ name_key: nameKey, address, attempts: 1, first_at: now, locked_until: null })
      .onConflict((conflict) =>
        conflict.columns(['name_key', 'address']).doUpdateSet({
          attempts: sql`case when ${over} then 1 else sign_in_guards.attempts + 1 end`,
          first_at: sql`case when ${over} then ${now} else sign_in_guards.first_at end`,
          locked_until: sql`case when ${over} then null else sign_in_guards.locked_until end`,
        }),
      )
      .returning(['attempts', 'locked_until'])
      .executeTakeFirstOrThrow();
    if (locked_until) throw new SignInLocked(locked_until, now);
    if (attempts > ATTEMPTS) throw new SignInLocked(new Date(now.getTime() + LOCK), now);
    return attempts;
  }

  /** The password was wrong; the fifth time the name is locked. */
  async failed(nameKey: string, address: string, attempt: number): Promise<void> {
    if (attempt < ATTEMPTS) return;
    const at = this.#now();
    const until = new Date(at.getTime() + LOCK);
    await this.#kysely.transaction().execute(async (transaction) => {
      await transaction
        .updateTable('sign_in_guards')
        .set({ locked_until: until })
        .where('name_key', '=', nameKey)
        .where('address', '=', address)
        .execute();
      await transaction.insertInto('lockouts').values({ name_key: nameKey, address, at, until }).execute();
    });
  }

  /** The password was right: earlier mistakes are forgotten. */
  async succeeded(nameKey: string, address: string): Promise<void> {
    await this.#kysely
      .deleteFrom('sign_in_guards')
      .where('name_key', '=', nameKey)
      .where('address', '=', address)
      .where('locked_until', 'is', null)
      .execute();
  }

  /** The locks of a name, newest first, for surveillance. */
  async lockouts(nameKey: string): Promise<{ readonly at: Date; readonly until: Date }[]> {
    return this.#kysely
      .selectFrom('lockouts')
      .select(['at', 'until'])
      .where('name_key', '=', nameKey)
      .orderBy('id', 'desc')
      .execute();
  }
}
