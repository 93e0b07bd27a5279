import { happened, refused } from '../tables/decision.ts';
import type { PokerDecision, PokerTableCommand } from './poker-commands.ts';
import type { PokerSetting } from './poker-setting.ts';
import type { PokerState } from './poker-state.ts';
import { freeSeats, listRefusal } from './waiting-list.ts';

type ListCommand = Extract<
  PokerTableCommand,
  { do: 'join-list' | 'move-here' | 'leave-list' | 'offer-seat' | 'pass-over' }
>;

/** Who waits for a seat: first come, first served, and an offer ends. */
export function decideList(setting: PokerSetting, state: PokerState, command: ListCommand): PokerDecision {
  const { player } = command;
  if (command.do === 'join-list' || command.do === 'move-here') {
    const from = command.do === 'move-here' ? command.from : null;
    const why = listRefusal(setting, state, player, from !== null);
    return why ? { refused: why } : happened({ type: 'joined-list', player, from });
  }
  const place = state.waiting.findIndex((one) => one.player === player);
  const waiting = state.waiting[place];
  if (!waiting) return refused('You are not on the list.');
  switch (command.do) {
    case 'leave-list':
      return happened({ type: 'left-list', player, late: false });
    case 'offer-seat':
      return place < freeSeats(setting, state) && waiting.until === null
        ? happened({ type: 'seat-offered', player, until: command.until })
        : refused('No seat is free for them.');
    case 'pass-over':
      return waiting.until === command.until
        ? happened({ type: 'left-list', player, late: true })
        : refused('They have time to take the seat.');
  }
}
