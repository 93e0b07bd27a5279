import { MoneyError, Refused } from '@croupier/table';
import { sortActions } from '../phh/phh-actions.ts';
import { type PhhHand, readPhh } from '../phh/phh-hand.ts';
import type { Strictness } from '../phh/phh-setup.ts';
import { dealPhh } from '../phh/replay-phh.ts';
import { writePokerStars } from './write-pokerstars.ts';

/** A hand history in the layout that trackers import, or why it cannot be written. */
export type TrackedHistory =
  | { readonly key: string | null; readonly text: string }
  | { readonly key: string | null; readonly error: string };

/** Whose cards are written, by name or as `p3`; without it those of `you`, or of the one player whose cards are known. */
export interface TrackedAs {
  readonly hero?: string;
  readonly strictness?: Strictness;
}

/** Every hand of a `.phh` or `.phhs`, dealt again by the rules and written in PokerStars' layout. */
export function pokerStarsOf(text: string, as: TrackedAs = {}): TrackedHistory[] {
  const hands = readPhh(text).map((history, at): TrackedHistory => {
    const { key } = history;
    if ('error' in history) return { key, error: history.error };
    try {
      return { key, text: tracked(history, at + 1, as) };
    } catch (error) {
      if (error instanceof Refused || error instanceof MoneyError) return { key, error: error.message };
      throw error;
    }
  });
  return hands.length === 0 ? [{ key: null, error: 'There is no hand history in the file.' }] : hands;
}

/** For hands without a date. */
const LONG_AGO = new Date(Date.UTC(2000, 0, 1));

function tracked(history: PhhHand, place: number, { hero, strictness }: TrackedAs): string {
  const { circumstances, decimals, startingStacks } = history;
  const { players, chairs, table, hand: number, at } = circumstances;
  const seats = startingStacks.length;
  return writePokerStars(dealPhh(history, strictness), {
    number: number !== null && /^\d+$/.test(number) ? number : String(place),
    at: at ?? LONG_AGO,
    table: table ?? 'Croupier',
    chairs: Math.max(chairs ?? 0, seats),
    button: seats,
    named: (seat) => players[seat - 1] ?? `p${seat}`,
    hero: heroOf(history, hero),
    decimals,
  });
}

/** The seat of whoever the hand is written for; nobody whose cards the history does not tell. */
function heroOf({ actions, decimals, circumstances: { players } }: PhhHand, hero = 'you'): number | null {
  const { hole } = sortActions(actions, players.length, decimals);
  const known = hole.flatMap((cards, at) => (cards.length > 0 && !cards.includes(null) ? [at + 1] : []));
  const named = players.findIndex((name, at) => name === hero || `p${at + 1}` === hero) + 1;
  if (named > 0) return known.includes(named) ? named : null;
  const [only] = known;
  return only !== undefined && known.length === 1 ? only : null;
}
