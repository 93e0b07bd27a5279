import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/schema.ts';

/** A session as its owner gets it, once: the house keeps only a hash of the token. */
export interface Session {
  /** 256 random bits in base64url. */
  readonly token: string;
  readonly expiresAt: Date;
}

/** A session ends after so long, in milliseconds. */
export const LIFETIME = 30 * 24 * 60 * 60_000;

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** What is stored of a token: whoever reads the database cannot sign in with it. */
const digest = (token: string): Buffer => createHash('sha256').update(token).digest();

/** With what and from where somebody comes. */
export interface Visit {
  readonly agent: string;
  readonly address: string;
}

/** A session as its owner sees it among the others: enough to know it by, and to end it. */
export interface SessionEntry {
  /** The first half of the hash of its token: names the session, and opens nothing. */
  readonly id: string;
  readonly createdAt: Date;
  readonly expiresAt: Date;
  readonly agent: string | null;
  readonly address: string | null;
}

/** What a session is called where its token must not be said. */
export const sessionId = (token: string): string => digest(token).toString('hex').slice(0, 32);

const LONGEST_AGENT = 200;

/** Begins a session; whoever does it writes so in the house journal, in the same transaction. */
export async function openSession(
  transaction: Kysely<Tables>,
  person: string,
  visit: Visit,
  now: Date,
): Promise<Session> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + LIFETIME);
  await transaction
    .insertInto('sessions')
    .values({
      token_hash: digest(token),
      person,
      created_at: now,
      expires_at: expiresAt,
      agent: storable(visit.agent).slice(0, LONGEST_AGENT),
      address: storable(visit.address),
    })
    .execute();
  return { token, expiresAt };
}

/** The same of a session that is stored. */
export const storedSessionId = (hash: Buffer): string => hash.toString('hex').slice(0, 32);

export class Sessions {
  readonly #kysely: Kysely<Tables>;
  readonly #now: () => Date;

  constructor(kysely: Kysely<Tables>, now: () => Date) {
    this.#kysely = kysely;
    this.#now = now;
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

  /** The sessions of somebody that have not ended, newest first. */
  async list(person: string): Promise<SessionEntry[]> {
    const rows = await this.#kysely
      .selectFrom('sessions')
      .selectAll()
      .where('person', '=', person)
      .where('expires_at', '>', this.#now())
      .orderBy('created_at', 'desc')
      .execute();
    return rows.map((row) => ({
      id: storedSessionId(row.token_hash),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
      agent: row.agent,
      address: row.address,
    }));
  }

  /** Which of these tokens are still those of a session: asked for all the open lines at once. */
  async stillOpen(tokens: readonly string[]): Promise<Set<string>> {
    const byHash = new Map(tokens.map((token) => [digest(token).toString('hex'), token]));
    if (byHash.size === 0) return new Set();
    const rows = await this.#kysely
      .selectFrom('sessions')
      .select('token_hash')
      .where(
        sql<boolean>`token_hash = any(${`{${[...byHash.keys()].map((hash) => `"\\\\x${hash}"`).join(',')}}`}::bytea[])`,
      )
      .where('expires_at', '>', this.#now())
      .execute();
    return new Set(rows.flatMap(({ token_hash }) => byHash.get(token_hash.toString('hex')) ?? []));
  }

  /** Forgets sessions that are over. */
  async sweep(): Promise<void> {
    await this.#kysely.deleteFrom('sessions').where('expires_at', '<=', this.#now()).execute();
  }
}

/** PostgreSQL's text has no place for the character NUL. */
const storable = (text: string): string => text.replaceAll('\0', '');
