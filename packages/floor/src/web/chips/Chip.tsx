import type { ReactNode } from 'react';
import type { Denomination } from './denominations.ts';

interface ChipProps {
  readonly chip: Denomination;
  /** A chip below another shows its edge only. */
  readonly printed?: boolean;
  /** On the layout chips are small, and their print is larger. */
  readonly small?: boolean;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
}

/** A chip from above: edge spots, an inlay, its value. */
export function Chip({ chip, printed = true, small = false, x, y, size }: ChipProps): ReactNode {
  return (
    <svg className="chip" viewBox="0 0 100 100" x={x} y={y} width={size} height={size} aria-hidden="true">
      <circle cx="50" cy="50" r="49" fill={chip.colour} stroke="#000" strokeOpacity="0.35" />
      <circle
        cx="50"
        cy="50"
        r="42"
        fill="none"
        stroke={chip.spots}
        strokeWidth="13"
        strokeDasharray="16.500 27.500"
        strokeDashoffset="8"
      />
      <circle cx="50" cy="50" r="34.500" fill={chip.colour} stroke={chip.spots} strokeWidth="1.500" />
      {printed && (
        <text
          x="50"
          y={small ? 65 : 61}
          fill={chip.ink}
          fontSize={(chip.print.length > 2 ? 29 : 33) * (small ? 1.35 : 1)}
          fontWeight="700"
          textAnchor="middle"
        >
          {chip.print}
        </text>
      )}
    </svg>
  );
}
