import type { Summary } from '@croupier/table';

export type CoupWinner = 'player' | 'banker' | 'tie';

/** What the roads know of a coup that is over. A field that is absent was not reported, and is not shown. */
export interface CoupMark {
  readonly winner: CoupWinner;
  readonly playerPair?: boolean;
  readonly bankerPair?: boolean;
  readonly natural?: boolean;
  /** The total of the winning hand, or of both hands at a tie. */
  readonly total?: number;
}

/**
 * The mark of a round's summary, or undefined when it is no baccarat coup. A round has a summary only when it is
 * over, so a hand in progress cannot reach a road.
 */
export function markOf(summary: Summary): CoupMark | undefined {
  const { winner, playerPair, bankerPair, natural } = summary;
  if (winner !== 'player' && winner !== 'banker' && winner !== 'tie') return undefined;
  const total = winner === 'banker' ? summary.banker : summary.player;
  return {
    winner,
    ...(typeof playerPair === 'boolean' && { playerPair }),
    ...(typeof bankerPair === 'boolean' && { bankerPair }),
    ...(typeof natural === 'boolean' && { natural }),
    ...(typeof total === 'number' && { total }),
  };
}
