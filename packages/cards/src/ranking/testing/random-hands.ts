import { type Card, JOKER } from '../../card.ts';

/** Numbers for tests: the same sequence for the same seed (a 32-bit xorshift). */
export function seeded(seed: number): (below: number) => number {
  let state = seed | 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

/**
 * Deals n cards. Half of the hands are drawn from a few ranks or suits only, so that straights, flushes and hands of a
 * kind, seldom in fair deals, come often.
 */
export function randomHand(cards: readonly Card[], n: number, random: (below: number) => number): Card[] {
  const style = random(6);
  let pool = [...cards];
  if (style === 1) pool = pool.filter((card) => card === JOKER || (card & 3) < 1 + random(2));
  if (style === 2) {
    const low = random(8);
    pool = pool.filter((card) => card === JOKER || (card >> 2 >= low && card >> 2 <= low + 5));
  }
  if (style === 3) {
    const ranks = new Set([12, random(13), random(13), random(13)]);
    pool = pool.filter((card) => card === JOKER || ranks.has(card >> 2));
  }
  if (style === 4) pool = pool.filter((card) => card === JOKER || (card & 3) === 2 || card >> 2 >= 9);
  if (pool.length < n) pool = [...cards];
  const hand: Card[] = [];
  // The joker, where there is one, is the last card of the pool: it is in half of the hands.
  if (pool.at(-1) === JOKER && random(2) === 0) hand.push(...pool.splice(-1, 1));
  while (hand.length < n) hand.push(...pool.splice(random(pool.length), 1));
  return hand;
}
