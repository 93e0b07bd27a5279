import type { PokerJackpotView } from '@croupier/house/protocol';
import type { ReactNode } from 'react';
import { JackpotPlate } from './JackpotPlate.tsx';

/** The jackpots that the poker tables play for. */
export function JackpotPlates({ jackpots }: { jackpots: readonly PokerJackpotView[] }): ReactNode {
  if (jackpots.length === 0) return null;
  return (
    <div className="jackpot-plates">
      {jackpots.map((jackpot) => (
        <JackpotPlate key={jackpot.fund} jackpot={jackpot} />
      ))}
    </div>
  );
}
