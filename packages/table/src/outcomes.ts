import type { BySeat } from './by-seat.ts';

/** The outcome that the wagers of a seat in the round look at; in baccarat the same for all. */
export type Outcomes<O> = (seat: number) => O;

/** Outcomes that differ from seat to seat. */
export function outcomesOf<O>(seats: Pick<BySeat<O>, 'get'>): Outcomes<O> {
  return (seat) => {
    const outcome = seats.get(seat);
    if (outcome === undefined) throw new Error(`Seat ${seat} is not in this round.`);
    return outcome;
  };
}
