import { addChips, leave, sitDown } from '@croupier/games';
import { type Cents, cents, formatMoney, minus, NOTHING, type PlayerId } from '@croupier/table';
import type { Movement } from '../tables/decision.ts';
import { happened, refused } from '../tables/decision.ts';
import { chipsMoved } from './chips.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import type { BotStyle, PokerEventOf } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';
import { isPlaying, type PokerState, seatOf } from './poker-state.ts';
import { keptForOthers } from './waiting-list.ts';

type SeatCommand = Extract<
  PokerTableCommand,
  { do: 'sit-down' | 'seat-bot' | 'stand-up' | 'sit-out' | 'come-back' | 'add-chips' }
>;

/** Coming, going, and chips between hands. The engine's table refuses what the rulebook does. */
export function decideSeats(setting: PokerSetting, state: PokerState, command: SeatCommand): PokerDecision {
  switch (command.do) {
    case 'sit-down':
      return satDown(setting, state, command, null);
    case 'seat-bot':
      return satDown(setting, state, command, command.style);
    case 'stand-up':
    case 'sit-out':
    case 'come-back':
    case 'add-chips':
      return seatedCommand(setting, state, command);
  }
}

interface Arrival {
  readonly player: PlayerId;
  readonly seat: number;
  readonly amount: Cents;
}

function satDown(
  setting: PokerSetting,
  state: PokerState,
  { player, seat, amount }: Arrival,
  bot: BotStyle | null,
): PokerDecision {
  if (seatOf(state, player) !== undefined) return refused('You have a seat at this table already.');
  if (seat < 1 || seat > setting.seats) return refused(`The seats are 1 to ${setting.seats}.`);
  if (amount > setting.maximumBuyIn) return tooMany(setting);
  const kept = keptForOthers(setting, state, player);
  if (kept) return { refused: kept };
  sitDown(state.table, seat, player, amount);
  return {
    events: [{ type: 'sat-down', seat, player, bot, stack: amount }],
    movements: [chipsMoved(setting.id, player, bot, amount, 'buy-in', 0)],
  };
}

function seatedCommand(
  setting: PokerSetting,
  state: PokerState,
  command: Extract<SeatCommand, { do: 'stand-up' | 'sit-out' | 'come-back' | 'add-chips' }>,
): PokerDecision {
  const { player } = command;
  const seat = seatOf(state, player);
  const seated = seat === undefined ? undefined : state.table.seats.get(seat);
  const occupant = seat === undefined ? undefined : state.occupants.get(seat);
  if (seat === undefined || !seated || !occupant) return refused('You have no seat at this table.');
  switch (command.do) {
    case 'stand-up': {
      if (!(seated.inHand && isPlaying(state))) return goodbye(setting, state, seat, 0);
      if (occupant.leaving) return refused('You leave when this hand is over.');
      return happened({ type: 'leaving', seat });
    }
    case 'sit-out':
      if (seated.sittingOut) return refused('You are sitting out already.');
      return happened({ type: 'sat-out', seat, absent: false });
    case 'come-back':
      if (!seated.sittingOut && !occupant.leaving) return refused('You are in the game already.');
      return happened({ type: 'came-back', seat });
    case 'add-chips': {
      const { amount } = command;
      if (seated.stack + amount > setting.maximumBuyIn) return tooMany(setting);
      addChips(state.table, seat, amount);
      return {
        events: [{ type: 'chips-added', seat, amount }],
        movements: [chipsMoved(setting.id, player, occupant.bot, amount, 'add-chips', 0)],
      };
    }
  }
}

const tooMany = ({ maximumBuyIn }: PokerSetting): PokerDecision =>
  refused(`A stack at this table is bought up to ${formatMoney(maximumBuyIn)}.`);

/** Somebody leaves with the whole stack: the event and where the chips go. */
export function goodbye(
  setting: PokerSetting,
  state: PokerState,
  seat: number,
  event: number,
): { readonly events: readonly [PokerEventOf<'left'>]; readonly movements: readonly Movement[] } {
  const player = state.table.seats.get(seat)?.player ?? '';
  const { stack } = leave(state.table, seat);
  const bot = state.occupants.get(seat)?.bot ?? null;
  return {
    events: [{ type: 'left', seat, player, stack }],
    movements:
      stack > 0 ? [chipsMoved(setting.id, player, bot, cents(minus(NOTHING, stack)), 'cash-out', event)] : [],
  };
}
