import type { DerivedMark, DerivedRoad } from '@croupier/games';
import type { ReactNode } from 'react';

/** Rings, dots and strokes, one for each derived road; blue ones are broken, so that nobody needs the colour. */
export function DerivedMarkShape({ road, mark }: { road: DerivedRoad; mark: DerivedMark }): ReactNode {
  const blue = mark === 'blue';
  switch (road) {
    case 'bigEyeBoy':
      return (
        <>
          <circle className={`derived-line ${mark}`} r="8" />
          {blue && <path className={`derived-line ${mark}`} d="M-8 0H8" />}
        </>
      );
    case 'smallRoad':
      return (
        <>
          <circle className={`derived-dot ${mark}`} r="9" />
          {blue && <circle className="derived-hole" r="3.5" />}
        </>
      );
    case 'cockroachPig':
      return <path className={`derived-line ${mark}`} d={blue ? 'M-8 8-2 2M2-2 8-8' : 'M-8 8 8-8'} />;
  }
}
