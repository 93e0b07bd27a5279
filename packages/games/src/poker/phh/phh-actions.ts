import { type Card, CardError, parseCard } from '@croupier/cards';
import { type Cents, Refused } from '@croupier/table';
import { scaled } from './decimal.ts';

/** The actions of a hand history sorted by what the engine asks for: cards by place, decisions in order. */
export interface PhhActions {
  /** Each player's own cards; null where the history does not know them. */
  readonly hole: readonly (readonly (Card | null)[])[];
  readonly board: readonly Card[];
  readonly decisions: readonly PhhDecision[];
  /** Players who mucked at the showdown. */
  readonly mucked: ReadonlySet<number>;
}

export type PhhDecision = {
  readonly player: number;
  /** How many board cards lay, and how many cards the player had been dealt, when it was made. */
  readonly board: number;
  readonly own: number;
  readonly text: string;
} & Deed;

type Deed =
  | { readonly do: 'fold' | 'check-or-call' | 'bring-in' }
  | { readonly do: 'raise'; readonly to: Cents }
  | { readonly do: 'discard'; readonly cards: readonly (Card | null)[] };

export function sortActions(actions: readonly string[], players: number, decimals: number): PhhActions {
  const hole: (Card | null)[][] = Array.from({ length: players }, () => []);
  const board: Card[] = [];
  const decisions: PhhDecision[] = [];
  const mucked = new Set<number>();
  for (const text of actions) {
    // What follows # is a remark.
    const [who = '', verb = '', ...rest] = text.replace(/#.*$/, '').trim().split(/\s+/);
    if (who === 'd' && verb === 'dh') {
      hole[playerOf(rest[0] ?? '', players, text)]?.push(...cardsOf(rest[1] ?? '', text));
    } else if (who === 'd' && verb === 'db') {
      board.push(...boardCards(rest[0] ?? '', text));
    } else if (verb === 'sm') {
      const player = playerOf(who, players, text);
      const shown = cardsOf(rest[0] ?? '', text);
      if (shown.length === 0) mucked.add(player);
      else learn(hole[player] ?? [], shown);
    } else {
      const player = playerOf(who, players, text);
      const own = hole[player]?.length ?? 0;
      decisions.push({ player, board: board.length, own, text, ...deedOf(verb, rest, text, decimals) });
    }
  }
  return { hole, board, decisions, mucked };
}

/** Cards that everybody sees. */
export const boardCards = (cards: string, text: string): Card[] =>
  cardsOf(cards, text).map((card) => {
    if (card === null) throw new Refused({ reason: `"${text}" should show the board.` });
    return card;
  });

/** A hand shown at the end tells the cards that were dealt unseen; where some were thrown away, which of them. */
function learn(hole: (Card | null)[], shown: readonly (Card | null)[]): void {
  if (shown.length === hole.length) {
    shown.forEach((card, place) => {
      if (hole[place] === null) hole[place] = card;
    });
    return;
  }
  for (const card of shown) {
    const unseen = hole.indexOf(null);
    if (card !== null && unseen >= 0 && !hole.includes(card)) hole[unseen] = card;
  }
}

function deedOf(verb: string, rest: readonly string[], text: string, decimals: number): Deed {
  if (verb === 'f') return { do: 'fold' };
  if (verb === 'cc') return { do: 'check-or-call' };
  if (verb === 'pb') return { do: 'bring-in' };
  if (verb === 'cbr') return { do: 'raise', to: scaled({ number: rest[0] ?? '' }, decimals) };
  if (verb === 'sd') return { do: 'discard', cards: cardsOf(rest[0] ?? '', text) };
  throw new Refused({ reason: `"${text}" is not an action of a game that is dealt here.` });
}

function playerOf(name: string, players: number, text: string): number {
  const number = /^p([1-9]\d?)$/.exec(name)?.[1];
  if (number === undefined || Number(number) > players) {
    throw new Refused({ reason: `"${text}" names no player of the hand.` });
  }
  return Number(number) - 1;
}

function cardsOf(text: string, action: string): (Card | null)[] {
  return (text.match(/../g) ?? []).map((card) => {
    if (card.includes('?')) return null;
    try {
      return parseCard(card);
    } catch (error) {
      if (error instanceof CardError) throw new Refused({ reason: `"${action}": ${error.message}` });
      throw error;
    }
  });
}
