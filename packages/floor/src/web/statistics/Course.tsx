import type { ReactNode } from 'react';
import { signed } from '../chips/money.ts';

const WIDE = 600;
const HIGH = 160;

/** What one was ahead or behind by, from the first round to the last: a line around nothing. */
export function Course({ points, what }: { points: readonly number[]; what: 'rounds' | 'hands' }): ReactNode {
  const [top, bottom] = [Math.max(0, ...points), Math.min(0, ...points)];
  const last = points.at(-1) ?? 0;
  if (points.length < 2 || top === bottom) return null;
  const x = (i: number): number => (i / (points.length - 1)) * WIDE;
  const y = (amount: number): number => ((top - amount) / (top - bottom)) * HIGH;
  return (
    <figure className="course">
      <svg
        viewBox={`0 0 ${WIDE} ${HIGH}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`Over these ${what} you were ahead by ${signed(top)} at best and ${signed(bottom)} at worst, and end at ${signed(last)}.`}
      >
        <path className="level" d={`M0 ${y(0)}H${WIDE}`} />
        <path
          className="line"
          d={points
            .map((amount, i) => `${i === 0 ? 'M' : 'L'}${x(i).toFixed(1)} ${y(amount).toFixed(1)}`)
            .join('')}
        />
      </svg>
      <figcaption className="quiet figures">
        <span>best {signed(top)}</span>
        <span>worst {signed(bottom)}</span>
        <span>now {signed(last)}</span>
      </figcaption>
    </figure>
  );
}
