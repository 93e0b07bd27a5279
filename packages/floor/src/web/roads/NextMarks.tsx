import { type CoupMark, type DerivedRoad, predictions } from '@croupier/games';
import type { ReactNode } from 'react';
import { DerivedMarkShape } from './DerivedMark.tsx';
import { ROAD_NAMES } from './DerivedRoadGrid.tsx';

const SIDES = [
  ['player', 'Player'],
  ['banker', 'Banker'],
] as const;
const ROADS: readonly DerivedRoad[] = ['bigEyeBoy', 'smallRoad', 'cockroachPig'];

/** What the derived roads would show if this side won next: a reading of the roads, not of the cards. */
export function NextMarks({ coups }: { coups: readonly CoupMark[] }): ReactNode {
  const next = predictions(coups);
  return (
    <dl className="next-marks">
      {SIDES.map(([side, name]) => (
        <div key={side}>
          <dt>If {name} is next</dt>
          <dd>
            {ROADS.map((road) => (
              <svg
                key={road}
                viewBox="-12 -12 24 24"
                role="img"
                aria-label={`${ROAD_NAMES[road]}: ${next[side][road] ?? 'nothing'}`}
              >
                {next[side][road] !== undefined && <DerivedMarkShape road={road} mark={next[side][road]} />}
              </svg>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
