import type { Card } from '../card.ts';
import { poker, shortPoker } from './poker.ts';
import type { Strength } from './strength.ts';

/**
 * Whether a player's best hand needs every one of their own cards: with any of them left out it would be weaker
 * (bclc-poker 28.0 §2.5.5). A kicker is not part of the hand (§2.5.8) unless it is asked to count; so four of a kind
 * needs a pair in the hand, as 30.0 §2.4.4 says.
 */
export function needsHoleCards(
  hole: readonly Card[],
  board: readonly Card[],
  kickers: 'ignored' | 'counted' = 'ignored',
): boolean {
  const measure = (strength: Strength): Strength => (kickers === 'ignored' ? poker.made(strength) : strength);
  const own = measure(poker.rank([...hole, ...board]));
  return hole.every((_, out) => {
    const rest = hole.filter((__, place) => place !== out);
    const fewer = [...rest, ...board];
    return measure((fewer.length < 5 ? shortPoker : poker).rank(fewer)) < own;
  });
}
