import { areaAround, betPlaces, type Place, type Reach, type Surroundings } from './bet-places.ts';
import type { Box } from './box.ts';
import { type Position, ring } from './ring.ts';

/** Where everything on a felt lies. */
export interface LaidOut {
  readonly positions: readonly Position[];
  /** The middle of the board, in pixels from above. */
  readonly boardAt: number;
  /** The width of the board's cards. */
  readonly boardCard: number;
  /** Each seat's chips. */
  readonly bets: readonly Place[];
  /** From the edges of the felt to its rail. */
  readonly rail: Edges;
  /** The width of one's own cards, where it is not the usual one: the felt is low, and everything on it smaller (chairs-low.css). */
  readonly lowCard: number | null;
  /** How two boards lie on a low felt. */
  readonly twice: Twice | null;
  /** There is no room below a seat for what it holds: the lines below the table say it. */
  readonly tight: boolean;
}

/** Two boards beside each other or one below the other, and the width of their cards. */
export interface Twice {
  readonly beside: boolean;
  readonly card: number;
}

export interface Edges {
  readonly side: number;
  readonly top: number;
  readonly bottom: number;
}

/** What is dealt in front of how many. */
export interface Table {
  readonly chairs: number;
  readonly boardCards: number;
}

/** Above the cards of those at the far side is room for the table's name. */
const DESK_SEATS = { side: 108, top: 116, bottom: 68 };
const DESK_RAIL: Edges = { side: 96, top: 96, bottom: 70 };

const DESK_REACH: Reach = {
  x: 140,
  y: 72,
  low: 0.6,
  up: 104,
  aside: 1,
  own: 158,
  opposite: { right: 120, down: 30 },
};

const DESK_AROUND: Surroundings = {
  seat: { aside: 78, above: 88, below: 50 },
  own: { aside: 146, above: 140, below: 50 },
  bet: { aside: 40, above: 16, below: 16 },
};

/** Where no board is dealt each has seven cards, which are wider than a plate. */
const DESK_AROUND_IN_STUD: Surroundings = {
  ...DESK_AROUND,
  seat: { ...DESK_AROUND.seat, aside: 98 },
  own: { ...DESK_AROUND.own, aside: 198 },
};

export function deskFelt({ chairs, boardCards }: Table, box: Box): LaidOut {
  if (box.height < LOW) return lowFelt({ chairs, boardCards }, box);
  const positions = ring(chairs, { ...box, ...DESK_SEATS });
  const boardCard = 78;
  const half = boardCards > 0 ? boardCard * 0.7 : 0;
  const boardAt = Math.max(box.height * 0.38, Math.min(box.height * 0.455, box.height - BELOW_BOARD - half));
  const at = (y: number): Place => ({ x: box.width / 2, y });
  const middle = [
    areaAround(at(boardAt), { aside: (boardCards * (boardCard + 6)) / 2, above: half, below: half }),
    areaAround(at(boardAt - half), { ...POTS, below: 0 }),
    areaAround(at(boardAt + half), { ...SAID, above: 0 }),
  ];
  const around = boardCards > 0 ? DESK_AROUND : DESK_AROUND_IN_STUD;
  const { places } = betPlaces({ positions, box, reach: DESK_REACH, around, middle });
  return {
    positions,
    boardAt,
    boardCard,
    bets: places,
    rail: DESK_RAIL,
    lowCard: null,
    twice: null,
    tight: false,
  };
}

/** What a window leaves that is no higher than a laptop's. */
const LOW = 600;
/** From the board to the edge of the table: a line of what is said, one's own chips, cards and plate. */
const BELOW_BOARD = DESK_SEATS.bottom + DESK_REACH.own + DESK_AROUND.bet.above + 30;
/** Above the board and below it. */
const POTS = { aside: 100, above: 44 };
const SAID = { aside: 210, below: 56 };

const LOW_SEATS = { side: 84, top: 92, bottom: 47 };
const LOW_RAIL: Edges = { side: 72, top: 72, bottom: 49 };
/** From where who sits opposite has said something to the board lies the pot, from there to one's own cards a line and chips. */
const LOW_FAR = { said: 44, pot: 31 };
const LOW_NEAR = { line: 25, aside: 310, chips: 28 };
/** One's own cards: no smaller, no larger, and the height of the felt for the smallest. */
const LOW_OWN = { least: 64, most: 88, from: 430 };
/** How far one's own cards stand above the middle of one's seat, less their height. */
const OWN_FOOT = 11;
const LOW_BOARD = { least: 46, most: 72 };
const LOW_ELBOW = { withBoard: 166, without: 210 };

/** A low felt: from above and from below as much is taken as has to be, and the board has what is left between. */
function lowFelt({ chairs, boardCards }: Table, box: Box): LaidOut {
  const elbow = boardCards > 0 ? LOW_ELBOW.withBoard : LOW_ELBOW.without;
  const positions = ring(chairs, { ...box, ...LOW_SEATS, elbow });
  const lowCard = Math.round(
    Math.max(LOW_OWN.least, Math.min(LOW_OWN.most, LOW_OWN.least + (box.height - LOW_OWN.from) / 5)),
  );
  const cards = OWN_FOOT + lowCard * 1.4;
  const above = LOW_SEATS.top + LOW_FAR.said + LOW_FAR.pot;
  const below = box.height - LOW_SEATS.bottom - cards - LOW_NEAR.chips - LOW_NEAR.line;
  const boardCard = Math.floor(Math.max(LOW_BOARD.least, Math.min(LOW_BOARD.most, (below - above) / 1.4)));
  const boardAt = (above + below) / 2;
  const half = boardCards > 0 ? boardCard * 0.7 : 0;
  const at = (y: number): Place => ({ x: box.width / 2, y });
  const middle = [
    areaAround(at(boardAt), { aside: (boardCards * (boardCard + 6)) / 2, above: half, below: half }),
    areaAround(at(boardAt - half), { aside: 72, above: LOW_FAR.pot, below: 0 }),
    areaAround(at(boardAt + half), { aside: LOW_NEAR.aside, above: 0, below: LOW_NEAR.line }),
  ];
  const reach: Reach = {
    x: 120,
    y: 60,
    low: 0.6,
    up: 80,
    aside: 1,
    own: cards + LOW_NEAR.chips / 2,
    opposite: { right: 106, down: 20 },
  };
  const around: Surroundings = {
    seat: { aside: boardCards > 0 ? 66 : 78, above: 68, below: 44 },
    own: { aside: boardCards > 0 ? 100 : 144, above: cards, below: 44 },
    bet: { aside: 38, above: 14, below: 14 },
  };
  const { places } = betPlaces({ positions, box, reach, around, middle, farthest: 140 });
  const twice = twiceOn({ width: box.width, height: below - above }, boardCards, boardCard);
  return { positions, boardAt, boardCard, bets: places, rail: LOW_RAIL, lowCard, twice, tight: false };
}

/** At both sides is a plate with what its player has shown; between two boards and between their cards is some air. */
const TWICE = { side: 160, beside: 24, below: 12, card: 6, wide: 0.86, high: 0.69 };

/** Whichever way leaves the larger cards: a low felt has room beside a board, a narrow one below it. */
function twiceOn(room: Box, boardCards: number, boardCard: number): Twice {
  const wide = (room.width - 2 * TWICE.side - TWICE.beside) / (2 * Math.max(1, boardCards)) - TWICE.card;
  const high = (room.height - TWICE.below) / 2 / 1.4;
  const beside = Math.floor(Math.min(wide, boardCard * TWICE.wide));
  const below = Math.floor(Math.min(high, boardCard * TWICE.high));
  return beside >= below ? { beside: true, card: beside } : { beside: false, card: below };
}
