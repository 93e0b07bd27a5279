import type { ReactNode } from 'react';

/** Straight at the dealer's side, round before the players; the arc has the layout's own centre. */
const TABLE =
  'M70 14H930A56 56 0 0 1 986 70V405Q986 456 952.6 480.6A752 752 0 0 1 47.4 480.6Q14 456 14 405V70A56 56 0 0 1 70 14Z';

/** The table itself on a desk: rail, felt, light and weave, and the layout's lines on it. */
export function FeltDrawing({ children }: { children: ReactNode }): ReactNode {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing that holds the betting areas
    <svg className="felt-drawing" viewBox="0 0 1000 650" role="group" aria-label="The layout">
      <defs>
        <radialGradient id="felt-light" cx="50%" cy="34%" r="72%">
          <stop offset="0" className="light-middle" />
          <stop offset="0.550" className="light-half" />
          <stop offset="1" className="light-edge" />
        </radialGradient>
        <pattern
          id="felt-weave"
          width="4"
          height="4"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <path d="M0 0H4M0 2H4" className="weave" />
        </pattern>
        <linearGradient id="rail-leather" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" className="leather-top" />
          <stop offset="1" className="leather-bottom" />
        </linearGradient>
      </defs>
      <path className="rail-shape" d={TABLE} />
      <path className="rail-stitch" d={TABLE} />
      <path className="felt-shape" d={TABLE} />
      <path className="felt-weave" d={TABLE} />
      <path className="felt-seam" d={TABLE} />
      {children}
    </svg>
  );
}
