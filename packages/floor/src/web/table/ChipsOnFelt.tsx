import type { ReactNode } from 'react';
import { StackedChips } from '../chips/ChipStack.tsx';

/** A stake and, once it has won, the chips that are paid beside it. */
export function ChipsOnFelt(props: {
  stake: number;
  paid: number;
  size: number;
  lift: number;
  /** The left edge of the stake, and the top of the lowest chip. */
  x: number;
  y: number;
}): ReactNode {
  const { stake, paid, size, lift, x, y } = props;
  return (
    <>
      {paid > 0 && (
        <g className="paid">
          <StackedChips amount={paid} size={size} lift={lift} x={x + size * PAID_BESIDE} y={y} />
        </g>
      )}
      <StackedChips amount={stake} size={size} lift={lift} x={x} y={y} />
    </>
  );
}

/** The paid chips touch the stake, as a dealer lays them; the stake lies over their edge. */
export const PAID_BESIDE = 0.72;
