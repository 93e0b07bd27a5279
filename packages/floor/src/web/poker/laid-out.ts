import {
  areaAround,
  betPlaces,
  type Extent,
  type Place,
  type Reach,
  type Surroundings,
} from './bet-places.ts';
import { boardHeights, potArea } from './board-height.ts';
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
}

/** What is dealt in front of how many. */
interface Table {
  readonly chairs: number;
  readonly boardCards: number;
}

/** Above the cards of those at the far side is room for the table's name: a line on a desk, three on a phone. */
const DESK_SEATS = { side: 108, top: 116, bottom: 68 };
const PHONE_SEATS = { side: 46, top: 110, bottom: 52 };
/** On a phone those beside oneself sit clear of one's own cards, of which there are most where no board is dealt. */
const ELBOW = { withBoard: 128, without: 156 };

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

export function deskFelt({ chairs, boardCards }: Table, box: Box): LaidOut {
  const positions = ring(chairs, { ...box, ...DESK_SEATS });
  const boardCard = box.height < LOW ? 60 : 78;
  const half = boardCards > 0 ? boardCard * 0.7 : 0;
  const boardAt = Math.max(box.height * 0.38, Math.min(box.height * 0.455, box.height - BELOW_BOARD - half));
  const at = (y: number): Place => ({ x: box.width / 2, y });
  const middle = [
    areaAround(at(boardAt), { aside: (boardCards * (boardCard + 6)) / 2, above: half, below: half }),
    areaAround(at(boardAt - half), { ...POTS, below: 0 }),
    areaAround(at(boardAt + half), { ...SAID, above: 0 }),
  ];
  const { places } = betPlaces({ positions, box, reach: DESK_REACH, around: DESK_AROUND, middle });
  return { positions, boardAt, boardCard, bets: places };
}

/** A window that is no higher than a small laptop's leaves a lower table, with a smaller board. */
const LOW = 600;
/** From the board to the edge of the table: a line of what is said, one's own chips, cards and plate. */
const BELOW_BOARD = DESK_SEATS.bottom + DESK_REACH.own + DESK_AROUND.bet.above + 30;
/** Above the board and below it. */
const POTS = { aside: 100, above: 44 };
const SAID = { aside: 210, below: 56 };

/** From so many on the seats at the sides stand close above each other. */
const TEN = 10;

const PHONE_REACH: Omit<Reach, 'own'> = { x: 70, y: 48, low: 0.4, up: 73, aside: 0.45 };
const PHONE_BET: Extent = { aside: 31, above: 12, below: 12 };

/** On a phone the board's height is whatever leaves room for everybody's chips. */
export function phoneFelt({ chairs, boardCards }: Table, box: Box): LaidOut {
  const crowded = chairs >= TEN;
  const elbow = boardCards > 0 ? ELBOW.withBoard : ELBOW.without;
  const positions = ring(chairs, { ...box, ...PHONE_SEATS, elbow });
  // One's own cards are smaller among many (chairs-phone.css).
  const reach = { ...PHONE_REACH, own: crowded ? 105 : 118 };
  const around: Surroundings = {
    seat: { aside: 46, above: boardCards > 0 ? 51 : 61, below: 34 },
    own: { aside: boardCards > 0 ? 68 : 98, above: crowded ? 92 : 106, below: 36 },
    bet: PHONE_BET,
  };
  const { card, ...board } = phoneBoard(boardCards, positions, box.width);
  const [width, own] = [box.width / 2, box.height - PHONE_SEATS.bottom];
  const heights = boardHeights({
    positions,
    box,
    board,
    // What is held is said on two lines; among many there is no room for it.
    seat: { aside: 43, above: crowded ? 56 : 61, below: crowded ? 34 : 50 },
    chips: areaAround({ x: width, y: own - reach.own }, PHONE_BET),
  });
  const laid = (boardAt: number): ReturnType<typeof betPlaces> => {
    const half = board.height / 2;
    const common = areaAround({ x: width, y: boardAt }, { aside: board.width / 2, above: half, below: half });
    const middle = [...(boardCards > 0 ? [common] : []), potArea(box, boardAt - half)];
    return betPlaces({ positions, box, reach, around, middle });
  };
  const boardAt = heights.find((height) => laid(height).free) ?? heights[0] ?? box.height / 2;
  return { positions, boardAt, boardCard: card, bets: laid(boardAt).places };
}

/** Where some sit at the table's widest, the board lies between their plates. */
const WIDEST = 0.25;
const HALF_A_PLATE = 45;
const BETWEEN_CARDS = 2;

/** The board on a phone: as wide as there is room for between those at its sides. */
function phoneBoard(
  cards: number,
  seats: readonly Position[],
  width: number,
): Box & { readonly card: number } {
  const between = seats.some(({ inY }) => Math.abs(inY) < WIDEST);
  const room = width - 2 * (HALF_A_PLATE + (between ? PHONE_SEATS.side : 0));
  const card = Math.min(seats.length > TEN ? 34 : 44, Math.floor(room / Math.max(1, cards)) - BETWEEN_CARDS);
  return { card, width: cards * (card + BETWEEN_CARDS), height: cards > 0 ? card * 1.4 : 0 };
}
