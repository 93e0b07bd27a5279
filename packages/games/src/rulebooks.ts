import type { Rulebook } from '@croupier/table';

/** The baccarat rules of BCLC. The five rulebooks are named here as every citation names them. */
export const bclcBaccarat: Rulebook = {
  id: 'bclc-baccarat',
  title: 'BCLC Rules of Play for Table Games - Baccarat',
};

/** The poker rules of BCLC. */
export const bclcPoker: Rulebook = {
  id: 'bclc-poker',
  title: 'BCLC Rules of Play for Table Games - Poker',
};

/** The rules of Commission Baccarat (RWS). */
export const rwsBaccarat: Rulebook = {
  id: 'rws-baccarat',
  title: 'Commission Baccarat (RWS) Game Rules',
};

/** Colorado’s rules of baccarat. */
export const colorado28: Rulebook = {
  id: 'colorado-rule-28',
  title: 'Colorado Rule 28: Rules for Baccarat',
};

/** The rules of Baccarat Gold. */
export const baccaratGoldBook: Rulebook = {
  id: 'baccarat-gold',
  title: 'Baccarat Gold 1.0',
};
