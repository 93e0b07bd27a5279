import type { PlayerId, Refusal } from '@croupier/table';
import type { PokerTableCommand } from './poker-commands.ts';
import type { PokerPace } from './poker-pace.ts';
import type { PokerSetting } from './poker-setting.ts';
import type { PokerState } from './poker-state.ts';

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

/** Why somebody is not put on the list; undefined if they are. Who changes tables is, also where a seat is free for them. */
export function listRefusal(
  setting: PokerSetting,
  state: PokerState,
  player: PlayerId,
  moves = false,
): Refusal | undefined {
  if (state.waiting.some((one) => one.player === player)) return { reason: 'You are on the list already.' };
  if ([...state.table.seats.values()].some((one) => one.player === player))
    return { reason: 'You have a seat at this table already.' };
  if (!moves && freeSeats(setting, state) > state.waiting.length)
    return { reason: 'A seat is free: take it.' };
  return state.waiting.length < LONGEST ? undefined : { reason: 'The list is full.' };
}

const LONGEST = 50;

/** When an offer ends that stands in the books with this time; null for who has none. */
export type OfferEnd = (waiting: PokerState['waiting'][number]) => number | null;

/** As it stands in the books, where one clock has written all of them. */
const asWritten: OfferEnd = ({ until }) => until;

/** What is to be done about the list now: a seat that was not taken in time goes to the next, and a free one is offered. */
export function listDue(
  setting: PokerSetting,
  state: PokerState,
  now: number,
  { offer, move }: Pick<PokerPace, 'offer' | 'move'>,
  ends = asWritten,
): Extract<PokerTableCommand, { do: 'offer-seat' | 'pass-over' }> | null {
  for (const one of state.waiting) {
    const end = ends(one);
    if (one.until !== null && end !== null && end <= now)
      return { do: 'pass-over', player: one.player, until: one.until };
  }
  const next = state.waiting.slice(0, freeSeats(setting, state)).find(({ until }) => until === null);
  return next
    ? { do: 'offer-seat', player: next.player, until: now + (next.from === null ? offer : move) }
    : null;
}

/** When the first offer ends; null while none stands. */
export function offerEnds({ waiting }: Pick<PokerState, 'waiting'>, ends = asWritten): number | null {
  const all = waiting.flatMap((one) => ends(one) ?? []);
  return all.length > 0 ? Math.min(...all) : null;
}
