import type { Kysely } from 'kysely';
import { isLostRace } from './failures.ts';
import type { Tables } from './schema.ts';

const ATTEMPTS = 5;

/** Does the work in one database transaction, and again from the start where another connection was quicker. */
export async function inTransaction<Result>(
  kysely: Kysely<Tables>,
  work: (transaction: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await kysely.transaction().execute(work);
    } catch (error) {
      if (!isLostRace(error) || attempt >= ATTEMPTS) throw error;
    }
  }
}
