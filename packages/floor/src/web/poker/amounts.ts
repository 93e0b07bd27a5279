import { chips } from '../chips/money.ts';
import { useSettings } from '../room/settings.ts';

export type Amount = (cents: number) => string;

/** "2.5 BB": at most one figure after the point, and none where there is nothing to say. */
const inBigBlinds =
  (firstBet: number): Amount =>
  (cents) =>
    `${(Math.round((cents / firstBet) * 10) / 10).toLocaleString('en')} BB`;

/** How amounts are written at this table: in chips, or in big blinds for those who prefer them. */
export function useAmounts(firstBet: number): Amount {
  const { bigBlinds } = useSettings();
  return bigBlinds && firstBet > 0 ? inBigBlinds(firstBet) : chips;
}
