import type { Card } from '@croupier/cards';
import type { HandEvent } from '../hand-events.ts';
import type { HandState } from '../hand-state.ts';
import { streetAt } from './streets.ts';
import { heading, inBrackets, streetTitle } from './tracked-hand.ts';

/** Boards as they are before the first card: a second one begins with what both share. */
export function boardsToLay({ boards, events }: HandState): Card[][] {
  const [first = [], ...others] = boards;
  return [[], ...others.map(() => first.slice(0, sharedOf(first, events)))];
}

/** How many cards lay there when it was agreed to run the board twice. */
const sharedOf = (board: readonly Card[], events: readonly HandEvent[]): number =>
  board.length - events.filter((event) => event.type === 'turned' && event.board === 1).length;

/** Lays one card, and heads the street when the last of its cards lies there: "*** TURN *** [Ah Kd 7c] [2s]". */
export function boardLine(
  { setup, boards, events }: HandState,
  laid: Card[][],
  { board, card }: Extract<HandEvent, { type: 'turned' }>,
): string[] {
  const { streets } = setup.variant;
  const cards = laid[board] ?? [];
  cards.push(card);
  const street = streetAt(streets, 0, cards.length);
  // In stud a common card serves all where the deck ran out.
  const size = streets[street]?.board || 1;
  const ends = streets.slice(0, street + 1).reduce((sum, each) => sum + each.board, 0);
  if (cards.length < ends) return [];
  const which = board === 0 ? 'FIRST ' : 'SECOND ';
  const twice = boards.length > 1 && cards.length > sharedOf(boards[0] ?? [], events);
  const title = `${twice ? which : ''}${streetTitle(streets[street]?.name ?? '')}`;
  const before = cards.slice(0, -size);
  return [
    [heading(title), ...(before.length > 0 ? [inBrackets(before)] : []), inBrackets(cards.slice(-size))].join(
      ' ',
    ),
  ];
}
