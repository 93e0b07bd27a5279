import { formatCard } from '@croupier/cards';
import type { HandState } from './hand-state.ts';
import type { HandType } from './variant.ts';

/**
 * A winning hand as the dealer reads it (bclc-poker 17.0 §10.15): the cards that make it stay up, whatever else the
 * winner and the board have is pulled down.
 */
export interface ReadHand {
  readonly seat: number;
  readonly board: number;
  readonly hand: HandType['name'];
  /** The cards that make it, the highest first. */
  readonly cards: readonly string[];
}

/** The hands that have won something so far, each once; a pot that nobody contested has none to read. */
export function readHands({ events, players, boards, setup }: HandState): ReadHand[] {
  const read: ReadHand[] = [];
  for (const event of events) {
    if (event.type !== 'awarded' || event.hand === null) continue;
    const { seat, board, hand } = event;
    if (read.some((one) => one.seat === seat && one.board === board && one.hand === hand)) continue;
    const type = setup.variant.hands.find(({ name }) => name === hand);
    const player = players.find((one) => one.seat === seat);
    if (!type || !player) continue;
    const cards = type.plays(player.cards, boards[board] ?? []).map(formatCard);
    read.push({ seat, board, hand, cards });
  }
  return read;
}
