import type { LetItRideHand } from '@croupier/games';
import type { Rules } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { ridesWith } from './let-it-ride.ts';

/** Optimal play, worked out for a hand when it is first met. */
export function rideWell(rules: Rules<LetItRideHand>): Strategy {
  const known = new Map<string, boolean>();
  return {
    name: 'optimal',
    about: 'lets a bet ride whenever it is worth more than nothing',
    decide: ({ seat }, sight) => {
      const own = sight(String(seat)).toSorted((a, b) => a - b);
      const cards = [...own, ...sight('board')];
      const key = cards.join(' ');
      const rides = known.get(key) ?? ridesWith(rules, cards);
      known.set(key, rides);
      return { verb: rides ? 'ride' : 'take-back' };
    },
  };
}

/** Never takes a bet back: what not looking at one's cards costs. */
export const rideAlways: Strategy = {
  name: 'blind',
  about: 'lets every bet ride',
  decide: () => ({ verb: 'ride' }),
};
