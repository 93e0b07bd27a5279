import { startHand } from '@croupier/games';
import { type Cents, cents, formatMoney, type PlayerId } from '@croupier/table';
import { happened, refused } from '../tables/decision.ts';
import { evolvePoker } from './evolve-poker.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import type { PokerEventOf } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import { isBot, isPlaying, type PokerState, seatOf } from './poker-state.ts';

type WishCommand = Extract<PokerTableCommand, { do: 'sit-out-at-blind' | 'auto-rebuy' }>;

/** What a player wants done for them between hands. */
export function decideWish(
  { rules, maximumBuyIn }: PokerSetting,
  state: PokerState,
  command: WishCommand,
): PokerDecision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refused('You have no seat at this table.');
  if (command.do === 'sit-out-at-blind') {
    if (rules.forced.kind !== 'blinds') return refused('This game is played without blinds.');
    return happened({ type: 'sits-out-at-blind', seat, wanted: command.wanted });
  }
  const { amount } = command;
  const { minimumBuyIn, smallestChip } = rules;
  if (amount !== null && (amount < minimumBuyIn || amount > maximumBuyIn)) {
    return refused(
      `A stack is bought at this table from ${formatMoney(minimumBuyIn)} to ${formatMoney(maximumBuyIn)}.`,
    );
  }
  if (amount !== null && amount % smallestChip !== 0)
    return refused(`Chips come in multiples of ${formatMoney(smallestChip)}.`);
  return happened({ type: 'rebuys-to', seat, amount });
}

/**
 * Those who want to be dealt out when the big blind comes, and whom it would come to in the next hand. It goes on to whoever
 * is behind them, and they owe it (bclc-poker 17.0 §4.2).
 */
export function dealtOutAtBlind(
  setting: PokerSetting,
  state: PokerState,
): { readonly satOut: readonly PokerEventOf<'sat-out'>[]; readonly left: PokerState } {
  const satOut: PokerEventOf<'sat-out'>[] = [];
  let left = state;
  for (;;) {
    const seat = bigBlindOf(left);
    if (seat === undefined || !left.occupants.get(seat)?.sitsOutAtBlind) return { satOut, left };
    const event = { type: 'sat-out', seat, absent: false } as const;
    satOut.push(event);
    left = evolvePoker(setting, left, event);
  }
}

function bigBlindOf({ table, occupants }: PokerState): number | undefined {
  if (![...occupants.values()].some(({ sitsOutAtBlind }) => sitsOutAtBlind)) return undefined;
  const setup = startHand(table)?.setup;
  const posted = setup?.forced.find(({ kind }) => kind === 'big-blind');
  return posted && setup?.players[posted.position]?.seat;
}

/**
 * The chips that somebody who wants their stack kept has to be given now: between hands only (bclc-poker 17.0 §6.1), and not
 * while they are away. From a wallet with too little they get what is in it, as long as that is a buy-in (§5.1).
 */
export function rebuyDue(
  { rules }: PokerSetting,
  state: PokerState,
  walletOf: (player: PlayerId) => number,
): { readonly player: PlayerId; readonly amount: Cents | null } | null {
  if (isPlaying(state)) return null;
  for (const [seat, { player, stack, sittingOut }] of state.table.seats) {
    const { rebuysTo = null, leaving = false } = state.occupants.get(seat) ?? {};
    if (rebuysTo === null || stack >= rebuysTo || sittingOut || leaving || isBot(state, seat)) continue;
    const step = rules.smallestChip;
    if (rebuysTo - stack < step) continue;
    const can = Math.min(rebuysTo - stack, walletOf(player));
    const amount = can - (can % step);
    const buys = amount > 0 && (stack > 0 || amount >= rules.minimumBuyIn);
    // A wish that the wallet cannot fulfil ends: its player is told how they stand instead.
    return { player, amount: buys ? cents(amount) : null };
  }
  return null;
}
