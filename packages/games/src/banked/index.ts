import type { BankedGame } from '@croupier/table';
import { letItRide } from '../bclc-poker/1.0-let-it-ride.ts';
import { paiGowPoker } from '../bclc-poker/2.0-pai-gow-poker.ts';
import { fortunePaiGowPoker } from '../bclc-poker/3.0-fortune-pai-gow-poker.ts';
import { paiGowProgressive } from '../bclc-poker/4.0-pai-gow-progressive.ts';
import { faceUpPaiGowPoker } from '../bclc-poker/5.0-face-up-pai-gow-poker.ts';
import { threeCardPoker } from '../bclc-poker/6.0-three-card-poker.ts';
import { fourCardPoker, fourCardPokerBadBeat } from '../bclc-poker/7.0-8.0-four-card-poker.ts';
import { fastActionHoldem } from '../bclc-poker/9.0-fast-action-holdem.ts';
import { texasHoldemBonus } from '../bclc-poker/10.0-texas-holdem-bonus.ts';
import { ultimateTexasHoldem } from '../bclc-poker/11.0-ultimate-texas-holdem.ts';
import { flushesGoneWild } from '../bclc-poker/12.0-flushes-gone-wild.ts';
import { discardInferno } from '../bclc-poker/13.0-discard-inferno.ts';
import { burnBabyBurn } from '../bclc-poker/14.0-burn-baby-burn.ts';
import { multiGameProgressive } from '../bclc-poker/15.0-multi-game-progressive.ts';
import { fortuneAsiaPoker } from '../bclc-poker/16.0-fortune-asia-poker.ts';

export { type LetItRideHand, letItRide } from '../bclc-poker/1.0-let-it-ride.ts';
export { paiGowPoker } from '../bclc-poker/2.0-pai-gow-poker.ts';
export { FORTUNE_BONUS, fortunePaiGowPoker } from '../bclc-poker/3.0-fortune-pai-gow-poker.ts';
export { PAI_GOW_PROGRESSIVE, paiGowProgressive } from '../bclc-poker/4.0-pai-gow-progressive.ts';
export { ACE_HIGH_BONUS, type AceHighs, isAceHigh } from '../bclc-poker/5.0-ace-high.ts';
export { faceUpPaiGowPoker } from '../bclc-poker/5.0-face-up-pai-gow-poker.ts';
export { type ThreeCardShowdown, threeCardPoker } from '../bclc-poker/6.0-three-card-poker.ts';
export {
  type FourCardShowdown,
  fourCardPoker,
  fourCardPokerBadBeat,
} from '../bclc-poker/7.0-8.0-four-card-poker.ts';
export { fastActionHoldem } from '../bclc-poker/9.0-fast-action-holdem.ts';
export type { FastActionShowdown } from '../bclc-poker/9.0-showdown.ts';
export { type HoldemBonusShowdown, texasHoldemBonus } from '../bclc-poker/10.0-texas-holdem-bonus.ts';
export { type UltimateShowdown, ultimateTexasHoldem } from '../bclc-poker/11.0-ultimate-texas-holdem.ts';
export {
  type FlushRules,
  type FlushShowdown,
  flushesGoneWild,
} from '../bclc-poker/12.0-flushes-gone-wild.ts';
export { discardInferno } from '../bclc-poker/13.0-discard-inferno.ts';
export { dealerRemoves, type InfernoShowdown, mostOnPlay } from '../bclc-poker/13.0-play.ts';
export { burnBabyBurn } from '../bclc-poker/14.0-burn-baby-burn.ts';
export { hostOf, multiGameProgressive } from '../bclc-poker/15.0-multi-game-progressive.ts';
export { MULTI_GAME_WAGER, type ProgressiveHand } from '../bclc-poker/15.0-pays.ts';
export { fortuneAsiaPoker } from '../bclc-poker/16.0-fortune-asia-poker.ts';
export { INSURANCE_BONUS, type InsuranceHand } from '../bclc-poker/16.0-insurance.ts';
export { FORTUNE_ASIA_BONUS } from '../bclc-poker/16.0-play.ts';
export type { FortuneHand } from '../bclc-poker/fortune-bonus.ts';
export { barOf } from './against-dealer.ts';

/** The house-banked poker games, in the order of the rulebook. */
export const bankedGames: readonly BankedGame[] = [
  letItRide,
  paiGowPoker,
  fortunePaiGowPoker,
  paiGowProgressive,
  faceUpPaiGowPoker,
  threeCardPoker,
  fourCardPoker,
  fourCardPokerBadBeat,
  fastActionHoldem,
  texasHoldemBonus,
  ultimateTexasHoldem,
  flushesGoneWild,
  discardInferno,
  burnBabyBurn,
  multiGameProgressive,
  fortuneAsiaPoker,
];
