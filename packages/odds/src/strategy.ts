import { type Answer, Refused, type TableGame } from '@croupier/table';
import { solutionFor } from './solved-games.ts';
import type { Strategy } from './way-to-play.ts';

/** At a game that asks nothing, nothing is decided. */
const NO_DECISIONS: Strategy = {
  name: 'none',
  about: 'nobody decides anything',
  decide: ({ seat, cite }) => {
    throw new Refused({ reason: `Seat ${seat} is to decide, and no strategy says how.`, cite });
  },
};

/**
 * Where nobody has said yet how a game is played: the first thing that is offered, for the least that it takes. Cards are
 * not chosen so: what the house would do for somebody who is away stands for that.
 */
export const FIRST_OFFERED: Strategy = {
  name: 'first-offered',
  about: 'takes the first thing that is offered: nobody has named a strategy for this game yet',
  decide: ({ actions, absent }): Answer => {
    const first = actions.find(({ refused }) => !refused);
    if (!first || first.takes) return absent;
    return first.least === undefined ? { verb: first.verb } : { verb: first.verb, amount: first.least };
  },
};

/** The ways to play at a table, the default first. */
export const strategiesOf = (table: TableGame): readonly Strategy[] =>
  solutionFor(table)?.strategies(table) ?? [FIRST_OFFERED];

/** The strategy of this name for a table, or its default. */
export function strategyFor(table: TableGame, name?: string): Strategy {
  const all = strategiesOf(table);
  const found = name === undefined ? (all[0] ?? NO_DECISIONS) : all.find((one) => one.name === name);
  if (found) return found;
  throw new Refused({
    reason: all.length
      ? `There is no strategy "${name}" for ${table.title}; there are ${all.map((one) => one.name).join(', ')}.`
      : `Nobody decides anything in ${table.title}, so there is no strategy "${name}".`,
  });
}

/** The name as it is published; null where nothing is decided. */
export const nameOfStrategy = (strategy: Strategy): string | null =>
  strategy === NO_DECISIONS ? null : strategy.name;
