import { type Cents, cents } from '@croupier/table';
import type { BettingSpot, BettingStructure, FixedLimit } from './betting-structure.ts';
import { at33, type Clauses } from './clauses.ts';

/** Fixed limit: a bet is one size, a raise one more of it, and three raises a round (bclc-poker 17.0 §2.4). */
export function fixedLimit(betting: FixedLimit, clauses: Clauses): BettingStructure {
  const size = (street: 'small' | 'big'): Cents => (street === 'small' ? betting.smallBet : betting.bigBet);
  const to = ({ price, street, completes }: BettingSpot): Cents =>
    cents((completes ? 0 : price) + size(street));
  const cap = betting.raiseCap === 'unlimited' ? Number.POSITIVE_INFINITY : betting.raiseCap;
  const capped = {
    reason: `There have been ${betting.raiseCap} raises in this round; while more than two players remain there are no more.`,
    cite: clauses.raise,
  };
  return {
    minimumBet: size,
    leastTo: to,
    mostTo: to,
    // The first bet is not a raise; the big blind is the first bet and a straddle none (§4.1.3.b; READINGS 46).
    refusesRaise: ({ bets, remaining }) => (remaining > 2 && bets > cap ? capped : undefined),
    // bclc-poker 33.0 §1.3 knows limit's half: an all-in of at least half a bet counts as one.
    fullRaise: (_raise, street) => size(street) / 2,
    reopenedBy: (_raise, street) => size(street) / 2,
    cite: clauses.raise,
    leastBy: () => clauses.raise,
    mostBy: () => clauses.raise,
    notReopened: {
      reason: 'The all-in was less than half a bet, so you may call or fold but not raise again.',
      cite: at33('1.3'),
    },
  };
}
