import { handle, type Pass, type Script } from '@croupier/table';
import type { Coup } from '../baccarat/coup.ts';
import { actionSeat } from './action-button.ts';
import { dealing } from './clauses.ts';

/** At each seat in this order (READINGS 3). */
const WAGERS = ['gold', 'silver', 'tie', 'banker-line', 'player-line'];

/**
 * Clockwise from the action button; if the bank covers all action, counter-clockwise from the house dealer's right
 * (READINGS 4).
 */
export const goldPasses =
  (tableSeats: number) =>
  (
    outcomes: (seat: number) => Coup,
    seats: readonly number[],
    bank?: { readonly covers: boolean; readonly seat: number },
  ): Pass[] => {
    const [first] = seats;
    const hole = first === undefined ? undefined : outcomes(first).banker.cards[0];
    const button = bank && hole !== undefined ? actionSeat(hole, bank.seat, tableSeats, seats) : undefined;
    const from = bank?.covers || button === undefined ? 'right' : { seat: button };
    return [{ from, wagers: WAGERS }];
  };

export function* closing(): Script<void> {
  yield handle(
    'Settle clockwise from the action button, or counter-clockwise from your right if the bank covers all action.',
    dealing('8'),
  );
}
