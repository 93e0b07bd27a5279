import { threeCard } from '@croupier/cards';
import { threeCardPoker } from '@croupier/games';
import type { Strategy } from '../way-to-play.ts';
import { solveThreeCardPoker } from './three-card-poker.ts';

let threshold: number | undefined;

/** The weakest hand that plays, worked out on first use. */
const weakest = (): number => {
  threshold ??= solveThreeCardPoker(threeCardPoker.with({}).rules).playFrom;
  return threshold;
};

/** Optimal play, as the solver finds it. */
export const playFrom: Strategy = {
  name: 'optimal',
  about: 'plays every hand that is worth more than the ante, folds the others',
  decide: ({ seat }, sight) => ({ verb: threeCard.rank(sight(String(seat))) >= weakest() ? 'play' : 'fold' }),
};

/** Never folds: what not looking at one's cards costs. */
export const playAlways: Strategy = {
  name: 'blind',
  about: 'plays every hand',
  decide: () => ({ verb: 'play' }),
};
