import type { TableGame } from '@croupier/table';
import type { PricedWager } from '../priced-wager.ts';
import type { Strategy } from '../way-to-play.ts';
import { chunksIn, roundsOfChunk } from './chunks.ts';
import type { Sitting } from './counted.ts';
import { playChunk } from './play-chunk.ts';
import { sampleSitting } from './sitting.ts';
import { Growing } from './sums.ts';

/** How many rounds, from which shoes, decided by whom. */
export interface Rounds {
  readonly rounds: number;
  /** The same seed plays the same rounds, on every machine. */
  readonly seed: string | number;
  readonly strategy: Strategy;
  /** Told now and then how many rounds are over. */
  readonly onProgress?: (rounds: number) => void;
  /** Ends it early, with the figures of the rounds that are over. */
  readonly signal?: AbortSignal;
}

/** Plays rounds in this thread, with a bet on each of these wagers; every round's chips are counted. */
export const playRounds = (
  table: TableGame,
  wagers: readonly PricedWager[],
  { strategy, ...plan }: Rounds,
): Promise<Growing> => playSitting(sampleSitting(table, wagers, strategy), plan);

/** Chunks between two looks at the clock and the signal: some tens of milliseconds. */
const AT_ONCE = 20;

export async function playSitting(
  sitting: Sitting,
  { rounds, seed, onProgress, signal }: Omit<Rounds, 'strategy'>,
): Promise<Growing> {
  const played = new Growing(sitting);
  const goesOn = (): boolean => !signal?.aborted;
  for (let chunk = 0; chunk < chunksIn(rounds) && goesOn(); chunk += 1) {
    const more = playChunk(sitting, seed, chunk, roundsOfChunk(rounds, chunk));
    if (more) played.take(more);
    if ((chunk + 1) % AT_ONCE !== 0 && played.rounds < rounds) continue;
    onProgress?.(played.rounds);
    await new Promise((resume) => setTimeout(resume, 0));
  }
  return played;
}
