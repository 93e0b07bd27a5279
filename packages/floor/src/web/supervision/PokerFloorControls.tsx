import { type ReactNode, useState } from 'react';
import { usePoker } from '../poker/at-poker.ts';
import { useFloor } from '../room/floor.ts';
import { Sheet } from '../room/Sheet.tsx';
import { dutiesOf } from './duties.ts';
import { Irregularities } from './Irregularities.tsx';

/** For the house's own people at a poker table: what can go wrong with the cards of the hand that is dealt. */
export function PokerFloorControls(): ReactNode {
  const { me } = useFloor();
  const { view, callIrregularity } = usePoker();
  const [open, setOpen] = useState(false);
  if (!dutiesOf(me?.roles ?? []).irregularities) return null;
  const playing = view.phase.name === 'playing';
  return (
    <>
      <button type="button" className="button bare" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        Floor
      </button>
      {open && (
        <Sheet title="The floor" onClose={() => setOpen(false)}>
          {playing ? (
            <Irregularities
              known={view.irregularities}
              onCall={(irregularity) => {
                callIrregularity(irregularity);
                setOpen(false);
              }}
            />
          ) : (
            <p>No hand is dealt that could go wrong. What is paid stays paid.</p>
          )}
        </Sheet>
      )}
    </>
  );
}
