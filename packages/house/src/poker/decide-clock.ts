import { clockRefusal } from '@croupier/games';
import type { PlayerId, Refusal } from '@croupier/table';
import { happened } from '../tables/decision.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import type { PokerSetting } from './poker-setting.ts';
import { handOf, type PokerState, seatOf, turnOf } from './poker-state.ts';

/** A player asks for the clock, and the house, which is its own floor, puts it on (bclc-poker 33.0 §1.12). */
export function decideClock(
  setting: PokerSetting,
  state: PokerState,
  { player, turn }: Extract<PokerTableCommand, { do: 'call-clock' }>,
): PokerDecision {
  const refused = clockRefusalFor(setting, state, player);
  if (refused) return { refused };
  if (!state.hand || turn !== turnOf(state.hand)) {
    return { refused: { reason: 'That was meant for another turn.' } };
  }
  return happened({ type: 'clock-called', turn, by: seatOf(state, player) ?? 0 });
}

/** Why somebody may not ask for the clock now; undefined if they may. */
export function clockRefusalFor(
  { rules, clock }: PokerSetting,
  state: PokerState,
  player: PlayerId,
): Refusal | undefined {
  const seat = seatOf(state, player);
  if (seat === undefined) return { reason: 'You have no seat at this table.' };
  const { hand } = state;
  const waiting = hand && !hand.over ? handOf(hand).waiting : null;
  if (!hand || waiting?.for !== 'answer') return { reason: 'Nobody is to act now.' };
  const [question] = waiting.questions;
  if (question.seat === seat) return { reason: 'It is your own turn.' };
  if (hand.clock?.turn === turnOf(hand)) return { reason: 'The clock is on already.' };
  return clockRefusal(question, {
    structure: rules.betting.structure,
    everyTurnTimed: clock === 'every-turn',
    byPlayer: true,
    byFloor: true,
  });
}
