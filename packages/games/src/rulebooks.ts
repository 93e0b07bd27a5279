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

export const rwsBaccarat: Rulebook = {
  id: 'rws-baccarat',
  title: 'Commission Baccarat (RWS) Game Rules',
};

export const colorado28: Rulebook = {
  id: 'colorado-rule-28',
  title: 'Colorado Rule 28: Rules for Baccarat',
};

export const baccaratGoldBook: Rulebook = {
  id: 'baccarat-gold',
  title: 'Baccarat Gold 1.0',
};
