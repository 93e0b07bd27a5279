import { createHash } from 'node:crypto';
import { openedFor } from './opened.ts';
import type { HandOnTable } from './poker-state.ts';

/**
 * What a link to a hand says that shows it as one of its players saw it. It is made of the salts of that player's cards,
 * which nobody else has been told as long as those cards are hidden, so that nobody else can make one and nothing has to be kept.
 */
export function shareOf(hand: HandOnTable, seat: number): string {
  const salts = openedFor(hand, seat).map(({ salt }) => salt);
  return createHash('sha256')
    .update(['share', hand.name, seat, ...salts].join(' '))
    .digest('base64url');
}

/** The seat whose view a link shows; null for one that nobody has given away. */
export function sharedSeat(hand: HandOnTable, share: string): number | null {
  if (!hand.over) return null;
  return [...hand.holders.keys()].find((seat) => shareOf(hand, seat) === share) ?? null;
}
