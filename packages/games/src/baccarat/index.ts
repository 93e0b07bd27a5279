import type { BankedGame, Game } from '@croupier/table';
import { baccaratGold } from '../baccarat-gold/baccarat-gold.ts';
import { miniBaccarat } from '../bclc-baccarat/1.0-mini-baccarat.ts';
import { dragonBonusBaccarat } from '../bclc-baccarat/2.0-dragon-bonus.ts';
import { squeezeMidiBaccarat } from '../bclc-baccarat/3.0-squeeze-midi-baccarat.ts';
import { classicSqueezeMidiBaccarat } from '../bclc-baccarat/4.0-classic-squeeze-midi-baccarat.ts';
import { fullBaccarat } from '../bclc-baccarat/5.0-full-baccarat.ts';
import { threeCardBaccarat } from '../bclc-baccarat/6.0-three-card-baccarat.ts';
import {
  ruyiBaccarat,
  ruyiBaccaratCommission,
  ruyiBaccaratRuby9,
} from '../bclc-baccarat/7.0-9.0-ruyi-baccarat.ts';
import { coloradoMiniBaccarat } from '../colorado-rule-28/30-2807-mini-baccarat.ts';
import { coloradoMidiBaccarat } from '../colorado-rule-28/30-2817-midi-baccarat.ts';
import { fiveTreasures } from '../colorado-rule-28/30-2899.01-five-treasures.ts';
import { ninetyNineFortunes } from '../colorado-rule-28/30-2899.02-ninety-nine-fortunes.ts';
import { coloradoDragonBonus } from '../colorado-rule-28/30-2899.03-dragon-bonus.ts';
import { ezBaccarat } from '../colorado-rule-28/30-2899.04-ez-baccarat.ts';
import { ezBaccaratProgressive } from '../colorado-rule-28/30-2899.04-ez-baccarat-progressive.ts';
import { commissionBaccarat } from '../rws-baccarat/commission-baccarat.ts';
import type { BaccaratRules, Coup } from './coup.ts';

export type { ThreeCardCoup } from '../bclc-baccarat/6.0-play.ts';
export * from './coup.ts';
export * from './points.ts';
export * from './roads/index.ts';
export * from './third-card.ts';
export { miniBaccarat, threeCardBaccarat };

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

/** The baccarat games in which every seat has a hand of its own. */
export const seatBaccaratGames: readonly BankedGame[] = [threeCardBaccarat];
