import type { BaccaratRules, Coup, Sees } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';
import { coupsByFirstFour } from './first-four.ts';
import { coupsByPoints } from './points.ts';
import { coupsBySuits } from './suits.ts';

/** Every coup of a full shoe that a wager can tell apart, by how much of the cards it sees; each kind is counted once. */
export function coupsOf({ shoe, tableau }: BaccaratRules): (sees: Sees) => readonly Weighed<Coup>[] {
  const counted = new Map<Sees, readonly Weighed<Coup>[]>();
  return (sees) => {
    const known = counted.get(sees);
    if (known) return known;
    const coups = COUNTED[sees](shoe.decks, tableau);
    counted.set(sees, coups);
    return coups;
  };
}

const COUNTED = {
  points: coupsByPoints,
  'first-four': coupsByFirstFour,
  suits: coupsBySuits,
} as const;
