import { homedir } from 'node:os';
import { join } from 'node:path';
import { type OddsRequest, oddsFiles } from '@croupier/odds';
import cliProgress from 'cli-progress';
import type { Desk } from './desk.ts';

/** How long work on odds is done from the command line: results are kept, and whoever watches sees how far it is. */
export function workFor(desk: Desk): OddsRequest {
  const { env } = desk.io;
  const directory = env.XDG_CACHE_HOME ?? join(env.HOME ?? homedir(), '.cache');
  return { cache: oddsFiles(join(directory, 'croupier', 'odds')), onProgress: progress(desk) };
}

/** A bar on standard error, and only where somebody watches; it appears with the first part that is done. */
function progress({ io }: Desk): (done: number, units: number) => void {
  if (io.stderr.isTTY !== true) return () => undefined;
  const format = 'solving {bar} {percentage} %  {eta_formatted} left';
  const bar = new cliProgress.SingleBar(
    { stream: io.stderr, format, clearOnComplete: true, hideCursor: true, gracefulExit: false },
    cliProgress.Presets.shades_classic,
  );
  return (done, units) => {
    if (done === 1) bar.start(units, 0);
    bar.update(done);
    if (done === units) bar.stop();
  };
}
