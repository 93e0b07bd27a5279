import { type Cents, cents } from '@croupier/table';
import type { BettingSpot, BettingStructure, NoLimit, PotLimit } from './betting-structure.ts';
import { at33 } from './clauses.ts';

const UNCOUNTED: Cents = cents(Number.MAX_SAFE_INTEGER);

/** bclc-poker 33.0 §1: the minimum is the big blind or the last raise, the maximum the stack or the house's. */
export function noLimit(betting: NoLimit | PotLimit): BettingStructure {
  const { minimumBet, maximumBet } = betting;
  return {
    // §1.2: the same on all rounds.
    minimumBet: () => minimumBet,
    // §1.3: at least as much more as the bet or raise before; over a short all-in at least the minimum bet (§1.2).
    leastTo: ({ price, raise, completes }) => cents(completes ? minimumBet : price + raise),
    mostTo: ({ price }: BettingSpot) => (maximumBet === null ? UNCOUNTED : cents(price + maximumBet)),
    // §1.1: any number of raises.
    refusesRaise: () => undefined,
    fullRaise: (raise) => raise,
    // §1.4: short all-ins add up, and reopen the betting when together they are a full raise.
    reopenedBy: (raise) => raise,
    cite: at33('1.3'),
    notReopened: {
      reason: 'You were not fully raised since you acted, so you may call or fold but not raise.',
      cite: at33('1.4'),
    },
  };
}
