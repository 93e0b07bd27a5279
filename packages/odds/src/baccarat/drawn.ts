import type { Tableau } from '@croupier/games';

/** A hand by the point values of its cards: the first two an unordered pair, the third -1 while there is none. */
export interface PointHand {
  /** Its place among all hands. */
  readonly index: number;
  readonly first: number;
  readonly second: number;
  readonly third: number;
  readonly cards: 2 | 3;
  readonly total: number;
  /** The hands it becomes with a third card of each value; none once it has one. */
  readonly drawing: readonly PointHand[];
}

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const PAIRS: readonly PointHand[] = VALUES.flatMap((first) =>
  VALUES.slice(first).map((second) => ({ first, second })),
).map(({ first, second }, pair): PointHand => {
  const index = pair * 11;
  const drawing = VALUES.map(
    (third): PointHand => ({
      index: index + 1 + third,
      first,
      second,
      third,
      cards: 3,
      total: (first + second + third) % 10,
      drawing: [],
    }),
  );
  return { index, first, second, third: -1, cards: 2, total: (first + second) % 10, drawing };
});

/** Every hand there is, each at its index. */
export const HANDS: readonly PointHand[] = PAIRS.flatMap((pair) => [pair, ...pair.drawing]);

/** Told of a coup by its point values, and in how many orders the first two cards of its hands come. */
export type VisitCoup = (player: PointHand, banker: PointHand, orders: number) => void;

/**
 * Every coup there is by point values, drawn by the table of the game itself. Nothing is made on the way: this is
 * walked a hundred thousand times for an answer that somebody waits for.
 */
export function eachCoup(tableau: Tableau, visit: VisitCoup): void {
  for (const player of PAIRS) {
    for (const banker of PAIRS) {
      const orders = (player.first === player.second ? 1 : 2) * (banker.first === banker.second ? 1 : 2);
      // Nobody draws against a natural.
      if (player.total >= 8 || banker.total >= 8) visit(player, banker, orders);
      else if (!tableau.playerDraws(player.total)) drawBanker(tableau, player, player, banker, orders, visit);
      else for (const drawn of player.drawing) drawBanker(tableau, player, drawn, banker, orders, visit);
    }
  }
}

/** The Banker's third card, after the Player has drawn or stood. */
function drawBanker(
  tableau: Tableau,
  initial: PointHand,
  player: PointHand,
  banker: PointHand,
  orders: number,
  visit: VisitCoup,
): void {
  const third = player.cards === 3 ? player.third : null;
  if (!tableau.bankerDraws(banker.total, third, initial.total)) visit(player, banker, orders);
  else for (const drawn of banker.drawing) visit(player, drawn, orders);
}
