/** A wager that has a price of its own. */
export interface PricedWager {
  readonly id: string;
  readonly unit: string;
  readonly strategy: string | null;
  /** The wagers that are priced with it: equal stakes, and what decisions stake beside it. */
  readonly together?: readonly string[];
}

/** A wager on which nobody decides anything. */
export const own = (id: string): PricedWager => ({ id, unit: 'stake', strategy: null });
