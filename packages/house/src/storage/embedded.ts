import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Pool } from 'pg';
import { columnTypes } from './column-types.ts';
import { lockDirectory } from './directory-lock.ts';
import { PostgresThread } from './postgres-thread.ts';
import { Wire } from './wire.ts';

export interface EmbeddedPostgres {
  readonly pool: Pool;
  /** How often files were flushed to the disk; a durable commit raises it. */
  syncs(): number;
  close(): Promise<void>;
}

/** Opens PostgreSQL inside this process, its files in `directory`, which nobody else may use meanwhile. */
export async function openEmbedded(directory: string): Promise<EmbeddedPostgres> {
  mkdirSync(directory, { recursive: true });
  const lock = lockDirectory(directory);
  try {
    const postgres = await PostgresThread.start(join(directory, 'postgres'));
    // PGlite is one connection: one client, kept for ever.
    const pool = new Pool({
      user: 'postgres',
      stream: () => new Wire(postgres),
      max: 1,
      pipeline: true,
      idleTimeoutMillis: 0,
      types: columnTypes,
    });
    return {
      pool,
      syncs: () => postgres.syncs,
      close: async () => {
        await postgres.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}
