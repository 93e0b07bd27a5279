import { type Kysely, sql } from 'kysely';
import type { Tables } from './schema.ts';

const EVERY = 10_000;
/** Replaying this much after a kill takes a second or two. */
const LOG_LIMIT = 128 * 1024 * 1024;

/**
 * PostgreSQL writes changes to its log first and to its files at checkpoints. A server makes those by itself; embedded,
 * as a single process, it does not, and the log would grow until the house closes. Returns how to stop.
 */
export function keepLogShort(kysely: Kysely<Tables>): () => Promise<void> {
  let working: Promise<unknown> = Promise.resolve();
  // A failure here is a failure of the database, which whoever writes next hears of.
  const timer = setInterval(() => {
    working = checkpointBeyond(kysely, LOG_LIMIT).catch(() => undefined);
  }, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await working;
  };
}

/** Makes a checkpoint if the log since the last one is longer than so many bytes. */
export async function checkpointBeyond(kysely: Kysely<Tables>, bytes: number): Promise<boolean> {
  const { rows } = await sql<{ due: boolean }>`
    select pg_wal_lsn_diff(pg_current_wal_lsn(), redo_lsn) > ${bytes} as due
    from pg_control_checkpoint()`.execute(kysely);
  if (rows[0]?.due !== true) return false;
  await sql`checkpoint`.execute(kysely);
  return true;
}
