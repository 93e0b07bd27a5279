import { type Card, rankOf, suitOf } from '@croupier/cards';
import type { LetItRideHand } from '@croupier/games';
import type { Rules } from '@croupier/table';
import type { Strategy } from '../way-to-play.ts';
import { riding } from './let-it-ride.ts';

/** Optimal play, worked out when a hand, or one that differs from it by its suits alone, is first met. */
export function rideWell(rules: Rules<LetItRideHand>): Strategy {
  const known = new Map<string, boolean>();
  const rides = riding(rules);
  return {
    name: 'optimal',
    about: 'lets a bet ride whenever it is worth more than nothing',
    decide: ({ seat }, sight) => {
      const own = sight(String(seat));
      const board = sight('board');
      const key = suitsApart(own, board);
      const [turned] = board;
      const found =
        known.get(key) ?? (turned === undefined ? rides(own).first : rides(own).second(turned)) > 0;
      known.set(key, found);
      return { verb: found ? 'ride' : 'take-back' };
    },
  };
}

/** The same for all hands that differ by their suits alone: the ranks of each suit, one's own and on the board. */
function suitsApart(own: readonly Card[], board: readonly Card[]): string {
  const suits = new Uint32Array(4);
  for (const card of own) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card));
  for (const card of board) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << (13 + rankOf(card)));
  return suits.toSorted().join(' ');
}
