import { omahaHigh, omahaHiLo } from './omaha.ts';
import { crazyPineappleHoldem, pineappleHoldem } from './pineapple.ts';
import { type PokerGame, pokerGame } from './poker-rules.ts';
import { texasHoldem } from './texas-holdem.ts';
import { threeTwoOne } from './three-two-one.ts';

/** The community poker games, in the order of the rulebook. */
export const pokerGames: readonly PokerGame[] = [
  texasHoldem,
  pineappleHoldem,
  crazyPineappleHoldem,
  threeTwoOne,
  omahaHiLo,
  omahaHigh,
].map(pokerGame);

export { crazyPineappleHoldem, omahaHigh, omahaHiLo, pineappleHoldem, texasHoldem, threeTwoOne };
