import type { FlushRules } from '@croupier/games';
import type { Strategy } from '../way-to-play.ts';
import { FlushAdviser } from './flush-adviser.ts';

const advisers = new WeakMap<FlushRules, FlushAdviser>();

/** Optimal play, as the solver finds it hand by hand; its tables take a moment when it is first asked. */
export const playFlushesBest = (rules: FlushRules): Strategy => ({
  name: 'optimal',
  about: 'plays every hand that is worth more than a fold, by all boards and all hands of the dealer',
  decide: ({ seat }, sight) => {
    const adviser = advisers.get(rules) ?? new FlushAdviser(rules);
    advisers.set(rules, adviser);
    return { verb: adviser.plays(sight(String(seat))) ? 'play' : 'fold' };
  },
});
