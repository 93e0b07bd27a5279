import { cardOf } from '@croupier/cards';
import { nameOfClass, preflopClass } from '../preflop-classes.ts';
import { raisesEarly } from '../ultimate-strategies.ts';

/** The own cards with which the basic strategy of Ultimate Texas Hold'em bets four times before the flop. */
export function earlyHands(): Set<string> {
  const early = new Set<string>();
  for (let a = 1; a < 52; a += 1) {
    for (let b = 0; b < a; b += 1) {
      if (raisesEarly([cardOf(a), cardOf(b)])) early.add(nameOfClass(preflopClass(a, b)));
    }
  }
  return early;
}
