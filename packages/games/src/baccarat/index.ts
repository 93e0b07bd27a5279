import type { Game } from '@croupier/table';
import { baccaratGold } from './baccarat-gold.ts';
import { classicSqueezeMidiBaccarat } from './classic-squeeze.ts';
import { coloradoDragonBonus } from './colorado-dragon-bonus.ts';
import { coloradoMiniBaccarat } from './colorado-mini-baccarat.ts';
import type { BaccaratRules, Coup } from './coup.ts';
import { dragonBonusBaccarat } from './dragon-bonus.ts';
import { ezBaccarat } from './ez-baccarat.ts';
import { ezBaccaratProgressive } from './ez-progressive.ts';
import { fiveTreasures } from './five-treasures.ts';
import { fullBaccarat } from './full-baccarat.ts';
import { coloradoMidiBaccarat } from './midi-baccarat.ts';
import { miniBaccarat } from './mini-baccarat.ts';
import { ninetyNineFortunes } from './ninety-nine-fortunes.ts';
import { ruyiBaccarat, ruyiBaccaratCommission, ruyiBaccaratRuby9 } from './ruyi.ts';
import { commissionBaccarat } from './rws-commission-baccarat.ts';
import { squeezeMidiBaccarat } from './squeeze-midi.ts';

export * from './coup.ts';
export * from './points.ts';
export * from './roads/index.ts';
export * from './third-card.ts';
export { threeCardBaccarat } from './three-card-baccarat.ts';
export type { ThreeCardCoup } from './three-card-baccarat-play.ts';
export { miniBaccarat };

/** The baccarat games of two hands, in the order of the rulebooks. */
export const baccaratGames: readonly Game<Coup, BaccaratRules>[] = [
  miniBaccarat,
  dragonBonusBaccarat,
  squeezeMidiBaccarat,
  classicSqueezeMidiBaccarat,
  fullBaccarat,
  ruyiBaccarat,
  ruyiBaccaratRuby9,
  ruyiBaccaratCommission,
  commissionBaccarat,
  coloradoMiniBaccarat,
  coloradoMidiBaccarat,
  fiveTreasures,
  ninetyNineFortunes,
  coloradoDragonBonus,
  ezBaccarat,
  ezBaccaratProgressive,
  baccaratGold,
];
