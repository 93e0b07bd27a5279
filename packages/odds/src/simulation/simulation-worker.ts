import { answerUnits } from '@croupier/cards/parallel';
import { sameJson } from '@croupier/table';
import { roundsOfChunk } from './chunks.ts';
import type { Sitting } from './counted.ts';
import { type SimulationJob, sittingFor } from './job.ts';
import { partOf } from './kept.ts';
import { playChunk } from './play-chunk.ts';
import { Growing } from './sums.ts';

let made: { readonly job: SimulationJob; readonly sitting: Sitting } | undefined;

/** All parts of a job are played by the same people. */
function sittingOf(job: SimulationJob): Sitting {
  if (!made || !sameJson(made.job, job)) made = { job, sitting: sittingFor(job) };
  return made.sitting;
}

answerUnits((unit) => {
  const { job, part } = partOf(unit);
  const sitting = sittingOf(job);
  const played = new Growing(sitting);
  for (let [chunk, end] = part; chunk < end; chunk += 1) {
    const more = playChunk(sitting, job.seed, chunk, roundsOfChunk(job.rounds, chunk));
    if (more) played.take(more);
  }
  return { answer: { part, sums: played.sums() }, transfer: [] };
});
