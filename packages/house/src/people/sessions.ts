import { createHash, randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/schema.ts';

/** A session as its owner gets it, once: the house keeps only a hash of the token. */
export interface Session {
  /** 256 random bits in base64url. */
  readonly token: string;
  readonly expiresAt: Date;
}

const LIFETIME = 30 * 24 * 60 * 60_000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What is stored of a token: whoever reads the database cannot sign in with it. */
const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

export class Sessions {
  readonly #kysely: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(kysely: Kysely<Tables>, now: () => Date) {
    this.#kysely = kysely;
    this.#now = now;
  }

  async open(person: string): Promise<Session> {
    const token = randomBytes(32).toString('base64url');
    const now = this.#now();
    const expiresAt = new Date(now.getTime() + LIFETIME);
    await this.#kysely
      .insertInto('sessions')
      .values({ token_hash: digest(token), person, created_at: now, expires_at: expiresAt })
      .execute();
    return { token, expiresAt };
  }

  /** Whose session it is, if it is one and has not ended. */
  async personOf(token: string): Promise<string | undefined> {
    if (!TOKEN.test(token)) return undefined;
    const row = await this.#kysely
      .selectFrom('sessions')
      .select('person')
      .where('token_hash', '=', digest(token))
      .where('expires_at', '>', this.#now())
      .executeTakeFirst();
    return row?.person;
  }

  /** Ends one session; ending it again is no mistake. */
  async close(token: string): Promise<void> {
    if (!TOKEN.test(token)) return;
    await this.#kysely.deleteFrom('sessions').where('token_hash', '=', digest(token)).execute();
  }

  /** Ends all sessions of somebody, on every device. */
  async closeAll(person: string): Promise<void> {
    await this.#kysely.deleteFrom('sessions').where('person', '=', person).execute();
  }

  /** Forgets sessions that are over. */
  async sweep(): Promise<void> {
    await this.#kysely.deleteFrom('sessions').where('expires_at', '<=', this.#now()).execute();
  }
}
