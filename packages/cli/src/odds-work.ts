import { homedir } from 'node:os';
import { join } from 'node:path';
import { type OddsRequest, oddsFiles } from '@croupier/odds';
import type { Desk } from './desk.ts';
import { Progress } from './progress.ts';

/** Where figures that took long are kept, for every command of whoever is at home here. */
export const keptFigures = ({ env }: Desk['io']): string =>
  join(env.XDG_CACHE_HOME ?? join(env.HOME ?? homedir(), '.cache'), 'croupier');

/** How long work on odds is done from the command line: results are kept, and whoever watches sees how far it is. */
export function workFor(desk: Desk): OddsRequest {
  const bar = new Progress(desk, 'solving {bar} {percentage} %  {eta_formatted} left');
  return {
    cache: oddsFiles(join(keptFigures(desk.io), 'odds')),
    onProgress: (done, units) => (done === units ? bar.stop() : bar.update(done, units)),
  };
}
