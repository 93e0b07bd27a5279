import { catalogue } from '@croupier/games';
import type { DealtGame } from '../played/played-filter.ts';
import { type Casino, gameIdOf } from './casino.ts';

/** A game as it was ever dealt here, also at tables that deal another now or are there no more. */
export async function dealtGame({ rules, tables }: Casino, game: string): Promise<DealtGame> {
  const posted = [...(await rules.postings()).values()].flat();
  return {
    definitions: posted.filter((one) => one.game === game).map(({ definition }) => definition),
    now: [...tables.values()]
      .filter((open) => gameIdOf(open) === game)
      .map(({ driver }) => driver.setting.id),
  };
}

/** What a game is called; one that the catalogue has no more goes by its id. */
export const titleOf = (game: string): string => catalogue.find(({ id }) => id === game)?.title ?? game;
