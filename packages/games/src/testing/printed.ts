import { type AnyLayout, type BankedGame, dollars, formatAward } from '@croupier/table';

/** What a wager pays, row by row from the highest, as a layout prints it: "40 to 1". */
export const paysOf = ({ wagers, bonuses = [] }: AnyLayout, wager: string): string[] =>
  [...wagers, ...bonuses]
    .filter(({ id }) => id === wager)
    .flatMap(({ rows }) => rows.map(({ award }) => formatAward(award)));

/** Every value of an option that a game takes, and those next to them that it refuses. */
export const takes = (game: BankedGame, option: string, values: readonly (string | number)[]): boolean[] =>
  values.map((value) => {
    try {
      game.with({ [option]: value });
      return true;
    } catch {
      return false;
    }
  });

/** The limits over all players, in dollars, and on what. */
export const limitsOf = ({ aggregates }: AnyLayout): (readonly [readonly string[], number])[] =>
  aggregates.map(({ wagers, limit }) => [wagers, limit / dollars(1)] as const);
