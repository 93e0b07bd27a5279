import type { Card } from '@croupier/cards';

/** A few cards from the highest down, as a hand that is set is laid out; without a comparison to call, since hands are set by the million. */
export function highestFirst(cards: readonly Card[]): readonly Card[] {
  const sorted: Card[] = [];
  for (const card of cards) {
    let at = sorted.length;
    for (; at > 0; at--) {
      const before = sorted[at - 1];
      if (before === undefined || before >= card) break;
      sorted[at] = before;
    }
    sorted[at] = card;
  }
  return sorted;
}
