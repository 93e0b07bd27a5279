import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { DatabaseLocation } from '@croupier/house';
import type { Command } from 'commander';
import { Option } from 'commander';
import { BadInput } from './failure.ts';

/** Where the house keeps its books unless told otherwise: in the directory it is started from. */
const DEFAULT_DATA = './data';

export interface GivenLocation {
  readonly data?: string;
  readonly database?: string;
}

/** `--data DIR | --database URL` */
export const withLocation = (command: Command): Command =>
  command
    .addOption(
      new Option(
        '-d, --data <dir>',
        `directory of the embedded database (default: ${DEFAULT_DATA})`,
      ).conflicts('database'),
    )
    .addOption(
      new Option(
        '--database <url>',
        'a PostgreSQL server (15 or newer) instead: postgres://user:password@host/name',
      ),
    );

export function locationOf({ data = DEFAULT_DATA, database }: GivenLocation): DatabaseLocation {
  if (database === undefined) return { directory: resolve(data) };
  if (!/^postgres(ql)?:\/\//.test(database) || !URL.canParse(database)) {
    throw new BadInput('The database is given as postgres://user:password@host/name.');
  }
  return { url: database };
}

/** Looking at books must not make new ones. */
export function refuseMissing(location: DatabaseLocation): void {
  if ('directory' in location && !existsSync(join(location.directory, 'postgres'))) {
    throw new BadInput(
      `There are no books in ${location.directory}; name the house's directory with --data.`,
    );
  }
}
