import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';
import { breakDown } from './denominations.ts';
import { chips } from './money.ts';

const MOST_SHOWN = 5;

/** The print of a smaller chip could not be read. */
const READABLE = 20;

interface ChipStackProps {
  readonly amount: number;
  readonly asked?: boolean;
  /** What they come to is not written beside them. */
  readonly bare?: boolean;
}

/** Chips on each other, and what they come to. */
export function ChipStack({ amount, asked = false, bare = false }: ChipStackProps): ReactNode {
  return (
    <span className={`stack${asked ? ' asked' : ''}`}>
      <span className="stack-chips" aria-hidden="true">
        <StackedChips amount={amount} size={26} lift={1.5} />
      </span>
      {!bare && <span className="figures">{chips(amount)}</span>}
    </span>
  );
}

/** The chips alone, for the layout: nested in its drawing. */
export function StackedChips(props: {
  amount: number;
  size: number;
  lift: number;
  x?: number;
  y?: number;
}): ReactNode {
  const { amount, size, lift, x = 0, y = 0 } = props;
  const shown = breakDown(amount).slice(0, MOST_SHOWN);
  return (
    <svg x={x} y={y} width={size} height={size} overflow="visible" aria-hidden="true">
      {shown.map((chip, i) => {
        const top = i === shown.length - 1;
        // biome-ignore lint/suspicious/noArrayIndexKey: a stack is its order
        return <Chip key={i} chip={chip} small printed={top && size >= READABLE} y={-i * lift} size={size} />;
      })}
    </svg>
  );
}
