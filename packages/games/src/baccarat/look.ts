import type { Look } from '@croupier/table';

/** Two hands for all who bet, before the dealer, and the roads of the shoe beside them. */
export const playerAndBanker: Look = {
  family: 'baccarat',
  hands: 'in-the-middle',
  handSize: 3,
  panel: 'roads',
};
