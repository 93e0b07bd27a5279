import { type CSSProperties, type ReactNode, useEffect, useRef, useState } from 'react';
import { StackedChips } from '../chips/ChipStack.tsx';
import { usePoker } from './at-poker.ts';
import type { Point } from './BetInFront.tsx';

interface Move {
  readonly key: string;
  readonly amount: number;
  readonly from: Point;
  readonly to: Point;
}

/** Chips on their way: bets that are gathered into the pot, and pots that are pushed to those who won them. */
export function MovingChips(props: { betAt: (seat: number) => Point | null; pot: Point }): ReactNode {
  const { scene } = usePoker();
  const { betAt, pot } = props;
  const before = useRef(scene);
  const [moves, setMoves] = useState<readonly Move[]>([]);
  useEffect(() => {
    const was = before.current;
    before.current = scene;
    if (was === scene || was.hand !== scene.hand) return;
    const next = scene.chairs.flatMap((chair): Move[] => {
      const then = was.chairs.find(({ seat }) => seat === chair.seat);
      const at = betAt(chair.seat);
      if (!then || !at) return [];
      const key = `${scene.hand}/${chair.seat}/${then.bet}/${chair.won}`;
      if (then.bet > 0 && chair.bet === 0) return [{ key, amount: then.bet, from: at, to: pot }];
      if (chair.won > then.won) return [{ key, amount: chair.won - then.won, from: pot, to: at }];
      return [];
    });
    if (next.length > 0) setMoves(next);
  }, [scene, betAt, pot]);
  return moves.map(({ key, amount, from, to }) => (
    <span
      key={key}
      className="moving"
      aria-hidden="true"
      style={movingStyle(from, to)}
      onAnimationEnd={() => setMoves((all) => all.filter((move) => move.key !== key))}
    >
      <svg className="bet-chips" viewBox="0 -8 26 34" aria-hidden="true">
        <StackedChips amount={amount} size={26} lift={2} />
      </svg>
    </span>
  ));
}

const movingStyle = (from: Point, to: Point): CSSProperties & Readonly<Record<`--${string}`, string>> => ({
  '--from-x': from.left,
  '--from-y': from.top,
  '--to-x': to.left,
  '--to-y': to.top,
});
