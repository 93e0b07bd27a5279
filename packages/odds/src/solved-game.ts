import type { Game, Options, Rules, TableGame } from '@croupier/table';
import type { Pricing } from './pricing.ts';
import type { Teacher } from './training/teacher.ts';
import type { Strategy } from './way-to-play.ts';

/** What the mathematician knows of a game, whatever its wagers look at. */
export interface SolvedGame {
  readonly id: string;
  /** The ways to play at a table, its default first; none where nobody decides anything. Undefined: not a table of it. */
  readonly strategies: (table: TableGame) => readonly Strategy[] | undefined;
  /** The prices at a table; undefined where it is not a table of this game. */
  readonly pricing: (table: TableGame) => Pricing | undefined;
  /** Who teaches the decisions at a table by what was solved; absent where nobody does. */
  readonly teacher?: (table: TableGame) => Teacher | undefined;
}

interface Solution<R> {
  readonly strategies?: (rules: R) => readonly Strategy[];
  readonly price: (rules: R, options: Options) => Pricing;
  readonly teach?: (rules: R) => Teacher;
}

/** A game with its solution, which is given the rules of the table that is asked about. */
export function solved<O, R extends Rules<O>>(
  game: Game<O, R>,
  { strategies = () => [], price, teach }: Solution<R>,
): SolvedGame {
  return {
    id: game.id,
    strategies: (table) => {
      const rules = game.rulesOf(table);
      return rules && strategies(rules);
    },
    pricing: (table) => {
      const rules = game.rulesOf(table);
      return rules && price(rules, table.options);
    },
    ...(teach
      ? {
          teacher: (table: TableGame) => {
            const rules = game.rulesOf(table);
            return rules && teach(rules);
          },
        }
      : {}),
  };
}
