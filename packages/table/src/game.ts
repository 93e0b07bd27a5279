import type { Bet } from './bets.ts';
import type { Section } from './cite.ts';
import { choose, type House, type OptionDescription, type Options } from './options.ts';
import { type Round, startRound } from './round.ts';
import type { AnyLayout, Rules } from './rules.ts';

/** A section of a rulebook as a game: what is fixed, and how its rules read once the house has chosen. */
export interface GameDefinition<R> {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly rules: (house: House) => R;
}

/** A game of the catalogue, whatever its wagers look at. */
export interface CatalogueGame {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  /** Every option with its default. */
  readonly options: readonly OptionDescription[];
  /** The game under these options; what the rulebook does not allow is refused with its clause. */
  readonly with: (options: Readonly<Record<string, unknown>>) => TableGame;
}

/** A game with its options chosen: what a table deals. */
export interface TableGame {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly options: Options;
  readonly layout: AnyLayout;
  readonly start: (bets: readonly Bet[]) => Round;
}

/** The same with its rules in full, for those who know what its wagers look at: the mathematician. */
export interface Game<O, R extends Rules<O> = Rules<O>> extends CatalogueGame {
  readonly with: (options: Readonly<Record<string, unknown>>) => TableGame & { readonly rules: R };
}

export function game<O, R extends Rules<O>>(definition: GameDefinition<R & Rules<O>>): Game<O, R> {
  const { id, title, section } = definition;
  return {
    id,
    title,
    section,
    options: choose(definition.rules, {}).described,
    with: (given) => {
      const { rules, options } = choose(definition.rules, given);
      return { id, title, section, options, rules, layout: rules, start: (bets) => startRound(rules, bets) };
    },
  };
}
