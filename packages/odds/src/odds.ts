import { baccaratGames } from '@croupier/games';
import { type Options, Refused } from '@croupier/table';
import { weighCoups } from './baccarat/coups.ts';
import { oddsOfWager, type WagerOdds } from './wager-odds.ts';

/** The mathematics of a game under its options (CONTRACT: `croupier odds`). */
export interface GameOdds {
  readonly game: string;
  readonly options: Options;
  readonly wagers: readonly WagerOdds[];
}

/** Exact odds of every wager of a game, or of one. */
export function oddsOf(id: string, given: Readonly<Record<string, unknown>>, wager?: string): GameOdds {
  const baccarat = baccaratGames.find((game) => game.id === id);
  if (!baccarat) throw new Refused({ reason: `There are no odds for "${id}" yet.` });
  const { options, rules } = baccarat.with(given);
  const asked = wager === undefined ? rules.wagers : rules.wagers.filter((one) => one.id === wager);
  if (asked.length === 0) {
    throw new Refused({
      reason: `There is no wager "${wager}" here; the wagers are ${rules.wagers.map((one) => one.id).join(', ')}.`,
    });
  }
  const coups = weighCoups(rules.shoe.decks, rules.tableau).map(({ coup, ways }) => ({
    outcome: coup,
    ways,
  }));
  return { game: id, options, wagers: asked.map((one) => oddsOfWager(one, coups)) };
}
