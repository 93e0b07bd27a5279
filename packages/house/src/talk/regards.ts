import { Refused } from '@croupier/table';
import type { Kysely } from 'kysely';
import type { Tables } from '../storage/schema.ts';

/** What somebody keeps about another player. */
export interface Regard {
  readonly about: string;
  readonly muted: boolean;
  readonly note: string;
}

/** So many players somebody may keep something about. */
const MOST_REGARDS = 500;

/** Notes and mutes: each is one person's own, and shown to nobody else. */
export async function regardsOf(kysely: Kysely<Tables>, person: string): Promise<Regard[]> {
  return kysely
    .selectFrom('regards')
    .select(['about', 'muted', 'note'])
    .where('person', '=', person)
    .orderBy('about')
    .execute();
}

/** Keeps it instead of what was kept before; nothing to say and no mute is nothing to keep. */
export async function regard(kysely: Kysely<Tables>, person: string, given: Regard): Promise<void> {
  const { about, muted, note } = given;
  if (!muted && note === '') {
    await kysely.deleteFrom('regards').where('person', '=', person).where('about', '=', about).execute();
    return;
  }
  const others = (await regardsOf(kysely, person)).filter((one) => one.about !== about);
  if (others.length >= MOST_REGARDS)
    throw new Refused({
      reason: `You keep something about ${MOST_REGARDS} players already; forget one first.`,
    });
  await kysely
    .insertInto('regards')
    .values({ person, about, muted, note })
    .onConflict((conflict) => conflict.columns(['person', 'about']).doUpdateSet({ muted, note }))
    .execute();
}
