import type { NewEvent } from '../storage/journal.ts';
import type { Cleared } from '../tables/cleared.ts';
import type { Movement } from '../tables/decision.ts';
import { goodbye } from './decide-seats.ts';
import { evolvePoker } from './evolve-poker.ts';
import { pokerToJournal } from './poker-journal.ts';
import type { PokerSetting } from './poker-setting.ts';
import { hasWon, isPlaying, type PokerState } from './poker-state.ts';

/** Everybody goes home with their stack; undefined while a hand is played, or has won what its jackpot has not heard of. */
export function clearedOfPlayers(setting: PokerSetting, state: PokerState): Cleared | undefined {
  if (isPlaying(state) || hasWon(state)) return undefined;
  const events: NewEvent[] = [];
  const movements: Movement[] = [];
  let now = state;
  for (const seat of state.table.seats.keys()) {
    const left = goodbye(setting, now, seat, events.length);
    movements.push(...left.movements);
    for (const event of left.events) {
      events.push(pokerToJournal(event));
      now = evolvePoker(setting, now, event);
    }
  }
  return { events, movements };
}
