import { threeCardPoker, ultimateTexasHoldem } from '@croupier/games';
import { Refused } from '@croupier/table';
import { playAlways, playFrom } from './banked/three-card-strategies.ts';
import { basicUltimate } from './banked/ultimate-strategies.ts';
import type { Strategy } from './way-to-play.ts';

/** At a game that asks nothing, nothing is decided. */
const NO_DECISIONS: Strategy = {
  name: 'none',
  about: 'nobody decides anything',
  decide: ({ seat, cite }) => {
    throw new Refused({ reason: `Seat ${seat} is to decide, and no strategy says how.`, cite });
  },
};

/** The ways to play a game, its default first. */
const STRATEGIES: Readonly<Record<string, readonly Strategy[]>> = {
  [threeCardPoker.id]: [playFrom, playAlways],
  [ultimateTexasHoldem.id]: [basicUltimate],
};

export const strategiesOf = (game: { readonly id: string }): readonly Strategy[] => STRATEGIES[game.id] ?? [];

/** The strategy of this name for a game, or its default. */
export function strategyFor(game: { readonly id: string; readonly title: string }, name?: string): Strategy {
  const all = strategiesOf(game);
  const found = name === undefined ? (all[0] ?? NO_DECISIONS) : all.find((one) => one.name === name);
  if (found) return found;
  throw new Refused({
    reason: all.length
      ? `There is no strategy "${name}" for ${game.title}; there are ${all.map((one) => one.name).join(', ')}.`
      : `Nobody decides anything in ${game.title}, so there is no strategy "${name}".`,
  });
}

/** The name as it is published; null where nothing is decided. */
export const nameOfStrategy = (strategy: Strategy): string | null =>
  strategy === NO_DECISIONS ? null : strategy.name;
