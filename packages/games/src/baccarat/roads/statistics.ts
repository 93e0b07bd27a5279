import type { CoupMark } from './coup-mark.ts';

/** Counts over the coups that are over; pairs and naturals as far as the game reports them. */
export interface CoupStatistics {
  readonly coups: number;
  readonly player: number;
  readonly banker: number;
  readonly tie: number;
  readonly playerPairs: number;
  readonly bankerPairs: number;
  readonly naturals: number;
}

/** How often each side won, with pairs and naturals. */
export function coupStatistics(coups: readonly CoupMark[]): CoupStatistics {
  const count = (holds: (coup: CoupMark) => boolean | undefined): number => coups.filter(holds).length;
  return {
    coups: coups.length,
    player: count(({ winner }) => winner === 'player'),
    banker: count(({ winner }) => winner === 'banker'),
    tie: count(({ winner }) => winner === 'tie'),
    playerPairs: count(({ playerPair }) => playerPair),
    bankerPairs: count(({ bankerPair }) => bankerPair),
    naturals: count(({ natural }) => natural),
  };
}
