import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
  verify,
} from 'node:crypto';
import { Refused } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { canonicalJson } from '../storage/canonical.ts';
import type { JournalHead } from '../storage/journal.ts';
import type { Tables } from '../storage/schema.ts';

/**
 * Where every journal ended at a moment, signed with a key that the database does not hold. Kept elsewhere too, it is
 * what nobody with rights on the database can change along with the books: ledger, people and shoes follow from the
 * journals, so that their last hashes stand for everything.
 */
export interface Checkpoint {
  readonly format: typeof FORMAT;
  readonly at: string;
  readonly heads: Readonly<Record<string, JournalHead>>;
  /** The last movement of chips, by its number. */
  readonly transactions: number;
  /** Ed25519 over the canonical JSON of the rest, in base64. */
  readonly signature: string;
}

const FORMAT = 'croupier-checkpoint/1';

const checkpoint = z.strictObject({
  format: z.literal(FORMAT),
  at: z.iso.datetime(),
  heads: z.record(
    z.string(),
    z.object({ seq: z.number().int().min(1), hash: z.string().regex(/^[0-9a-f]{64}$/) }),
  ),
  transactions: z.number().int().min(0),
  signature: z.string(),
});

/** A new pair of keys as PEM: the private one for the house, the public one for whoever examines the books. */
export function newKeys(): { readonly privateKey: string; readonly publicKey: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    privateKey: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

/** Signs where the journals end now. */
export async function takeCheckpoint(
  kysely: Kysely<Tables>,
  privateKey: string,
  now: Date = new Date(),
): Promise<Checkpoint> {
  const { rows } = await sql<{ table_id: string; seq: number; hash: Buffer }>`
    with recursive names as (
      (select table_id from journal order by table_id limit 1)
      union all
      select (select journal.table_id from journal where journal.table_id > names.table_id order by journal.table_id limit 1)
      from names where names.table_id is not null
    )
    select names.table_id, head.seq, head.hash from names
    cross join lateral (
      select seq, hash from journal where journal.table_id = names.table_id order by seq desc limit 1
    ) as head`.execute(kysely);
  const last = await kysely
    .selectFrom('transactions')
    .select((row) => row.fn.coalesce(row.fn.max('id'), sql<number>`0`).as('id'))
    .executeTakeFirstOrThrow();
  const heads = Object.fromEntries(
    rows.map(({ table_id, seq, hash }) => [table_id, { seq, hash: hash.toString('hex') }]),
  );
  const content = { format: FORMAT, at: now.toISOString(), heads, transactions: last.id } as const;
  const signature = sign(null, Buffer.from(canonicalJson(content)), keyOf(privateKey, createPrivateKey));
  return { ...content, signature: signature.toString('base64') };
}

/** Reads a checkpoint and checks its signature; with the private key it can be checked as well as with the public one. */
export function readCheckpoint(text: string, key: string): Checkpoint {
  const parsed = checkpoint.safeParse(json(text));
  if (!parsed.success) throw new Refused({ reason: 'This is not a checkpoint.' });
  const { signature, ...content } = parsed.data;
  const signed = Buffer.from(canonicalJson(content));
  if (!verify(null, signed, keyOf(key, createPublicKey), Buffer.from(signature, 'base64')))
    throw new Refused({ reason: 'It is not signed with this key, or was changed after it was.' });
  return parsed.data;
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function keyOf(pem: string, make: (pem: string) => KeyObject): KeyObject {
  try {
    const key = make(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new Refused({ reason: 'The key is not an Ed25519 key as "croupier checkpoint --new-key" makes it.' });
}
