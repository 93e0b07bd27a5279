import { areaAround, betPlaces, type Extent, type Reach } from './bet-places.ts';
import { boardHeights, potArea } from './board-height.ts';
import type { Box } from './box.ts';
import type { Edges, LaidOut, Table } from './laid-out.ts';
import { type Position, ring } from './ring.ts';

/** How a table stands on a phone. */
interface Held {
  readonly seats: Edges;
  readonly rail: Edges;
  /** Those beside oneself sit clear of one's own cards, of which there are most where no board is dealt. */
  readonly elbow: { readonly withBoard: number; readonly without: number };
  readonly reach: Reach;
  /** Where one's own chips lie if there is no room for them between one's cards and the board. */
  readonly besideOwn?: Pick<Reach, 'own' | 'ownAside'>;
  /** How far chips may lie from where they belong. */
  readonly farthest?: number | undefined;
  /** A seat with its hidden cards and a line of what was done, and one's own. */
  readonly seat: Extent;
  readonly own: Extent;
}

/** Above the cards of those at the far side is room for three lines of the table's name. */
const UPRIGHT: Held = {
  seats: { side: 46, top: 110, bottom: 52 },
  rail: { side: 30, top: 88, bottom: 54 },
  elbow: { withBoard: 128, without: 156 },
  reach: { x: 70, y: 48, low: 0.4, up: 73, aside: 0.45, own: 118 },
  seat: { aside: 46, above: 51, below: 34 },
  own: { aside: 68, above: 106, below: 36 },
};

/** From so many on the seats at the sides stand close above each other, and one's own cards are smaller (chairs-phone.css). */
const TEN = 10;
/** Held sideways fewer are many. */
const EIGHT = 8;
const UPRIGHT_AMONG_MANY: Held = {
  ...UPRIGHT,
  reach: { ...UPRIGHT.reach, own: 105 },
  own: { ...UPRIGHT.own, above: 92 },
};

/** Held sideways the name stands beside the table, and plates are lower (sideways.css). */
const SIDEWAYS: Held = {
  seats: { side: 46, top: 57, bottom: 30 },
  rail: { side: 30, top: 40, bottom: 32 },
  elbow: { withBoard: 176, without: 190 },
  reach: { x: 70, y: 44, low: 0.4, up: 60, aside: 0.45, own: 96 },
  besideOwn: { own: 36, ownAside: 94 },
  farthest: 140,
  seat: { aside: 45, above: 46, below: 31 },
  own: { aside: 62, above: 82, below: 30 },
};

/** No felt that is held upright is as low. */
const LOW = 430;

/** Where no board is dealt each has seven cards: they are wider than a plate, and some of them lie open. */
const IN_STUD = { seat: 10, own: 30 };

const BET: Extent = { aside: 31, above: 12, below: 12 };

/** On a phone the board's height is whatever leaves room for everybody's chips. */
export function phoneFelt({ chairs, boardCards }: Table, box: Box): LaidOut {
  const sideways = box.height < LOW;
  const crowded = chairs >= TEN;
  const held = sideways ? SIDEWAYS : crowded ? UPRIGHT_AMONG_MANY : UPRIGHT;
  const { seats, rail, farthest } = held;
  const dealt = boardCards > 0;
  const elbow = dealt ? held.elbow.withBoard : held.elbow.without;
  const positions = ring(chairs, { ...box, ...seats, elbow });
  const around = {
    seat: { ...held.seat, above: held.seat.above + (dealt ? 0 : IN_STUD.seat) },
    own: { ...held.own, aside: held.own.aside + (dealt ? 0 : IN_STUD.own) },
    bet: BET,
  };
  const reach = held.besideOwn && dealt ? { ...held.reach, ...held.besideOwn } : held.reach;
  const { card, ...board } = phoneBoard(boardCards, positions, { width: box.width, sideways });
  const [width, own] = [box.width / 2, box.height - seats.bottom];
  const mine = held.besideOwn
    ? areaAround({ x: width, y: own }, held.own)
    : areaAround({ x: width, y: own - reach.own }, BET);
  const besideSeats = (seat: Extent): ReturnType<typeof boardHeights> =>
    boardHeights({ positions, box, board, seat, own: mine });
  // What is held is said on two lines, of large letters too; among many, and where those have left little of the felt, there is no
  // room for it.
  const told = crowded || sideways ? null : besideSeats({ aside: 43, above: 61, below: 54 });
  const tight = told === null || (dealt && !told.fits);
  const shown = sideways ? 57 : crowded ? 56 : 61;
  const { heights } =
    told === null || tight ? besideSeats({ aside: 43, above: shown, below: held.seat.below }) : told;
  const laid = (boardAt: number): ReturnType<typeof betPlaces> => {
    const half = board.height / 2;
    const common = areaAround({ x: width, y: boardAt }, { aside: board.width / 2, above: half, below: half });
    const middle = [...(dealt ? [common] : []), potArea(box, boardAt - half)];
    return betPlaces({ positions, box, reach, around, middle, farthest });
  };
  const boardAt = heights.find((height) => laid(height).free) ?? heights[0] ?? box.height / 2;
  const { places } = laid(boardAt);
  return {
    positions,
    boardAt,
    boardCard: card,
    bets: places,
    rail,
    lowCard: null,
    twice: null,
    tight,
  };
}

/** Where some sit at the table's widest, the board lies between their plates. */
const WIDEST = 0.25;
const HALF_A_PLATE = 45;
/** Held sideways many sit where the table bends, farther in. */
const AT_A_BEND = 60;
const BETWEEN_CARDS = 2;
/** The largest cards of a board, and those that leave room for the chips of many. */
const CARD = { most: 44, among: 34 };

/** The board on a phone: as wide as there is room for between those at its sides. */
function phoneBoard(
  cards: number,
  seats: readonly Position[],
  { width, sideways }: { readonly width: number; readonly sideways: boolean },
): Box & { readonly card: number } {
  const between = seats.some(({ inY }) => Math.abs(inY) < WIDEST);
  const beside = sideways ? AT_A_BEND : between ? UPRIGHT.seats.side : 0;
  const room = width - 2 * (HALF_A_PLATE + beside);
  const many = seats.length > (sideways ? EIGHT : TEN);
  const fits = Math.floor(room / Math.max(1, cards)) - BETWEEN_CARDS;
  const card = Math.min(many ? CARD.among : CARD.most, fits);
  return { card, width: cards * (card + BETWEEN_CARDS), height: cards > 0 ? card * 1.4 : 0 };
}
