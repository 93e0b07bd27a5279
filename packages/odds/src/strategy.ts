import { type Answer, type Question, Refused } from '@croupier/table';

/** Who decides where a game asks: a named way to play, the same for everybody who names it. */
export interface Strategy {
  readonly name: string;
  readonly decide: (question: Question) => Answer;
}

/** At a game that asks nothing, nothing is decided. */
const NO_DECISIONS: Strategy = {
  name: 'none',
  decide: ({ seat, cite }) => {
    throw new Refused({ reason: `Seat ${seat} is to decide, and no strategy says how.`, cite });
  },
};

/** The strategy of this name for a game, or its default. No game so far asks its players anything. */
export function strategyFor(game: { readonly title: string }, name?: string): Strategy {
  if (name === undefined) return NO_DECISIONS;
  throw new Refused({
    reason: `Nobody decides anything in ${game.title}, so there is no strategy "${name}".`,
  });
}

/** The name as it is published; null where nothing is decided. */
export const nameOfStrategy = (strategy: Strategy): string | null =>
  strategy === NO_DECISIONS ? null : strategy.name;
