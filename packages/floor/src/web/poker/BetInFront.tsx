import type { ReactNode } from 'react';
import { StackedChips } from '../chips/ChipStack.tsx';
import { usePoker } from './at-poker.ts';

export interface Point {
  readonly left: string;
  readonly top: string;
}

/** Chips in front of a player, in the betting line. In words the seat says them. */
export function BetInFront({ bet, at }: { bet: number; at: Point }): ReactNode {
  const { amount } = usePoker();
  return (
    <span className="bet" style={at} aria-hidden="true">
      <svg className="bet-chips" viewBox="0 -8 26 34" aria-hidden="true">
        <StackedChips amount={bet} size={26} lift={2} />
      </svg>
      <span className="figures">{amount(bet)}</span>
    </span>
  );
}
