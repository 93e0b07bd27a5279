import type { TableView } from '@croupier/house/protocol';

/** Whether a wager is laid before the deal. One that the house never offers while bets are open is staked in play. */
export const isLaidBefore = ({ you }: TableView, wager: string): boolean =>
  you.options.length === 0 || you.options.some((option) => option.wager === wager);
