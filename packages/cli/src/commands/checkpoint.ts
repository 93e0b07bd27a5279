import { writeFileSync } from 'node:fs';
import { Command } from 'commander';
import { type GivenLocation, locationOf, refuseMissing, withLocation } from '../books-location.ts';
import type { Desk } from '../desk.ts';
import { BadInput } from '../failure.ts';
import { readText } from '../read-text.ts';

interface Given extends GivenLocation {
  readonly key?: string;
  readonly newKey?: string;
  readonly out: string;
}

/** `croupier checkpoint`: signs where every journal ends, for `croupier verify books` to compare with later. */
export const checkpointCommand = (desk: Desk): Command =>
  withLocation(
    new Command('checkpoint')
      .description("sign where the books' journals end, with a key that the database does not hold")
      .option('--key <file>', 'the private key to sign with')
      .option('--new-key <file>', 'make a key: the private half in this file, the public half in FILE.pub')
      .option('--out <dir>', 'the directory that checkpoints are kept in, outside the data', './checkpoints'),
  )
    .addHelpText(
      'after',
      `
A house that runs takes them by itself: croupier serve --checkpoints DIR --checkpoint-key FILE.

Examples:
  croupier checkpoint --new-key house-key.pem
  croupier checkpoint --key house-key.pem --out /mnt/elsewhere --data ./data`,
    )
    .action(async (given: Given) => {
      const { newKeys, openToRead, writeCheckpoint } = await import('@croupier/house');
      if (given.newKey !== undefined) {
        const { privateKey, publicKey } = newKeys();
        // Never over another key: what that one has signed could not be checked any more.
        writeFileSync(given.newKey, privateKey, { mode: 0o600, flag: 'wx' });
        writeFileSync(`${given.newKey}.pub`, publicKey, { flag: 'wx' });
        desk.print(`A key is in ${given.newKey}, its public half in ${given.newKey}.pub.`);
        return;
      }
      if (given.key === undefined)
        throw new BadInput('Name the key to sign with, or make one with --new-key.');
      const location = locationOf(given);
      refuseMissing(location);
      const key = await readText(given.key, desk.io);
      const database = await openToRead(location);
      try {
        desk.print(await writeCheckpoint(database.kysely, { directory: given.out, key }));
      } finally {
        await database.close();
      }
    });
