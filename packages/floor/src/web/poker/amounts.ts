import { chips } from '../chips/money.ts';
import { useSettings } from '../room/settings.ts';

export type Amount = (cents: number) => string;

/** "2.5 BB": as exact as a chip is, and no figure after the point where there is nothing to say. */
export const inBigBlinds =
  (firstBet: number): Amount =>
  (cents) =>
    `${(cents / firstBet).toLocaleString('en', { maximumFractionDigits: 2 })} BB`;

/** How amounts are written at this table: in chips, or in big blinds for those who prefer them. */
export function useAmounts(firstBet: number): Amount {
  const { bigBlinds } = useSettings();
  return bigBlinds && firstBet > 0 ? inBigBlinds(firstBet) : chips;
}
