import type { Kysely } from 'kysely';
import { type KeptPreferences, keptPreferences, type Preferences } from '../protocol/index.ts';
import type { Tables } from '../storage/schema.ts';

/** What somebody likes, as they last left it; null where nothing is kept, or what no page of ours would have sent. */
export async function preferencesOf(
  kysely: Kysely<Tables>,
  person: string,
): Promise<KeptPreferences['kept']> {
  const row = await kysely
    .selectFrom('preferences')
    .select('kept')
    .where('person', '=', person)
    .executeTakeFirst();
  return keptPreferences.safeParse(row).data?.kept ?? null;
}

export async function keepPreferences(
  kysely: Kysely<Tables>,
  person: string,
  preferences: Preferences,
): Promise<void> {
  const kept = JSON.stringify(preferences);
  await kysely
    .insertInto('preferences')
    .values({ person, kept })
    .onConflict((conflict) => conflict.column('person').doUpdateSet({ kept }))
    .execute();
}
