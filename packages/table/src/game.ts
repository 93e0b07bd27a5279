import type { Card } from '@croupier/cards';
import type { Bet } from './bets.ts';
import type { Section } from './cite.ts';
import { choose, type House, type OptionDescription, type Options } from './options.ts';
import { assertConserved } from './postings.ts';
import { type Round, stake, startRound } from './round.ts';
import type { AnyLayout, Rules } from './rules.ts';
import { type Answer, place, playOut, type Question } from './script.ts';
import { type Line, settle } from './settlement.ts';

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
  /** Deals and settles a whole round at once, without calls or events: for millions of rounds. */
  readonly dealOut: (
    bets: readonly Bet[],
    draw: () => Card,
    answer: (question: Question) => Answer,
  ) => readonly Line[];
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
      return {
        id,
        title,
        section,
        options,
        rules,
        layout: rules,
        start: (bets) => startRound(rules, bets),
        dealOut: (bets, draw, answer) => dealOut(rules, bets, draw, answer),
      };
    },
  };
}

function dealOut<O>(
  rules: Rules<O>,
  bets: readonly Bet[],
  draw: () => Card,
  answer: (question: Question) => Answer,
): readonly Line[] {
  const all = bets.slice();
  const decide = (question: Question): Answer => {
    const answered = answer(question);
    const staked = stake(bets, question, answered);
    if (staked) all.push(staked);
    return answered;
  };
  const outcomes = playOut(rules.play({ bets, place }), draw, decide);
  const lines = settle(rules, all, outcomes);
  assertConserved(all, lines);
  return lines;
}
