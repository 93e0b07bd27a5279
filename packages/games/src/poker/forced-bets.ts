import { type Cents, type Cite, cents } from '@croupier/table';
import { openingByCards, postedAntes, type TableAntes } from './antes.ts';
import { type Opening, putIn } from './betting-round.ts';
import { type DealtIn, openingByBlinds, postedBlinds, type TableBlinds } from './blinds.ts';
import type { Player } from './player.ts';
import type { PostedStraddle } from './straddle.ts';

/**
 * A bet made before any card: live money stands in front of the player and counts towards calling; dead money goes
 * to the main pot and counts for nothing (bclc-poker 17.0 §4.4); matched money is an ante, won from each opponent
 * only as far as one's own reaches.
 */
export interface ForcedBet {
  readonly position: number;
  readonly kind:
    | 'ante'
    | 'small-blind'
    | 'big-blind'
    | 'straddle'
    | 'kill-blind'
    | 'missed-small-blind'
    | 'missed-big-blind';
  readonly amount: Cents;
  readonly money: 'live' | 'dead' | 'matched';
  readonly cite: Cite;
}

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
