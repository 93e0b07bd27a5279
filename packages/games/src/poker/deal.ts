import { type Card, type DeckKind, deck } from '@croupier/cards';
import type { Cite } from '@croupier/table';
import type { CardPlace } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import { type Facing, isLive, isUp, type Player } from './player.ts';
import type { Street } from './variant.ts';

const BURN: CardPlace = { place: 'burn' };

/**
 * Where the cards of a street go, in the order they leave the deck: the burns, then one a time to each player from the
 * button's left (bclc-poker 17.0 §10.2), then the cards of each board, burnt before anew (§10.8).
 */
export function dealingOrder(state: HandState, street: Street): readonly CardPlace[] {
  const { players, boards } = state;
  const made =
    street.hole.length === 0 && boards.length === 1 ? ONE_BOARD[street.burns]?.[street.board] : undefined;
  if (made) return made;
  if (street.hole.length > 0 && runsOut(state, street)) return commonCard(state, street);
  const places: CardPlace[] = [];
  if (street.board === 0) burn(places, street.burns);
  for (const facing of street.hole) {
    for (const player of players) if (isDealtTo(player)) places.push(atSeat(player.seat, facing));
  }
  if (street.board === 0) return places;
  for (let board = 0; board < boards.length; board += 1) {
    burn(places, street.burns);
    for (let count = 0; count < street.board; count += 1) places.push(onBoard(board));
  }
  return places;
}

const isDealtTo = (player: Player): boolean => isLive(player) || player.takesCard;

/** The places of a table are the same in every hand: they are made once, for as many seats as most tables have. */
const SEATS_MADE = 12;
const seatsFacing = (facing: Facing): readonly CardPlace[] =>
  Array.from({ length: SEATS_MADE }, (_, seat) => ({ place: 'seat', seat, facing }));
const UP = seatsFacing('up');
const DOWN = seatsFacing('down');
const BOARDS: readonly CardPlace[] = [0, 1].map((board) => ({ place: 'board', board }));

const atSeat = (seat: number, facing: Facing): CardPlace =>
  (facing === 'up' ? UP : DOWN)[seat] ?? { place: 'seat', seat, facing };

const onBoard = (board: number): CardPlace => BOARDS[board] ?? { place: 'board', board };

/** A street of one board is the same in every hand too: by its burns and its cards. */
const ONE_BOARD: readonly (readonly (readonly CardPlace[])[])[] = [0, 1].map((burns) =>
  [0, 1, 2, 3].map((cards) => [
    ...Array.from({ length: burns }, () => BURN),
    ...Array.from({ length: cards }, () => onBoard(0)),
  ]),
);

function burn(places: CardPlace[], burns: number): void {
  for (let count = 0; count < burns; count += 1) places.push(BURN);
}

const SIZES: Readonly<Record<DeckKind, number>> = {
  standard: deck('standard').length,
  'with-joker': deck('with-joker').length,
  'seven-up': deck('seven-up').length,
};

const cardsLeft = ({ drawn, setup }: HandState): number => SIZES[setup.variant.deck] - drawn;

function runsOut(state: HandState, { hole, burns }: Street): boolean {
  let players = 0;
  for (const player of state.players) if (isDealtTo(player)) players += 1;
  return burns + hole.length * players > cardsLeft(state);
}

/** When there is not a card for everybody, one card lies in the middle and serves all (READINGS 53). */
function commonCard(state: HandState, { burns }: Street): CardPlace[] {
  const places: CardPlace[] = [];
  burn(places, Math.min(burns, cardsLeft(state) - 1));
  places.push(onBoard(0));
  return places;
}

/** Lays a card where it was dealt. */
export function lay(state: HandState, to: CardPlace, card: Card, cite: Cite): void {
  state.drawn += 1;
  if (to.place === 'burn') {
    state.log?.push({ type: 'burned', card, cite });
  } else if (to.place === 'board') {
    state.boards[to.board]?.push(card);
    state.log?.push({ type: 'turned', board: to.board, card, cite });
  } else {
    const { seat, facing } = to;
    for (const player of state.players) {
      if (player.seat !== seat) continue;
      if (facing === 'up') player.up |= 1 << player.cards.length;
      player.cards.push(card);
      break;
    }
    state.log?.push({ type: 'dealt', seat, card, facing, cite });
  }
}

/** Everybody who remains turns the card just dealt face up (bclc-poker 25.0 §10.12). */
export function turnLastUp(state: HandState, { turnedUp: cite }: Street): void {
  if (!cite) return;
  for (const player of state.players) {
    const at = player.cards.length - 1;
    const card = player.cards[at];
    if (!isLive(player) || card === undefined || isUp(player, at)) continue;
    player.up |= 1 << at;
    state.log?.push({ type: 'exposed', seat: player.seat, card, cite });
  }
}
