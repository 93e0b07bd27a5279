import { type ReactNode, useRef } from 'react';
import { money } from '../chips/money.ts';
import { useKeepsKeyboard } from '../room/come-to-hand.ts';
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
  const { table, forDealer, setForDealer, posted } = useSeat();
  const rail = useRef<HTMLElement>(null);
  useKeepsKeyboard(rail);
  const { inPlay } = table.view.you;
  return (
    <section className="rail" aria-label="Your chips" ref={rail} tabIndex={-1}>
      {/* That a bet was taken, for those who do not see it lie. */}
      <p className="unseen" aria-live="polite" data-testid="taken">
        {inPlay > 0 && `${money(inPlay)} in play.`}
      </p>
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
