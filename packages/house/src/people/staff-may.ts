import type { Role } from './roles.ts';

const FLOOR: readonly Role[] = ['floor', 'admin'];
const FLOOR_OR_DEALER: readonly Role[] = ['floor', 'dealer', 'admin'];

/** Who may ask for what: only the floor decides over the meter, the floor and the dealer over the cards. */
export const STAFF_MAY = {
  'confirm-jackpot': FLOOR,
  'withdraw-jackpot': FLOOR_OR_DEALER,
  'call-jackpot': FLOOR_OR_DEALER,
  'back-out-jackpot': FLOOR,
  irregularity: FLOOR_OR_DEALER,
  unsay: FLOOR,
  silence: FLOOR,
} as const;
