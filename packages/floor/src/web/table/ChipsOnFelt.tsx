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

/** A bet for the dealers: their letter stands on its chip. */
export function TipOnFelt(props: { tip: number; lost: boolean; x: number; y: number }): ReactNode {
  const { tip, lost, x, y } = props;
  return (
    <g className={lost ? 'tip lost' : 'tip'}>
      <StackedChips amount={tip} size={TIP} lift={1.5} x={x} y={y} />
      <text className="area-amount tip-amount" x={x + TIP / 2} y={y + TIP - 3.5}>
        D
      </text>
    </g>
  );
}

/** How wide the dealers' chip is. */
export const TIP = 17;

/** The paid chips touch the stake, as a dealer lays them; the stake lies over their edge. */
export const PAID_BESIDE = 0.72;
