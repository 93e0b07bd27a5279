import { type Card, rankOf } from '@croupier/cards';

/**
 * The position whose wagers have action first, by the banker's face-down card (baccarat-gold Dealing Procedures and
 * Round of Play §7): one entry for each rank from two to ace. The player-dealer is position 1.
 */
const POSITIONS = [3, 4, 5, 6, 7, 8, 9, 9, 2, 3, 4, 5, 2];

/**
 * The seat of the action button: positions are counted clockwise from the player-dealer, and seat numbers rise clockwise
 * (READINGS 61). If nobody bets there, or the table has no such position, it goes on clockwise to the next who does
 * (READINGS 6).
 */
export function actionSeat(
  hole: Card,
  bank: number,
  tableSeats: number,
  betting: readonly number[],
): number | undefined {
  const position = POSITIONS[rankOf(hole)] ?? 2;
  const seat = ((bank + position - 2) % tableSeats) + 1;
  return betting.find((one) => one >= seat) ?? betting[0];
}
