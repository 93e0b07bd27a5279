import { type Cents, cents } from '@croupier/table';
import type { BettingSpot, BettingStructure, FixedLimit, StreetBet } from './betting-structure.ts';
import { at33, type Clauses } from './clauses.ts';

/** What is raised from; a bring-in is completed to a bet. */
const from = ({ price, completes }: BettingSpot): number => (completes ? 0 : price);

/** Fixed limit: a bet is one size, a raise one more of it, and three raises a round (bclc-poker 17.0 §2.4). */
export function fixedLimit(betting: FixedLimit, clauses: Clauses): BettingStructure {
  const { smallBet, bigBet } = betting;
  // Where either may be bet, whoever raises after a big bet raises by a big one.
  const least = (street: StreetBet, raise: Cents): Cents =>
    street === 'small' || (street === 'either' && raise <= smallBet) ? smallBet : bigBet;
  const most = (street: StreetBet): Cents => (street === 'small' ? smallBet : bigBet);
  const cap = betting.raiseCap === 'unlimited' ? Number.POSITIVE_INFINITY : betting.raiseCap;
  const capped = {
    reason: `There have been ${betting.raiseCap} raises in this round; while more than two players remain there are no more.`,
    cite: clauses.raise,
  };
  return {
    minimumBet: (street) => least(street, smallBet),
    leastTo: (spot) => cents(from(spot) + least(spot.street, spot.raise)),
    mostTo: (spot) => cents(from(spot) + most(spot.street)),
    onlyEnds: ({ street }) => street === 'either',
    // The first bet is not a raise; the big blind is the first bet and a straddle none (§4.1.3.b; READINGS 46).
    refusesRaise: ({ bets, remaining }) => (remaining > 2 && bets > cap ? capped : undefined),
    // bclc-poker 33.0 §1.3 knows limit's half: an all-in of at least half a bet counts as one.
    fullRaise: (raise, street) => least(street, raise) / 2,
    reopenedBy: (raise, street) => least(street, raise) / 2,
    cite: clauses.raise,
    leastBy: () => clauses.raise,
    mostBy: () => clauses.raise,
    notReopened: {
      reason: 'The all-in was less than half a bet, so you may call or fold but not raise again.',
      cite: at33('1.3'),
    },
  };
}
