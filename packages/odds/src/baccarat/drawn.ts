import type { Tableau } from '@croupier/games';

/** The point values of a hand's cards, in the order they lie. */
export type Points = readonly number[];

/** Told of a coup by its point values, and in how many orders the first two cards of its hands come. */
export type VisitCoup = (player: Points, banker: Points, orders: number) => void;

/**
 * Every coup there is by point values, drawn by the table of the game itself. The first two cards of a hand are an
 * unordered pair, so that a coup stands for up to four.
 */
export function eachCoup(tableau: Tableau, visit: VisitCoup): void {
  for (const player of PAIRS) {
    for (const banker of PAIRS) {
      const orders = ordersOf(player) * ordersOf(banker);
      drawThirds(tableau, player, banker, (drawn, against) => visit(drawn, against, orders));
    }
  }
}

const VALUES = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const PAIRS: readonly Points[] = VALUES.flatMap((low) =>
  VALUES.slice(low).map((high): Points => [low, high]),
);

const ordersOf = ([first, second]: Points): number => (first === second ? 1 : 2);

/** The count of a hand of these points. */
export const countOf = (points: Points): number => points.reduce((sum, value) => sum + value, 0) % 10;

/** The third cards that the table of play deals after a pair each; nobody draws against a natural. */
function drawThirds(
  tableau: Tableau,
  player: Points,
  banker: Points,
  visit: (player: Points, banker: Points) => void,
): void {
  const playerCount = countOf(player);
  const bankerCount = countOf(banker);
  if (playerCount >= 8 || bankerCount >= 8) {
    visit(player, banker);
    return;
  }
  const drawBanker = (drawn: Points, third: number | null): void => {
    if (!tableau.bankerDraws(bankerCount, third, playerCount)) visit(drawn, banker);
    else for (const last of VALUES) visit(drawn, [...banker, last]);
  };
  if (!tableau.playerDraws(playerCount)) drawBanker(player, null);
  else for (const third of VALUES) drawBanker([...player, third], third);
}
