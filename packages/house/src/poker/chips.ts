import type { PokerHand } from '@croupier/games';
import { type Cents, minus, NOTHING, type PlayerId } from '@croupier/table';
import { account } from '../storage/ledger.ts';
import type { Movement } from '../tables/decision.ts';
import type { BotStyle } from './poker-events.ts';
import type { HandOnTable } from './poker-state.ts';

/** Chips that come to the table, or below zero leave it: a person's wallet or, for a bot, the house's bank has the others. */
export function chipsMoved(
  table: string,
  player: PlayerId,
  bot: BotStyle | null,
  amount: Cents,
  reason: string,
  event: number,
): Movement {
  const purse = bot === null ? account.wallet(player) : account.cage;
  return {
    reason,
    event,
    postings: [
      { account: purse, amount: minus(NOTHING, amount) },
      { account: account.stakes(player, table), amount },
    ],
  };
}

/** What a hand that is over has moved between its players, to the house as rake, and into jackpots. */
export function handMoved(table: string, { holders }: HandOnTable, hand: PokerHand, event: number): Movement {
  const postings = hand.state.players.map(({ seat, startingStack, stack }) => ({
    account: account.stakes(holders.get(seat) ?? '', table),
    amount: minus(stack, startingStack),
  }));
  const raked = { account: account.rake(table), amount: hand.state.raked };
  const dropped = hand.events.flatMap((happened) =>
    happened.type === 'dropped' ? [{ account: account.jackpot(happened.fund), amount: happened.amount }] : [],
  );
  return { reason: 'hand', event, postings: [...postings, raked, ...dropped] };
}
