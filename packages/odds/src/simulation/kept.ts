import { lazily } from '@croupier/cards';
import { z } from 'zod';
import type { SimulationJob } from './job.ts';
import type { Part } from './parts.ts';
import type { Sums } from './sums.ts';

/** What is written down of a simulation: what is played, which chunks are over, and what they came to. */
export interface KeptSimulation {
  /** The version of the program whose rules are played: sums of two versions do not belong together. */
  readonly croupier: string;
  readonly job: SimulationJob;
  readonly done: readonly Part[];
  readonly sums: Sums;
}

/** Some chunks of a job, for a thread or another machine. */
export interface JobPart {
  readonly job: SimulationJob;
  readonly part: Part;
}

/** What they came to. */
export interface PlayedPart {
  readonly part: Part;
  readonly sums: Sums;
}

const shapes = lazily(() => {
  const count = z.number().int().nonnegative();
  const part = z.tuple([count, count]).readonly();
  const job: z.ZodType<SimulationJob> = z.object({
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
    seed: z.string(),
    rounds: z.number().int().positive(),
    strategy: z.string().nullable(),
    seats: z.record(z.string().regex(/^\d+$/), z.string()).exactOptional(),
  });
  const sums: z.ZodType<Sums> = z.object({
    rounds: count,
    shoes: count,
    results: z.record(z.string(), z.array(z.tuple([z.string(), z.number().int(), count]))),
  });
  return {
    kept: z.object({ croupier: z.string(), job, done: z.array(part), sums }),
    jobPart: z.object({ job, part }),
    playedPart: z.object({ part, sums }),
  };
});

/** The simulation that was written down, if this is one. */
export const keptOf = (value: unknown): KeptSimulation | undefined => shapes().kept.safeParse(value).data;

export const partOf = (value: unknown): JobPart => shapes().jobPart.parse(value);

export const playedOf = (value: unknown): PlayedPart => shapes().playedPart.parse(value);
