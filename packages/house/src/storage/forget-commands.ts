import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';

/** Forgets which commands were carried out before a time. Sent once more they would be carried out once more. */
export async function forgetCommands(kysely: Kysely<Tables>, before: Date): Promise<void> {
  await kysely.deleteFrom('commands').where('at', '<', before).execute();
}
