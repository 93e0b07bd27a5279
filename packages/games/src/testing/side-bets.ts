import { formatAward, type TableGame } from '@croupier/table';
import { callsOf, linesOf, paidOf, played } from './recorded.ts';

/** One bet of 10.00 on every wager, each by its own player: "banker win 950". */
export function everyWager(game: TableGame, player: string, banker: string): Record<string, string> {
  const seats = game.layout.wagers.map(({ id }, i) => ({ seat: i + 1, wagers: { [id]: 1000 } }));
  return Object.fromEntries(
    linesOf(played(game, seats, { player, banker })).map(({ wager, result, returned, stake }) => [
      wager,
      `${result} ${returned - stake}`,
    ]),
  );
}

/** A round with one seat's bets and tips, in brief. */
export const settledFor = (
  game: TableGame,
  bets: { readonly wagers: Record<string, number>; readonly tips?: Record<string, number> },
  hands: { readonly player: string; readonly banker: string },
): string[] => paidOf(played(game, [{ seat: 1, ...bets }], hands));

/** What is posted for a wager: "win by 9 points: 30 to 1". */
export const postedFor = (game: TableGame, wager: string): string[] =>
  game.layout.wagers
    .filter(({ id }) => id === wager)
    .flatMap(({ rows }) => rows.map(({ name, award }) => `${name}: ${formatAward(award)}`));

/** The calls and places of a round of both games on the same cards, to compare them. */
export const dealtLike = (
  game: TableGame,
  hands: { readonly player: string; readonly banker: string },
): unknown[] => {
  const round = played(game, [{ seat: 1, wagers: { player: 1000 } }], hands);
  return [
    callsOf(round),
    round.events.flatMap((event) => (event.type === 'dealt' ? [`${event.place} ${event.face}`] : [])),
  ];
};

/** Coups that stand, draw once and draw twice. */
export const SOME_COUPS = [
  { player: 'Kc 8d', banker: 'Qd 7h' },
  { player: 'Kc 6d', banker: 'Qd Jh 5c' },
  { player: '2c 3d 4h', banker: '2d Ah 6s' },
] as const;
