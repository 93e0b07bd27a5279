import type { Kysely } from 'kysely';
import { LIFETIME, storedSessionId } from '../people/sessions.ts';
import type { Tables } from '../storage/schema.ts';
import type { HouseReplay } from './house-replay.ts';

/**
 * Whoever can write to the database can let themselves in as anybody: every session that is open must have begun with a
 * line, and ends in time. Those from before there were such lines are believed, and are over within a month.
 */
export async function sessionFindings(
  kysely: Kysely<Tables>,
  house: Pick<HouseReplay, 'people' | 'sessionOf' | 'sessionsSince'>,
): Promise<string[]> {
  const rows = await kysely
    .selectFrom('sessions')
    .select(['token_hash', 'person', 'created_at', 'expires_at'])
    .orderBy('created_at')
    .execute();
  return rows.flatMap(({ token_hash, person, created_at, expires_at }) => {
    const which = `A session of ${house.people.get(person)?.name ?? 'somebody'} (${person}) of ${created_at.toISOString()}`;
    if (expires_at.getTime() - created_at.getTime() > LIFETIME)
      return [`${which} ends later than any, ${expires_at.toISOString()}.`];
    if (!house.sessionsSince || created_at < house.sessionsSince) return [];
    return house.sessionOf(storedSessionId(token_hash)) === person
      ? []
      : [`${which} is open, and no line of the house journal says that it began, or one says that it ended.`];
  });
}
