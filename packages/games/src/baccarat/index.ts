import type { Game } from '@croupier/table';
import type { BaccaratRules, Coup } from './coup.ts';
import { dragonBonusBaccarat } from './dragon-bonus.ts';
import { miniBaccarat } from './mini-baccarat.ts';
import { ruyiBaccarat, ruyiBaccaratCommission, ruyiBaccaratRuby9 } from './ruyi.ts';

export * from './coup.ts';
export * from './points.ts';
export * from './roads/index.ts';
export * from './third-card.ts';
export { miniBaccarat };

/** The baccarat games, in the order of the rulebooks. */
export const baccaratGames: readonly Game<Coup, BaccaratRules>[] = [
  miniBaccarat,
  dragonBonusBaccarat,
  ruyiBaccarat,
  ruyiBaccaratRuby9,
  ruyiBaccaratCommission,
];
