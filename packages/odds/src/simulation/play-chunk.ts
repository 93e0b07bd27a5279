import type { PlayedChunk, Sitting } from './counted.ts';

/** Plays a chunk of rounds; undefined if it is told to stop in the middle. */
export const playChunk = (
  { chunk: play }: Sitting,
  seed: string | number,
  chunk: number,
  rounds: number,
  goesOn: () => boolean = () => true,
): PlayedChunk | undefined => play(seed, chunk, rounds, goesOn);
