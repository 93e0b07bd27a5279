import type { PokerTableView } from '@croupier/house/protocol';

/** How somebody with a seat stands between hands: dealt in next, or why not. */
type Readiness = 'ready' | 'late' | 'away' | 'broke' | 'leaving';

export function readinessOf({ seats, you, phase }: PokerTableView): Readiness {
  const mine = seats.find(({ seat }) => seat === you.seat);
  if (!mine) return 'ready';
  if (mine.leaving) return 'leaving';
  // Chips that lie in a pot may come back: who is all in is not broke.
  if (mine.stack === 0 && !(mine.inHand && phase.name === 'playing')) return 'broke';
  if (mine.absent) return 'late';
  return mine.sittingOut ? 'away' : 'ready';
}

export const NOT_READY: Readonly<Record<Exclude<Readiness, 'ready'>, string>> = {
  late: 'You did not act in time, so you are dealt out until you come back.',
  away: 'You sit out and are dealt no cards until you come back.',
  broke: 'You have no chips left, and are dealt in when you buy some.',
  leaving: 'You leave the table when this hand is over.',
};

/** Who is late, sits out or leaves with cards in hand is not waited for (bclc-poker 33.0 §1.12). */
export const NOT_READY_IN_A_HAND: Readonly<Record<Exclude<Readiness, 'ready'>, string>> = {
  ...NOT_READY,
  late: 'You did not act in time. Until you come back you check where it is free, and your hand is dead when you face a bet.',
  away: 'You sit out. Until you come back you check where it is free, and your hand is dead when you face a bet.',
  leaving:
    'You leave after this hand. Until then you check where it is free, and your hand is dead when you face a bet.',
};
