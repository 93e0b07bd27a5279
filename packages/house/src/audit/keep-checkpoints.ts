import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { Refused } from '@croupier/table';
import type { Kysely } from 'kysely';
import type { DatabaseLocation } from '../storage/database.ts';
import type { Tables } from '../storage/schema.ts';
import { type Checkpoint, readCheckpoint, takeCheckpoint } from './checkpoints.ts';

/** Where checkpoints are kept, what signs them, and how often one is taken. */
export interface KeptCheckpoints {
  /** Outside the data, best on another machine. */
  readonly directory: string;
  /** The private key as PEM. */
  readonly key: string;
  /** In milliseconds. */
  readonly every: number;
}

const ENDING = '.checkpoint.json';

/** Takes a checkpoint and writes it into the directory; returns the file. */
export async function writeCheckpoint(
  kysely: Kysely<Tables>,
  { directory, key }: Pick<KeptCheckpoints, 'directory' | 'key'>,
  now: Date = new Date(),
): Promise<string> {
  const checkpoint = await takeCheckpoint(kysely, key, now);
  mkdirSync(directory, { recursive: true });
  const file = join(directory, `${checkpoint.at.replaceAll(/[:.]/g, '-')}${ENDING}`);
  // Whole or not at all: whoever copies the directory meanwhile finds no half of one.
  writeFileSync(`${file}.new`, `${JSON.stringify(checkpoint, null, 2)}\n`, { flush: true });
  renameSync(`${file}.new`, file);
  return file;
}

/** Every checkpoint of a directory, oldest first, each with its signature checked. */
export function readCheckpoints(directory: string, key: string): Checkpoint[] {
  const names = readdirSync(directory).filter((name) => name.endsWith(ENDING));
  // Nothing to compare with is not the same as nothing wrong.
  if (names.length === 0) throw new Refused({ reason: `There is no checkpoint in ${directory}.` });
  return names.toSorted().map((name) => {
    try {
      return readCheckpoint(readFileSync(join(directory, name), 'utf8'), key);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      throw new Refused({ reason: `${name}: ${error.refusal.reason}` });
    }
  });
}

/** Takes a checkpoint now and every so often; the answer stops it, after one last. */
export async function keepCheckpoints(
  kysely: Kysely<Tables>,
  location: DatabaseLocation,
  kept: KeptCheckpoints,
  complain: (error: unknown) => void,
): Promise<() => Promise<void>> {
  if (
    'directory' in location &&
    !relative(resolve(location.directory), resolve(kept.directory)).startsWith('..')
  )
    throw new Refused({
      reason: 'Checkpoints are kept outside the data, or they would be lost and changed with it.',
    });
  // The first is not optional: a house that cannot sign says so before anybody plays.
  await writeCheckpoint(kysely, kept);
  let taking: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    taking = writeCheckpoint(kysely, kept).catch(complain);
  }, kept.every);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await taking;
    await writeCheckpoint(kysely, kept).catch(complain);
  };
}
