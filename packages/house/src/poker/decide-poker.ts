import { Refused } from '@croupier/table';
import { refused } from '../tables/decision.ts';
import { decideClock } from './decide-clock.ts';
import { decideHand } from './decide-hand.ts';
import { decideList } from './decide-list.ts';
import { decideSeats } from './decide-seats.ts';
import { decideStraddle } from './decide-straddle.ts';
import { decideWish } from './decide-wish.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import type { PokerSetting } from './poker-setting.ts';
import { hasWon, type PokerState } from './poker-state.ts';

/** What follows from a command at a poker table: pure, and the whole of it or nothing. */
export function decidePoker(
  setting: PokerSetting,
  state: PokerState,
  command: PokerTableCommand,
): PokerDecision {
  try {
    switch (command.do) {
      case 'sit-down':
      case 'seat-bot':
      case 'stand-up':
      case 'sit-out':
      case 'come-back':
      case 'add-chips':
        return decideSeats(setting, state, command);
      case 'sit-out-at-blind':
      case 'auto-rebuy':
        return decideWish(setting, state, command);
      case 'join-list':
      case 'move-here':
      case 'leave-list':
      case 'offer-seat':
      case 'pass-over':
        return decideList(setting, state, command);
      case 'straddle':
      case 'no-straddle':
        return decideStraddle(state, command);
      case 'call-clock':
        return decideClock(setting, state, command);
      case 'see-hand':
      case 'act':
      case 'begin-hand':
      case 'deal':
      case 'time-out':
      case 'close-hand':
      case 'irregularity':
        return decideHand(setting, state, command);
      case 'jackpots-handed-in':
        return hasWon(state)
          ? { events: [{ type: 'jackpots-handed-in' }], movements: [] }
          : refused('Nothing was won.');
      case 'clear':
        return state.hand?.over
          ? { events: [{ type: 'cleared' }], movements: [] }
          : refused('There are no cards to take away.');
    }
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    throw error;
  }
}
