import type { Card } from '@croupier/cards';

/** Which five cards of a game are the hand of the progressive, and what the game deals more for it. */
export interface DesignatedCards {
  readonly five: (own: readonly Card[], board: readonly Card[]) => readonly Card[];
  /** In the words of the sign. */
  readonly inWords: string;
  readonly clause: string;
  /** §2.1.5: community cards that the game itself does not have. */
  readonly communityCards?: true;
}

/** The five cards dealt to a player; at Flushes Gone Wild all of them as they are, none of them wild. */
export const ownCards = (clause: string): DesignatedCards => ({
  five: (own) => own,
  inWords: 'the five cards dealt to you, none of them wild',
  clause,
});

/** The two cards of a player with the first three of the board. */
export const flop = (clause: string): DesignatedCards => ({
  five: (own, board) => [...own, ...board.slice(0, 3)],
  inWords: 'your two cards and the flop',
  clause,
});

/** The three cards of a player with two that are dealt for the progressive alone. */
export const twoMoreCards: DesignatedCards = {
  five: (own, board) => [...own, ...board],
  inWords: 'your three cards and two community cards, which play no other part',
  clause: '2.1.5.a',
  communityCards: true,
};
