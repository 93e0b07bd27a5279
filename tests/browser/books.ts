import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse } from '../../packages/house/dist/index.js';

/** The data directory of a house that was opened once, without tables. Copies of it open much faster than new ones. */
export async function makeBooks(): Promise<() => Promise<void>> {
  const directory = await mkdtemp(join(tmpdir(), 'croupier-books-'));
  const house = await openHouse({ directory, port: 0, tables: [], pokerTables: [] });
  await house.close();
  process.env.CROUPIER_BOOKS = directory;
  return () => rm(directory, { recursive: true, force: true });
}

/** A copy of these books for a house of one's own. */
export const booksMade = (): string => process.env.CROUPIER_BOOKS ?? '';
