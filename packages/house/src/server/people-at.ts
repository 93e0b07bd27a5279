import type { PlayerId } from '@croupier/table';
import { isBotPlayer } from '../tables/bot-names.ts';
import type { Room } from './room.ts';

/** The people among those who have seats, each once whatever number of seats: those who look on, and those who have gone. */
export function peopleOf(
  room: Pick<Room, 'has'>,
  seated: readonly PlayerId[],
): { readonly players: number; readonly away: number } {
  const people = [...new Set(seated)].filter((player) => !isBotPlayer(player));
  const players = people.filter((player) => room.has(player)).length;
  return { players, away: people.length - players };
}
