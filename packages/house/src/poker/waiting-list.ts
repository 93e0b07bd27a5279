import type { PlayerId, Refusal } from '@croupier/table';
import type { PokerTableCommand } from './commands.ts';
import type { PokerSetting } from './setting.ts';
import type { PokerState } from './state.ts';

export const freeSeats = (
  { seats }: Pick<PokerSetting, 'seats'>,
  { table }: Pick<PokerState, 'table'>,
): number => seats - table.seats.size;

/** From 0; the length of the list for somebody who is not on it. */
function placeOn({ waiting }: Pick<PokerState, 'waiting'>, player: PlayerId): number {
  const at = waiting.findIndex((one) => one.player === player);
  return at === -1 ? waiting.length : at;
}

/** Free seats are for those who wait, in their order; undefined for whoever may sit down now. */
export function keptForOthers(
  setting: PokerSetting,
  state: PokerState,
  player: PlayerId,
): Refusal | undefined {
  const free = freeSeats(setting, state);
  if (free === 0 || placeOn(state, player) < free) return undefined;
  return { reason: 'The free seats are kept for those who wait: put your name on the list.' };
}

/** Why somebody is not put on the list; undefined if they are. */
export function listRefusal(setting: PokerSetting, state: PokerState, player: PlayerId): Refusal | undefined {
  if (state.waiting.some((one) => one.player === player)) return { reason: 'You are on the list already.' };
  if ([...state.table.seats.values()].some((one) => one.player === player))
    return { reason: 'You have a seat at this table already.' };
  if (freeSeats(setting, state) > state.waiting.length) return { reason: 'A seat is free: take it.' };
  return state.waiting.length < LONGEST ? undefined : { reason: 'The list is full.' };
}

const LONGEST = 50;

/** What is to be done about the list now: a seat that was not taken in time goes to the next, and a free one is offered. */
export function listDue(
  setting: PokerSetting,
  state: PokerState,
  now: number,
  kept: number,
): Extract<PokerTableCommand, { do: 'offer-seat' | 'pass-over' }> | null {
  const late = state.waiting.find(({ until }) => until !== null && until <= now);
  if (late) return { do: 'pass-over', player: late.player, at: now };
  const next = state.waiting.slice(0, freeSeats(setting, state)).find(({ until }) => until === null);
  return next ? { do: 'offer-seat', player: next.player, until: now + kept } : null;
}

/** When the first offer ends; null while none stands. */
export function offerEnds({ waiting }: Pick<PokerState, 'waiting'>): number | null {
  const ends = waiting.flatMap(({ until }) => (until === null ? [] : [until]));
  return ends.length > 0 ? Math.min(...ends) : null;
}
