import type { Kysely } from 'kysely';
import { isLostRace, isUnreachable, StorageUnavailable } from './failures.ts';
import type { Tables } from './schema.ts';

const ATTEMPTS = 5;

/**
 * Does the work in one database transaction, and again from the start where another connection was quicker, or where the
 * database has cut this one before anything could be committed (as it does when a transaction is silent for too long).
 */
export async function inTransaction<Result>(
  kysely: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    let committing = false;
    try {
      return await kysely.transaction().execute(async (transaction) => {
        const result = await work(transaction);
        committing = true;
        return result;
      });
    } catch (error) {
      const cut = isUnreachable(error);
      if ((isLostRace(error) || (cut && !committing)) && attempt < ATTEMPTS) continue;
      if (!cut) throw error;
      throw new StorageUnavailable('The database has ended the connection.', { cause: error });
    }
  }
}
