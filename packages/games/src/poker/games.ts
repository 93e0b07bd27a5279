import { Refused } from '@croupier/table';
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

/** The game with this id, or a refusal that names those there are. */
export function pokerGameNamed(id: string): PokerGame {
  const found = pokerGames.find((game) => game.id === id);
  if (found) return found;
  throw new Refused({
    reason: `There is no poker game "${id}"; the games are ${pokerGames.map((game) => game.id).join(', ')}.`,
  });
}

export { crazyPineappleHoldem, omahaHigh, omahaHiLo, pineappleHoldem, texasHoldem, threeTwoOne };
