import type { PokerJackpotView } from '@croupier/house/protocol';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { money } from '../chips/money.ts';
import { usePoker } from './at-poker.ts';
import { BetInFront, type Point } from './BetInFront.tsx';
import { boardHeight, type Reach, toChips } from './board-height.ts';
import { type Box, useBox } from './box.ts';
import { Chair } from './Chair.tsx';
import { FeltOval } from './FeltOval.tsx';
import { Middle } from './Middle.tsx';
import { MovingChips } from './MovingChips.tsx';
import { type Oval, type Position, ring, seatsFrom } from './ring.ts';

/** Above the cards of those at the far side is room for the table's name: a line on a desk, three on a phone. */
const DESK = { seats: { side: 108, top: 116, bottom: 68 }, rail: { side: 96, top: 96, bottom: 70 } };
const PHONE = { seats: { side: 46, top: 110, bottom: 52 }, rail: { side: 30, top: 88, bottom: 54 } };
/** On a phone those beside oneself sit clear of one's own cards, of which there are most where no board is dealt. */
const ELBOW = { withBoard: 128, without: 156 };

/** How far in front of a seat the chips lie. */
const REACH: Readonly<Record<'desk' | 'phone' | 'crowdedPhone', Reach>> = {
  desk: { x: 140, y: 72, low: 0.6, up: 104, aside: 1, own: 158, opposite: { right: 106, down: 30 } },
  phone: { x: 70, y: 48, low: 0.4, up: 73, aside: 0.45, own: 118 },
  // One's own cards are smaller there (chairs-phone.css).
  crowdedPhone: { x: 70, y: 48, low: 0.4, up: 73, aside: 0.45, own: 105 },
};

interface PokerFeltProps {
  readonly desk: boolean;
  readonly onSit: (seat: number) => void;
}

/** The table in the light, everybody around it, oneself below. */
export function PokerFelt({ desk, onSit }: PokerFeltProps): ReactNode {
  const { scene, view } = usePoker();
  const ref = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const [watching, setWatching] = useState(false);
  useEffect(() => setWatching(true), []);
  // What lay there when we came is simply there: only what is dealt while we watch comes from the dealer.
  const dealer = watching ? hand : undefined;
  const box = useBox(ref, desk ? { width: 1000, height: 600 } : { width: 390, height: 580 });
  const form = desk ? DESK : PHONE;
  const elbow = scene.boardCards > 0 ? ELBOW.withBoard : ELBOW.without;
  const oval: Oval = { ...box, ...form.seats, ...(desk ? {} : { elbow }) };
  const positions = ring(scene.chairs.length, oval);
  const seated = seatsFrom(scene.chairs, scene.mySeat).map((chair, i) => ({
    chair,
    place: positions[i] ?? CENTRE,
  }));
  const reach = REACH[desk ? 'desk' : scene.chairs.length < TEN ? 'phone' : 'crowdedPhone'];
  const board = phoneBoard(scene.boardCards, scene.chairs.length, box.width);
  const height = desk ? deskHeight(box.height) : boardHeight({ positions, box, board, reach });
  const betAt = (seat: number): Point | null => {
    const found = seated.find(({ chair }) => chair.seat === seat);
    return found ? inFront(found.place, reach, found.chair.you) : null;
  };
  return (
    <div className="poker-felt" ref={ref}>
      <FeltOval {...box} {...form.rail} />
      <header className="poker-name">
        <h1 className="engraved">{scene.name}</h1>
        <p>
          {scene.game} <span className="figures">{scene.stakes}</span>
        </p>
        {/* On a desk they stand beside the table. */}
        {!desk && view.jackpots.map((jackpot) => <p key={jackpot.fund}>{ticking(jackpot)}</p>)}
      </header>
      <div className="deals-from" ref={hand} />
      <Middle height={height} cardWidth={desk ? null : board.card} dealer={dealer} />
      {seated.map(({ chair, place }) =>
        chair.bet > 0 ? (
          <BetInFront key={chair.seat} bet={chair.bet} at={inFront(place, reach, chair.you)} />
        ) : null,
      )}
      <MovingChips betAt={betAt} pot={{ left: '50%', top: `calc(${height}% - 64px)` }} />
      <ol className="chairs" aria-label="Seats">
        {seated.map(({ chair, place }) => (
          <Chair key={chair.seat} chair={chair} place={place} dealer={dealer} onSit={onSit} />
        ))}
      </ol>
    </div>
  );
}

/** "Bad Beat 1,250.00, pool 1,312.40". */
function ticking({ name, prizes, pool }: PokerJackpotView): string {
  const posted = Math.max(0, ...prizes.map(({ amount }) => amount));
  return posted > 0 ? `${name} ${money(posted)}, pool ${money(pool)}` : `${name}: pool ${money(pool)}`;
}

/** The board lies near the middle; at a low table higher, so that the line below it stays clear of one's own chips. */
const deskHeight = (table: number): number =>
  Math.max(38, Math.min(45.5, ((table - BELOW_BOARD) / table) * 100));
/** From the middle of the board to the edge of the table: the line, one's own chips, cards and plate. */
const BELOW_BOARD = DESK.seats.bottom + REACH.desk.own + 108;

const CENTRE: Position = { x: 50, y: 50, inX: 0, inY: 0 };

/** From so many on the seats at the sides stand close above each other. */
const TEN = 10;
/** With more than these some sit where the table is widest, and the board lies between their plates. */
const SIX = 6;

/** The board on a phone: as wide as there is room for between those at its sides. */
function phoneBoard(cards: number, seats: number, width: number): Box & { readonly card: number } {
  const room = seats > SIX ? width - 2 * (PHONE.seats.side + HALF_A_PLATE) : width - 2 * HALF_A_PLATE;
  const card = Math.min(44, Math.floor(room / Math.max(1, cards)) - BETWEEN_CARDS);
  return { card, width: cards * (card + BETWEEN_CARDS), height: cards > 0 ? card * 1.4 : 0 };
}
const HALF_A_PLATE = 45;
const BETWEEN_CARDS = 2;

function inFront(place: Position, reach: Reach, own: boolean): Point {
  const { x, y } = place;
  const { right, down } = toChips(place, reach, own);
  return {
    left: `calc(${x.toFixed(2)}% + ${right.toFixed(1)}px)`,
    top: `calc(${y.toFixed(2)}% + ${down.toFixed(1)}px)`,
  };
}
