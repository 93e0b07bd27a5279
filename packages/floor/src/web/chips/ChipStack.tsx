import type { ReactNode } from 'react';
import { Chip } from './Chip.tsx';
import { breakDown } from './denominations.ts';
import { chips } from './money.ts';

const MOST_SHOWN = 5;

/** The print of a smaller chip could not be read. */
const READABLE = 18;

interface ChipStackProps {
  readonly amount: number;
  readonly asked?: boolean;
  /** What is paid on them: its chips are laid beside the stake. */
  readonly paid?: number;
  /** What they come to is not written beside them. */
  readonly bare?: boolean;
}

/** Chips on each other, and what they come to. */
export function ChipStack({ amount, asked = false, paid = 0, bare = false }: ChipStackProps): ReactNode {
  return (
    <span className={`stack${asked ? ' asked' : ''}`}>
      <Pile amount={amount} />
      {paid > 0 && <Pile amount={paid} paid />}
      {!bare && <span className="figures">{chips(amount)}</span>}
    </span>
  );
}

/** How far a chip lies above the one below it, in a line of words. */
const LIFT = 1.2;

/** Chips in a line of words: as far above its middle as below it, so that they rise into nothing that stands there. */
function Pile({ amount, paid = false }: { amount: number; paid?: boolean }): ReactNode {
  const above = Math.max(0, breakDown(amount).slice(0, MOST_SHOWN).length - 1);
  return (
    <span className={`stack-chips${paid ? ' paid' : ''}`} aria-hidden="true">
      <svg viewBox="0 0 26 26" overflow="visible" aria-hidden="true">
        <StackedChips amount={amount} size={26} lift={LIFT} y={(above * LIFT) / 2} />
      </svg>
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
