import type { Bet, TableGame } from '@croupier/table';
import { Tally } from '../tally.ts';

/** What is counted apart: a wager, or what one seat wins and loses. */
export interface Counted {
  readonly key: string;
  readonly wager: string;
  readonly unit: string;
  /** Where seats are played by strategies of their own. */
  readonly seat?: number;
  /** Who decides; null where nobody does. */
  readonly strategy: string | null;
  readonly bet: Bet;
}

export type Tallies = ReadonlyMap<string, Tally>;

/** Who plays what, and what is counted. */
export interface Sitting {
  readonly game: Pick<TableGame, 'id' | 'title' | 'options'>;
  /** The table, where the game is played against a bank: what is known exactly of it is set beside. */
  readonly table?: TableGame;
  readonly counted: readonly Counted[];
  /** Plays a chunk of rounds by the game's own script and settlement; undefined if it is told to stop in the middle. */
  readonly chunk: (
    seed: string | number,
    chunk: number,
    rounds: number,
    goesOn: () => boolean,
  ) => PlayedChunk | undefined;
}

export const emptyTallies = ({ counted }: Pick<Sitting, 'counted'>): Tallies =>
  new Map(counted.map(({ key, bet }) => [key, new Tally(bet)]));

/** What a chunk of rounds came to. */
export interface PlayedChunk {
  readonly rounds: number;
  readonly shoes: number;
  readonly tallies: Tallies;
}
