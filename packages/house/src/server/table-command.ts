import { cents, type PlayerId, type Refusal } from '@croupier/table';
import type { Role } from '../people/index.ts';
import { STAFF_MAY } from '../people/staff-may.ts';
import type { PokerPlayerCommand, PokerStaffCommand } from '../poker/poker-commands.ts';
import { answerGiven } from '../protocol/answer.ts';
import type { Command, GameCommand } from '../protocol/index.ts';
import type { PlayerCommand, StaffCommand } from '../tables/commands.ts';

/**
 * A message of the protocol as a command of the table, null if it is none there; who sends it is known from the
 * session, not from the message.
 */
export function tableCommand(command: GameCommand, player: PlayerId): PlayerCommand | StaffCommand | null {
  switch (command.type) {
    case 'bet':
      return {
        do: 'bet',
        player,
        ...meantFor(command),
        changes: command.changes.map(({ spot, wager, kind, amount }) => ({
          spot,
          wager,
          kind,
          amount: cents(amount),
        })),
      };
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
    case 'deal-now':
      return { do: command.type, player, ...meantFor(command) };
    case 'cut':
      return {
        do: 'cut',
        cut: { position: command.position, entropy: command.entropy.toLowerCase() },
        by: player,
      };
    case 'back-bets':
      return { do: 'back-bets', player, spot: command.spot, allowed: command.allowed };
    case 'answer':
      return {
        do: 'answer',
        player,
        seat: command.seat,
        ...meantFor(command),
        ...(command.turn === undefined ? {} : { turn: command.turn }),
        answer: answerGiven(command),
      };
    case 'stand-up':
    case 'decline-bank':
    case 'decline-cut':
      return { do: command.type, player };
    case 'sit':
      return { do: 'sit', player, spot: command.spot };
    case 'take-bank': {
      const { seat, amount, dealerBet } = command;
      const asked = dealerBet === undefined ? {} : { dealerBet: cents(dealerBet) };
      return { do: 'take-bank', player, seat, amount: cents(amount), ...asked };
    }
    case 'confirm-jackpot':
    case 'call-jackpot':
      return { do: command.type, by: player };
    case 'withdraw-jackpot':
      return { do: 'withdraw-jackpot', by: player, reason: command.reason };
    case 'back-out-jackpot':
      return { do: 'back-out-jackpot', by: player, round: command.round, reason: command.reason };
    case 'irregularity':
      return { do: 'irregularity', by: player, irregularity: command.irregularity };
    case 'sit-down':
    case 'sit-out':
    case 'come-back':
    case 'sit-out-at-blind':
    case 'auto-rebuy':
    case 'join-list':
    case 'leave-list':
    case 'change-table':
    case 'act':
    case 'add-chips':
    case 'straddle':
    case 'no-straddle':
    case 'call-clock':
    case 'see-hand':
      return null;
  }
}

const meantFor = ({ round }: { readonly round?: number }): { readonly round?: number } =>
  round === undefined ? {} : { round };

/** The same at a poker table. A verb that nobody knows is refused with those that are offered. */
export function pokerTableCommand(
  command: GameCommand,
  player: PlayerId,
): PokerPlayerCommand | PokerStaffCommand | null {
  switch (command.type) {
    case 'sit-down':
      return { do: 'sit-down', player, seat: command.seat, amount: cents(command.amount) };
    case 'stand-up':
    case 'sit-out':
    case 'come-back':
    case 'join-list':
    case 'leave-list':
    case 'no-straddle':
      return { do: command.type, player };
    case 'sit-out-at-blind':
      return { do: 'sit-out-at-blind', player, wanted: command.wanted };
    case 'auto-rebuy': {
      const { amount } = command;
      return { do: 'auto-rebuy', player, amount: amount === null ? null : cents(amount) };
    }
    case 'straddle':
      return { do: 'straddle', player, amount: cents(command.amount) };
    case 'call-clock':
      return { do: 'call-clock', player, turn: command.turn };
    case 'see-hand':
      return { do: 'see-hand', player, seat: command.seat };
    case 'add-chips':
      return { do: 'add-chips', player, amount: cents(command.amount) };
    case 'act':
      return { do: 'act', player, turn: command.turn, answer: answerGiven(command) };
    // Two tables have a part in it.
    case 'change-table':
    case 'bet':
    case 'undo':
    case 'clear':
    case 'double':
    case 'rebet':
    case 'deal-now':
    case 'cut':
    case 'back-bets':
    case 'answer':
    case 'sit':
    case 'take-bank':
    case 'decline-bank':
    case 'decline-cut':
    case 'confirm-jackpot':
    case 'withdraw-jackpot':
    case 'call-jackpot':
    case 'back-out-jackpot':
      return null;
    case 'irregularity':
      return { do: 'irregularity', by: player, irregularity: command.irregularity };
  }
}

const STAFF: Partial<Record<Command['type'], readonly Role[]>> = STAFF_MAY;

export const isForStaff = ({ type }: Command): boolean => STAFF[type] !== undefined;

/** Why somebody with these roles may not ask for it; undefined when they may. */
export function refusalOfRole({ type }: Command, roles: readonly Role[]): Refusal | undefined {
  const allowed = STAFF[type];
  if (!allowed || roles.some((role) => allowed.includes(role))) return undefined;
  return { reason: `This is for the ${allowed.includes('dealer') ? 'floor or the dealer' : 'floor'} to do.` };
}
