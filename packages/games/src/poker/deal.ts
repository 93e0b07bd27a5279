import type { Card } from '@croupier/cards';
import type { CardPlace } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import { isLive } from './player.ts';
import type { Street } from './variant.ts';

/**
 * Where the cards of a street go, in the order they leave the deck: one a time to each remaining player from the
 * button's left (bclc-poker 17.0 §10.2), then for each board the burns and its cards (§10.8).
 */
export function dealingOrder(state: HandState, street: Street): CardPlace[] {
  const places: CardPlace[] = [];
  for (const facing of street.hole) {
    for (const player of state.players) {
      if (isLive(player)) places.push({ place: 'seat', seat: player.seat, facing });
    }
  }
  if (street.board === 0) return places;
  for (let board = 0; board < state.boards.length; board += 1) {
    for (let burn = 0; burn < street.burns; burn += 1) places.push({ place: 'burn' });
    for (let count = 0; count < street.board; count += 1) places.push({ place: 'board', board });
  }
  return places;
}

/** Lays a card where it was dealt. */
export function lay(state: HandState, { cite }: Street, to: CardPlace, card: Card): void {
  if (to.place === 'burn') {
    state.events.push({ type: 'burned', card, cite });
  } else if (to.place === 'board') {
    state.boards[to.board]?.push(card);
    state.events.push({ type: 'turned', board: to.board, card, cite });
  } else {
    const { seat, facing } = to;
    const player = state.players.find((each) => each.seat === seat);
    player?.cards.push(card);
    player?.facings.push(facing);
    state.events.push({ type: 'dealt', seat, card, facing, cite });
  }
}
