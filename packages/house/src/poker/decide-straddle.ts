import {
  lateStraddle,
  nextPlayers,
  type StraddleOption,
  straddleOption,
  straddleRefusal,
} from '@croupier/games';
import type { Cents, Refusal } from '@croupier/table';
import { happened, refused } from '../tables/decision.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import { isPlaying, type PokerState, seatOf } from './poker-state.ts';

type StraddleCommand = Extract<PokerTableCommand, { do: 'straddle' | 'no-straddle' }>;

/** A straddle is clearly declared before the first card, and then it is posted (bclc-poker 17.0 §4.1.5.c). */
export function decideStraddle(state: PokerState, command: StraddleCommand): PokerDecision {
  const seat = seatOf(state, command.player);
  if (seat === undefined) return refused('You have no seat at this table.');
  if (command.do === 'no-straddle') {
    return state.straddles.has(seat)
      ? happened({ type: 'straddle-declared', seat, amount: null })
      : refused('You have declared no straddle.');
  }
  const { amount } = command;
  const why = tooLate(state) ?? refusalFor(state, seat, amount);
  return why ? { refused: why } : happened({ type: 'straddle-declared', seat, amount });
}

/** What somebody in a seat may post in the next hand; null where no straddle is played. */
export function straddleFor(state: PokerState, seat: number): StraddleOption | null {
  const option = straddleOption(state.table.rules, nextPlayers(state.table) ?? [], seat);
  const late = tooLate(state);
  return option && late ? { ...option, refused: late } : option;
}

/** Those that may still be posted as the hand begins: meanwhile others may have come or gone. */
export const straddlesThatStand = (state: PokerState): { readonly seat: number; readonly amount: Cents }[] =>
  [...state.straddles]
    .map(([seat, amount]) => ({ seat, amount }))
    .filter(({ seat, amount }) => refusalFor(state, seat, amount) === undefined);

function refusalFor({ table }: PokerState, seat: number, amount: Cents): Refusal | undefined {
  return straddleRefusal(table.rules, nextPlayers(table) ?? [], { seat, amount });
}

const tooLate = (state: PokerState): Refusal | undefined =>
  isPlaying(state) ? lateStraddle(state.table.rules) : undefined;
