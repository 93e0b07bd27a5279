import type { Kysely } from 'kysely';
import { passwordDigest } from '../people/passwords.ts';
import { withPlayer } from '../people/roles.ts';
import type { Tables } from '../storage/schema.ts';
import type { HouseReplay, KnownPerson } from './house-replay.ts';

/** The people of the database against those of the house journal. Before the first line there is nothing to compare. */
export async function peopleFindings(
  kysely: Kysely<Tables>,
  { people }: Pick<HouseReplay, 'people'>,
): Promise<{ readonly count: number; readonly findings: string[] }> {
  const rows = await kysely
    .selectFrom('people')
    .select(['id', 'name', 'password_hash', 'roles'])
    .orderBy('id')
    .execute();
  if (people.size === 0) return { count: rows.length, findings: [] };
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

function differences(
  row: Pick<KnownPerson, 'name' | 'roles'> & { readonly password_hash: string | null },
  known: KnownPerson,
): string[] {
  const [has, had] = [withPlayer(row.roles).join(', '), known.roles.join(', ')];
  return [
    ...(row.name === known.name ? [] : [`was called ${known.name} by the house`]),
    ...(has === had ? [] : [`has the roles ${has}, and was given ${had}`]),
    ...(passwordDigest(row.password_hash) === known.password
      ? []
      : ['has another password than the house stored']),
  ];
}
