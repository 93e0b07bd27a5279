import type { PokerTable, SeatedPlayer } from './poker-table.ts';

/**
 * The table after a void hand: button, kill button and what is owed are as they were before it, so that it is dealt again.
 * Who sat down, left or sat out meanwhile has done so.
 */
export function tableAfterVoid(before: PokerTable, now: PokerTable): PokerTable {
  const seats = new Map<number, SeatedPlayer>();
  for (const [seat, seated] of now.seats) {
    const then = before.seats.get(seat);
    if (!seated.inHand || !then) seats.set(seat, seated);
    else {
      const { stack, isNew, owes } = then;
      seats.set(seat, { ...seated, stack, isNew, owes, inHand: false });
    }
  }
  const { button, owing, killButton } = before;
  return { ...now, seats, button, owing, killButton };
}
