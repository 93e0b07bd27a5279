import type { ReactNode } from 'react';
import { usePoker } from './at-poker.ts';
import { useTimeLeft } from './seconds.ts';

/** Around the seat that is to act: a line that runs down, and the seconds once they are few. */
export function TurnRing(): ReactNode {
  const { scene, model } = usePoker();
  const left = useTimeLeft(scene.turn, model.skew);
  return (
    <>
      <svg className="turn-ring" aria-hidden="true">
        <rect className="turn-track" pathLength="1" />
        {left && (
          <rect
            className={`turn-left${left.onTimeBank ? ' bank' : ''}`}
            pathLength="1"
            strokeDasharray={`${left.share} 1`}
          />
        )}
      </svg>
      {left && left.seconds <= 30 && (
        <span className="figures turn-seconds" aria-hidden="true">
          {left.seconds}
        </span>
      )}
    </>
  );
}
