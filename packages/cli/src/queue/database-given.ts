import { locationOf } from '../books-location.ts';
import { BadInput } from '../failure.ts';
import type { Io } from '../io.ts';

/** The address of the database with the queue: the option, or what the environment says. */
export function databaseGiven({ env }: Io, given: string | undefined): string {
  const database = given ?? env.DATABASE_URL;
  if (database === undefined || database === '')
    throw new BadInput(
      'Say where the queue is: --database postgres://user:password@host/name, or DATABASE_URL.',
    );
  const location = locationOf({ database });
  if (!('url' in location)) throw new BadInput('A queue needs a PostgreSQL server.');
  return location.url;
}
