import { type Cite, cents, type DealtFelt, type Discretion, type Progressive } from '@croupier/table';

/** The id of the wager on a meter. */
export const PROGRESSIVE = 'progressive';

/** The seats that are in the progressive this round. */
export function progressiveSeats({ bets }: Pick<DealtFelt, 'bets'>): number[] {
  const seats: number[] = [];
  for (const { wager, spot } of bets) if (wager === PROGRESSIVE) seats.push(spot);
  return seats;
}

/** What the meter shows, and what it starts from again when all of it was won. */
export function meterOf(house: Discretion, cite: Cite): Progressive {
  const range = { least: 0, most: 1_000_000_000_000 };
  const reseed = house.sets('reseed', {
    ...range,
    default: 1_000_000,
    about: 'What the meter starts from again after it was won, in cents',
    cite,
  });
  const meter = house.sets('meter', {
    ...range,
    default: reseed,
    about: 'What the meter shows before the round, in cents',
    cite,
  });
  return { wager: PROGRESSIVE, meter: cents(meter), reseed: cents(reseed), cite };
}
