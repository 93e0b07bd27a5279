import { type Cents, type Cite, cents } from '@croupier/table';
import type { BettingSpot, BettingStructure, PotLimit } from './betting-structure.ts';
import { at33 } from './clauses.ts';
import { noLimit } from './no-limit.ts';

const POT: Cite = at33('2.1');

/** The pot as it is once the player has called (bclc-poker 33.0 §2.1). */
const potAfterCall = ({ pot, price, bet }: BettingSpot): number => pot + Math.max(price - bet, 0);

const raisedByThePot = (spot: BettingSpot): number => spot.price + potAfterCall(spot);

/** bclc-poker 33.0 §2: no limit, but no bet above the pot and no raise above the pot after the call. */
export function potLimit(betting: PotLimit, ceiling: Cite): BettingStructure {
  const base = noLimit(betting, ceiling);
  const mostTo = (spot: BettingSpot): Cents => {
    // The minimum bet may always be made, also into a pot that is smaller; but nobody bets more than the house's maximum.
    return cents(Math.min(Math.max(raisedByThePot(spot), base.leastTo(spot)), base.mostTo(spot)));
  };
  const mostBy = (spot: BettingSpot): Cite => (raisedByThePot(spot) > base.mostTo(spot) ? ceiling : POT);
  return { ...base, mostTo, mostBy, cite: POT };
}
