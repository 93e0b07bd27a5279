import { omahaHigh, omahaHiLo } from './omaha.ts';
import { type PokerGame, pokerGame } from './poker-rules.ts';
import { texasHoldem } from './texas-holdem.ts';

/** The community poker games, in the order of the rulebook. */
export const pokerGames: readonly PokerGame[] = [texasHoldem, omahaHiLo, omahaHigh].map(pokerGame);

export { omahaHigh, omahaHiLo, texasHoldem };
