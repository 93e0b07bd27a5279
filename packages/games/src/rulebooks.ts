import type { Rulebook } from '@croupier/table';

/** The five rulebooks, named as every citation names them. */
export const bclcBaccarat: Rulebook = {
  id: 'bclc-baccarat',
  title: 'BCLC Rules of Play for Table Games - Baccarat',
};

export const bclcPoker: Rulebook = {
  id: 'bclc-poker',
  title: 'BCLC Rules of Play for Table Games - Poker',
};
