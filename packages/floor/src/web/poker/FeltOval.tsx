import type { ReactNode } from 'react';
import type { Oval } from './ring.ts';

/** The table: an oval of midnight blue in its rail, with the betting line on it. */
export function FeltOval({ width, height, side, top, bottom }: Oval): ReactNode {
  // Before it has its place, a felt may be smaller than what stands around it.
  const wide = Math.max(0, width - 2 * side);
  const high = Math.max(0, height - top - bottom);
  const shape = { x: side, y: top, width: wide, height: high, rx: Math.min(wide, high) / 2 };
  const inset = Math.min(wide, high) * 0.11;
  const line = {
    x: side + inset,
    y: top + inset,
    width: wide - 2 * inset,
    height: high - 2 * inset,
    rx: Math.min(wide, high) / 2 - inset,
  };
  return (
    <svg className="oval" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <defs>
        <radialGradient id="oval-light" cx="50%" cy="42%" r="62%">
          <stop offset="0" className="midnight-middle" />
          <stop offset="0.600" className="midnight-half" />
          <stop offset="1" className="midnight-edge" />
        </radialGradient>
        <pattern
          id="oval-weave"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H4M0 2H4" className="weave" />
        </pattern>
        <linearGradient id="oval-leather" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="leather-top" />
          <stop offset="1" className="leather-bottom" />
        </linearGradient>
      </defs>
      <rect className="oval-rail" {...shape} />
      <rect className="rail-stitch" {...shape} />
      <rect className="oval-felt" {...shape} />
      <rect className="oval-weave" {...shape} />
      <rect className="felt-seam" {...shape} />
      <rect className="oval-line" {...line} />
    </svg>
  );
}
