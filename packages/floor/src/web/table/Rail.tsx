import type { ReactNode } from 'react';
import { FloorControls } from '../supervision/FloorControls.tsx';
import { Purse } from './Purse.tsx';
import { SpotBar } from './SpotBar.tsx';
import { useSeat } from './seat.ts';

interface RailProps {
  /** What lies on the rail: the chips to bet with, or one's own hand. */
  readonly children: ReactNode;
}

/** The rail before the player. */
export function Rail({ children }: RailProps): ReactNode {
  const { forDealer, setForDealer, posted } = useSeat();
  return (
    <section className="rail" aria-label="Your chips">
      {children}
      <div className="rail-foot">
        {posted.tips && (
          <label className="switch">
            <input
              type="checkbox"
              checked={forDealer}
              onChange={({ target }) => setForDealer(target.checked)}
            />
            For the dealer
          </label>
        )}
        <SpotBar />
        <FloorControls />
      </div>
      <Purse />
    </section>
  );
}
