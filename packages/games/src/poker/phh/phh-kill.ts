import { Refused } from '@croupier/table';
import type { KillButton } from '../kill-button.ts';

/** `neutral`, `p3 leg-up` or `p3 kill`, players by their numbers in the history. */
export function readKillButton(text: string, players: number): KillButton {
  if (text === 'neutral') return { state: 'neutral' };
  if (text === 'kill') return { state: 'kill', seat: null };
  const [, number, state] = /^p([1-9]\d?) (leg-up|kill)$/.exec(text) ?? [];
  const seat = Number(number);
  if (!(seat <= players)) {
    throw new Refused({
      reason: `_kill_button should be neutral, or such as "p3 leg-up" or "p3 kill", not "${text}".`,
    });
  }
  return state === 'kill' ? { state, seat } : { state: 'leg-up', seat };
}

/**
 * The same in the words of the history; a kill that nobody posted is `kill`. Who has a leg up and is not dealt in cannot
 * win, so that for this hand the button is as good as neutral.
 */
export function killButtonText(button: KillButton, seats: readonly number[]): string {
  if (button.state === 'neutral') return 'neutral';
  const player = button.seat === null ? 0 : seats.indexOf(button.seat) + 1;
  if (player > 0) return `p${player} ${button.state}`;
  return button.state === 'kill' ? 'kill' : 'neutral';
}
