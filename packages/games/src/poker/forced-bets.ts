import { type Cents, cents } from '@croupier/table';
import { openingByCards, postedAntes, type TableAntes } from './antes.ts';
import { type Opening, putIn } from './betting-round.ts';
import { type DealtIn, openingByBlinds, postedBlinds, type TableBlinds } from './blinds.ts';
import type { ForcedBet, PostedStraddle } from './forced-bet.ts';
import type { Player } from './player.ts';

/** What is posted before the first card of a hand, and how its betting then opens. */
export function forcedBets(
  table: TableBlinds | TableAntes,
  players: readonly DealtIn[],
  straddle: PostedStraddle | null,
): { readonly forced: readonly ForcedBet[]; readonly opening: Opening } {
  return table.kind === 'blinds'
    ? {
        forced: postedBlinds(table, players, straddle),
        opening: openingByBlinds(table, players.length, straddle),
      }
    : { forced: postedAntes(table, players.length), opening: openingByCards(table) };
}

/** Puts a forced bet in, or what the player has of it, and says how much that was. */
export function post(player: Player, { amount, money }: ForcedBet): Cents {
  const put = putIn(player, amount);
  if (money === 'live') return put;
  player.bet = cents(player.bet - put);
  if (money === 'matched') player.paid = cents(player.paid + put);
  return put;
}
