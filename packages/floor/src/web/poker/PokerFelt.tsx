import type { PokerJackpotView } from '@croupier/house/protocol';
import { type CSSProperties, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { money } from '../chips/money.ts';
import { usePoker } from './at-poker.ts';
import { BetInFront, type Point } from './BetInFront.tsx';
import type { Place } from './bet-places.ts';
import { useBox } from './box.ts';
import { Caption } from './Caption.tsx';
import { Chair } from './Chair.tsx';
import { FeltOval } from './FeltOval.tsx';
import { deskFelt } from './laid-out.ts';
import { Middle } from './Middle.tsx';
import { MovingChips } from './MovingChips.tsx';
import { useOwnSeatSeen } from './own-seat.ts';
import { phoneFelt } from './phone-felt.ts';
import { type Position, seatsFrom } from './ring.ts';

interface PokerFeltProps {
  readonly desk: boolean;
  readonly onSit: (seat: number) => void;
}

/** The table in the light, everybody around it, oneself below. */
export function PokerFelt({ desk, onSit }: PokerFeltProps): ReactNode {
  const { scene, view, past = false } = usePoker();
  // On a page about a hand that is the heading, and the table stands below it.
  const Name = past ? 'h2' : 'h1';
  const ref = useRef<HTMLDivElement>(null);
  const hand = useRef<HTMLDivElement>(null);
  const [watching, setWatching] = useState(false);
  useEffect(() => setWatching(true), []);
  // What lay there when we came is simply there: only what is dealt while we watch comes from the dealer.
  const dealer = watching ? hand : undefined;
  const box = useBox(ref, desk ? { width: 1000, height: 600 } : { width: 390, height: 580 });
  const chairs = scene.chairs.length;
  const { positions, boardAt, boardCard, bets, rail, lowCard, twice, tight } = useMemo(
    () => (desk ? deskFelt : phoneFelt)({ chairs, boardCards: scene.boardCards }, box),
    [desk, chairs, scene.boardCards, box],
  );
  useOwnSeatSeen(positions);
  const seated = seatsFrom(scene.chairs, scene.mySeat).map((chair, i) => ({
    chair,
    place: positions[i] ?? CENTRE,
    chips: pointOf(bets[i] ?? { x: box.width / 2, y: box.height / 2 }),
  }));
  const betAt = (seat: number): Point | null =>
    seated.find(({ chair }) => chair.seat === seat)?.chips ?? null;
  return (
    <div
      className={`poker-felt${lowCard === null ? '' : ' low'}${tight ? ' tight' : ''}`}
      style={lowCard === null ? undefined : ownCard(lowCard)}
      ref={ref}
    >
      <FeltOval {...box} {...rail} />
      <header className="poker-name">
        <Name className="engraved">{scene.name}</Name>
        <p>
          {scene.game} <span className="figures">{scene.stakes}</span>
        </p>
        {/* On a desk they stand beside the table. */}
        {!desk && view.jackpots.map((jackpot) => <p key={jackpot.fund}>{ticking(jackpot)}</p>)}
      </header>
      <div className="deals-from" ref={hand} />
      <Middle
        height={boardAt}
        cardWidth={boardCard}
        twice={twice}
        dealer={dealer}
        caption={desk && <Caption />}
      />
      {seated.map(({ chair, chips }) =>
        chair.bet > 0 ? <BetInFront key={chair.seat} bet={chair.bet} at={chips} /> : null,
      )}
      <MovingChips betAt={betAt} pot={pointOf({ x: box.width / 2, y: boardAt - 64 })} />
      <ol className="chairs" aria-label="Seats">
        {seated.map(({ chair, place }) => (
          <Chair key={chair.seat} chair={chair} place={place} dealer={dealer} onSit={onSit} />
        ))}
      </ol>
    </div>
  );
}

/** "Bad Beat 1,250.00, pool 1,312.40"; while something is won that is not paid yet, that. */
function ticking({ name, prizes, pool, waiting }: PokerJackpotView): string {
  if (waiting.length > 0) {
    const won = waiting.reduce((sum, { posted }) => sum + posted, 0);
    return `${name}: ${money(won)} won, to be confirmed`;
  }
  const posted = Math.max(0, ...prizes.map(({ amount }) => amount));
  return posted > 0 ? `${name} ${money(posted)}, pool ${money(pool)}` : `${name}: pool ${money(pool)}`;
}

const ownCard = (width: number): CSSProperties & Readonly<Record<`--${string}`, string>> => ({
  '--own-card': `${width}px`,
});

const CENTRE: Position = { x: 50, y: 50, inX: 0, inY: 0 };

const pointOf = ({ x, y }: Place): Point => ({ left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` });
