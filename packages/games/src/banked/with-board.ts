import { rankFive, rankSeven, type Strength, strengthOf } from '@croupier/cards';

/** The best five of two cards and the board, all from one deck, which need no checking. */
export const bestOfSeven = (own: readonly number[], board: readonly number[]): Strength =>
  strengthOf(
    rankSeven(
      own[0] ?? 0,
      own[1] ?? 0,
      board[0] ?? 0,
      board[1] ?? 0,
      board[2] ?? 0,
      board[3] ?? 0,
      board[4] ?? 0,
    ),
  );

/** What lies on the board alone. */
export const rankOfBoard = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): Strength =>
  strengthOf(rankFive(a, b, c, d, e));
