import { type Simulation, type SimulationRun, simulationOf } from '@croupier/odds';
import type { Desk } from '../desk.ts';
import { sentenceOf } from '../failure.ts';
import { workFor } from '../odds-work.ts';
import { Progress } from '../progress.ts';
import { grouped } from '../show/figures.ts';
import type { KeptFile } from './kept-file.ts';

/** Between two times that a long job is written down, in milliseconds: what a process that is killed loses. */
const KEPT_EVERY = 5_000;

/** How the parts of a job are played: by threads here, or by whoever works on the queue. */
export type PlayParts = (
  run: SimulationRun,
  signal: AbortSignal,
  onProgress: (rounds: number) => void,
) => Promise<void>;

/**
 * Plays a job to its end, shows how far it is, and hands back what it says. Ctrl-C ends it early; then what is over is written down and
 * the reader is told how to go on.
 */
export async function playJob(
  desk: Desk,
  run: SimulationRun,
  kept: KeptFile,
  play: PlayParts,
): Promise<{ seen: Simulation; stopped: boolean }> {
  const { rounds } = run.job;
  const stop = new AbortController();
  const done = desk.io.onInterrupt(() => stop.abort());
  const bar = new Progress(desk, '{bar} {percentage} %  {value} of {total} rounds  {eta_formatted} left');
  let asIs = performance.now();
  const onProgress = (over: number): void => {
    bar.update(over, rounds);
    if (performance.now() - asIs < KEPT_EVERY) return;
    asIs = performance.now();
    kept.write().catch((error: unknown) => {
      // Without the file a killed process begins anew; that is no reason to stop one that is not.
      desk.complain(`${kept.path} cannot be written: ${sentenceOf(error, kept.path)}`);
      asIs = Number.POSITIVE_INFINITY;
    });
  };
  try {
    await bar.start(rounds, run.played.rounds);
    try {
      await play(run, stop.signal, onProgress);
    } catch (error) {
      // The same command goes on with what is over, when whatever was wrong is mended.
      if (run.played.rounds > 0) await kept.write();
      throw error;
    } finally {
      bar.stop();
    }
    const stopped = !run.over;
    if (stopped) await kept.write();
    else await kept.remove();
    return { seen: await simulationOf(run, { ...workFor(desk), signal: stop.signal }), stopped };
  } finally {
    done();
  }
}

/** What somebody is told who has stopped it. */
export const howToGoOn = ({ job, played }: SimulationRun, { path }: KeptFile): string =>
  `Stopped after ${grouped(played.rounds)} of ${grouped(job.rounds)} rounds; "croupier simulate --resume ${path}" goes on.`;
