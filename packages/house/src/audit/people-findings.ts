import type { Kysely, Selectable } from 'kysely';
import { nameKey } from '../people/names.ts';
import { passwordDigest } from '../people/passwords.ts';
import { withPlayer } from '../people/roles.ts';
import { skeletonOf } from '../people/skeleton.ts';
import type { Tables } from '../storage/schema.ts';
import { isAtOnce } from './at-once.ts';
import type { HouseReplay, KnownPerson } from './house-replay.ts';

/** The people of the database against those of the house journal. Before the first line there is nothing to compare. */
export async function peopleFindings(
  kysely: Kysely<Tables>,
  { people }: Pick<HouseReplay, 'people'>,
): Promise<{ readonly count: number; readonly findings: string[] }> {
  if (people.size === 0) {
    const { count } = await kysely
      .selectFrom('people')
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    return { count, findings: [] };
  }
  const rows = await kysely.selectFrom('people').selectAll().orderBy('id').execute();
  const missing = new Map(people);
  const findings = rows.flatMap((row) => {
    const known = missing.get(row.id);
    missing.delete(row.id);
    if (!known) return [`${row.name} (${row.id}) is among the people, and no line says how they came.`];
    return differences(row, known).map(
      (what) =>
        `${row.name} (${row.id}) ${what}; the last line about them is ${known.seq} of the house journal.`,
    );
  });
  const gone = [...missing].map(
    ([id, { name, seq }]) =>
      `${name} (${id}) is not among the people; line ${seq} of the house journal has them.`,
  );
  return { count: rows.length, findings: [...findings, ...gone] };
}

function differences(row: Selectable<Tables['people']>, known: KnownPerson): string[] {
  const [has, had] = [withPlayer(row.roles).join(', '), known.roles.join(', ')];
  const [listed, file] = [row.roles_by_file.join(', '), known.file?.join(', ') ?? null];
  return [
    ...(row.name === known.name ? [] : [`was called ${known.name} by the house`]),
    // By one of them somebody is found who signs in, by the other somebody who looks like them is refused.
    ...(row.name_key === nameKey(row.name) && row.skeleton === skeletonOf(row.name)
      ? []
      : ['is looked up by another name than they have']),
    ...(known.came && !isAtOnce(row.created_at, known.came)
      ? [`is said to have come ${row.created_at.toISOString()}, and came ${known.came.toISOString()}`]
      : []),
    ...(has === had ? [] : [`has the roles ${has}, and was given ${had}`]),
    ...(file === null || listed === file
      ? []
      : [`has the roles of the file as ${listed || 'none'}, and the file had ${file || 'none'}`]),
    ...(passwordDigest(row.password_hash) === known.password
      ? []
      : ['has another password than the house stored']),
  ];
}
