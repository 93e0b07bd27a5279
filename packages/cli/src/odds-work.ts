import { homedir } from 'node:os';
import { join } from 'node:path';
import { type OddsRequest, oddsFiles } from '@croupier/odds';
import type { Desk } from './desk.ts';
import { Progress } from './progress.ts';

/** How long work on odds is done from the command line: results are kept, and whoever watches sees how far it is. */
export function workFor(desk: Desk): OddsRequest {
  const { env } = desk.io;
  const directory = env.XDG_CACHE_HOME ?? join(env.HOME ?? homedir(), '.cache');
  const bar = new Progress(desk, 'solving {bar} {percentage} %  {eta_formatted} left');
  return {
    cache: oddsFiles(join(directory, 'croupier', 'odds')),
    onProgress: (done, units) => (done === units ? bar.stop() : bar.update(done, units)),
  };
}
