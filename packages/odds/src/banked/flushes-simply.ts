import { type Card, rankOf, suitOf } from '@croupier/cards';
import type { Strategy } from '../way-to-play.ts';

const KING = 11;
const ACE = 12;

/** A way that one can keep in mind; nothing is counted, and of the two-card flushes only the higher is looked at. */
export const playFlushesSimply: Strategy = {
  name: 'basic',
  about:
    'plays with a deuce, three cards of a suit, an ace with another of its suit, or two suits of two with a king high',
  decide: ({ seat }, sight) => ({ verb: isPlayedSimply(sight(String(seat))) ? 'play' : 'fold' }),
};

export function isPlayedSimply(cards: readonly Card[]): boolean {
  const sizes = [0, 0, 0, 0];
  for (const card of cards) {
    if (rankOf(card) === 0) return true;
    sizes[suitOf(card)] = (sizes[suitOf(card)] ?? 0) + 1;
  }
  if (sizes.some((size) => size >= 3)) return true;
  const least = sizes.filter((size) => size === 2).length === 2 ? KING : ACE;
  return cards.some((card) => rankOf(card) >= least && sizes[suitOf(card)] === 2);
}

/** Never folds: what not looking at one's cards costs. */
export const playFlushesAlways: Strategy = {
  name: 'blind',
  about: 'plays every hand',
  decide: () => ({ verb: 'play' }),
};
