import { threeCard } from '@croupier/cards';
import type { ThreeCardShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { BLIND, weakestThatPlays } from './three-card-poker.ts';

const thresholds = new WeakMap<Rules<ThreeCardShowdown>, number>();

/** The weakest hand that plays under these rules, worked out on first use. */
function weakest(rules: Rules<ThreeCardShowdown>): number {
  const known = thresholds.get(rules);
  if (known !== undefined) return known;
  const found = weakestThatPlays(rules);
  thresholds.set(rules, found);
  return found;
}

/** Optimal play, as the solver finds it. */
export function playFrom(rules: Rules<ThreeCardShowdown>): Strategy {
  let least: number | undefined;
  return {
    name: 'optimal',
    about: 'plays every hand that is worth more than the ante, folds the others',
    decide: ({ seat }, sight) => {
      least ??= weakest(rules);
      return { verb: threeCard.rank(sight(String(seat))) >= least ? 'play' : 'fold' };
    },
  };
}

/** Never folds: what not looking at one's cards costs. */
export const playAlways: Strategy = {
  name: BLIND,
  about: 'plays every hand',
  decide: () => ({ verb: 'play' }),
};
