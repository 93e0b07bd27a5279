import { type PokerGame, pokerGame } from '../poker/poker-rules.ts';
import { texasHoldem } from './17.0-texas-holdem.ts';
import { crazyPineappleHoldem, pineappleHoldem } from './18.0-19.0-pineapple.ts';
import { threeTwoOne } from './20.0-three-two-one.ts';
import { sevenCardStud } from './23.0-seven-card-stud.ts';
import { asianFiveCardStud } from './24.0-asian-five-card-stud.ts';
import { mandarinFiveCardStud } from './25.0-mandarin-five-card-stud.ts';
import { omahaHighGame, omahaHiLo } from './26.0-27.0-omaha.ts';

/** The poker games among players, in the order of the rulebook. */
export const communityGames: readonly PokerGame[] = [
  texasHoldem,
  pineappleHoldem,
  crazyPineappleHoldem,
  threeTwoOne,
  sevenCardStud,
  asianFiveCardStud,
  mandarinFiveCardStud,
  omahaHiLo,
  omahaHighGame,
].map(pokerGame);
