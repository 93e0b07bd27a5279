import type { ReactNode } from 'react';

/** The joker: its name down both edges, and a cap with three bells between them. */
export function JokerFace(): ReactNode {
  return (
    <svg className="card-face" viewBox="0 0 100 140" aria-hidden="true">
      <g className="red">
        <Name />
        <g transform="rotate(180 50 70)">
          <Name />
        </g>
        <path
          className="ink"
          d="M34 92 L28 62 Q24 46 36 52 Q44 56 46 68 Q44 42 50 42 Q56 42 54 68 Q56 56 64 52 Q76 46 72 62 L66 92 Z"
        />
        <circle className="ink" cx="31" cy="46" r="5" />
        <circle className="ink" cx="50" cy="37" r="5" />
        <circle className="ink" cx="69" cy="46" r="5" />
        <rect className="ink" x="33" y="96" width="34" height="6" rx="3" />
      </g>
    </svg>
  );
}

const Name = (): ReactNode =>
  Array.from('JOKER', (letter, line) => (
    <text key={letter} x="14" y={26 + line * 17} fontSize="18" textAnchor="middle">
      {letter}
    </text>
  ));
