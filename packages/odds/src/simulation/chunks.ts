import { createHash } from 'node:crypto';

/**
 * Rounds that are played from shoes of their own. Each chunk has its own seed, so that whoever plays it, in whatever order, plays the
 * same rounds; and a longer simulation begins with the rounds of a shorter one.
 */
export const CHUNK = 500;

export const chunksIn = (rounds: number): number => Math.ceil(rounds / CHUNK);

/** The rounds of one chunk: all alike but the last. */
export const roundsOfChunk = (rounds: number, chunk: number): number =>
  Math.min(CHUNK, rounds - chunk * CHUNK);

export const seedOfChunk = (seed: string | number, chunk: number): string =>
  createHash('sha256').update(`${chunk} ${seed}`).digest('hex');
