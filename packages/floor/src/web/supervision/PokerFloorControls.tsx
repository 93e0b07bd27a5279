import type { ReactNode } from 'react';
import { usePoker } from '../poker/at-poker.ts';
import { useFloor } from '../room/floor.ts';
import { dutiesOf } from './duties.ts';
import { FloorSheet } from './FloorSheet.tsx';
import { Irregularities } from './Irregularities.tsx';

/** For the house's own people at a poker table: what can go wrong with the cards of the hand that is dealt. */
export function PokerFloorControls(): ReactNode {
  const { me } = useFloor();
  const { view, callIrregularity } = usePoker();
  if (!dutiesOf(me?.roles ?? []).irregularities) return null;
  const playing = view.phase.name === 'playing';
  return (
    <FloorSheet>
      {(close) =>
        playing ? (
          <Irregularities
            known={view.irregularities}
            onCall={(irregularity) => {
              callIrregularity(irregularity);
              close();
            }}
          />
        ) : (
          <p>No hand is dealt that could go wrong. What is paid stays paid.</p>
        )
      }
    </FloorSheet>
  );
}
