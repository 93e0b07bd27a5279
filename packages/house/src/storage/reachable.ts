import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from './database.ts';

/** A database that does not answer within so long is not there. */
const PATIENCE = 1_000;

/** True if the books can be read: without them a node can do nothing, and nobody should be sent to it. */
export async function isReachable(database: Pick<Database, 'prepared'>): Promise<boolean> {
  const giveUp = sleep(PATIENCE, false, { ref: false });
  return Promise.race([database.prepared('health', 'select 1', []).then(() => true), giveUp]).catch(
    () => false,
  );
}
