import { type Cents, type Cite, cents } from '@croupier/table';
import type { BettingSpot, BettingStructure, NoLimit, PotLimit } from './betting-structure.ts';
import { at33 } from './clauses.ts';

const UNCOUNTED: Cents = cents(Number.MAX_SAFE_INTEGER);
/** The minimum bet, also over an all-in that was less; and that a raise is at least what was bet or raised before. */
const LEAST_BET: Cite = at33('1.2');
const RAISE: Cite = at33('1.3');

/** bclc-poker 33.0 §1: the minimum is the big blind or the last raise, the maximum the stack or the house's, which `ceiling` states. */
export function noLimit(betting: NoLimit | PotLimit, ceiling: Cite): BettingStructure {
  const { minimumBet, maximumBet } = betting;
  return {
    // §1.2: the same on all rounds.
    minimumBet: () => minimumBet,
    // §1.3: at least as much more as the bet or raise before; over a short all-in at least the minimum bet (§1.2).
    leastTo: ({ price, raise, completes }) => cents(completes ? minimumBet : price + raise),
    mostTo: ({ price }: BettingSpot) => (maximumBet === null ? UNCOUNTED : cents(price + maximumBet)),
    onlyEnds: () => false,
    // §1.1: any number of raises.
    refusesRaise: () => undefined,
    fullRaise: (raise) => raise,
    // §1.4: short all-ins add up, and reopen the betting when together they are a full raise.
    reopenedBy: (raise) => raise,
    cite: RAISE,
    leastBy: ({ price }) => (price < minimumBet ? LEAST_BET : RAISE),
    mostBy: () => ceiling,
    notReopened: {
      reason: 'You were not fully raised since you acted, so you may call or fold but not raise.',
      cite: at33('1.4'),
    },
  };
}
