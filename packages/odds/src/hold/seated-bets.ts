import {
  type AnyLayout,
  type Bet,
  type Cents,
  openLimits,
  type PlayerBank,
  Refused,
  refusal,
  type Standing,
  seatNumbersOf,
} from '@croupier/table';
import { enoughFor } from '../sample-table.ts';

/** A table with the same bets at each of its first seats. */
export interface SeatedBets {
  readonly bets: readonly Bet[];
  readonly standing: Standing;
  readonly seats: readonly number[];
}

/** So many players, each with these stakes and whatever must equal them; the highest seat banks where a player does. */
export function seatedBets(
  layout: AnyLayout,
  players: number,
  stakes: ReadonlyMap<string, Cents>,
  bank?: Cents,
): SeatedBets {
  const all = seatNumbersOf(layout);
  const banks = layout.bank && (layout.bank.required || bank !== undefined);
  if (bank !== undefined && !layout.bank) throw new Refused({ reason: 'Only the house banks this game.' });
  const free = banks ? all.slice(0, -1) : all;
  if (!Number.isSafeInteger(players) || players < 1 || players > free.length)
    throw new Refused({
      reason: `From 1 to ${free.length} players sit here${banks ? ' beside the one who banks' : ''}, not ${players}.`,
    });
  const seats = free.slice(0, players);
  const bets = seats.flatMap((spot) =>
    [...withEquals(layout, stakes)].map(
      ([wager, amount]): Bet => ({
        spot,
        player: `seat ${spot}`,
        wager,
        kind: 'own',
        amount,
      }),
    ),
  );
  for (const spot of seats) {
    const why = refusal({ layout, limits: openLimits(layout) }, new Map(), bets, `seat ${spot}`);
    if (why) throw new Refused(why);
  }
  return { bets, seats, standing: banks ? { bank: bankFor(layout, all.at(-1) ?? 1, bets, bank) } : {} };
}

function withEquals(
  { equalStakes = [], wagers }: AnyLayout,
  stakes: ReadonlyMap<string, Cents>,
): Map<string, Cents> {
  const laid = new Map(stakes);
  for (const [id, amount] of stakes) {
    if (!wagers.some((wager) => wager.id === id && !wager.inPlay))
      throw new Refused({
        reason: `There is no wager "${id}" to bet before the deal; there are ${wagers
          .filter(({ inPlay }) => !inPlay)
          .map((wager) => wager.id)
          .join(', ')}.`,
      });
    for (const { wagers: equals } of equalStakes)
      if (equals.includes(id)) for (const other of equals) if (!laid.has(other)) laid.set(other, amount);
  }
  return laid;
}

/** With the amount that is asked for, or chips enough for any outcome. */
function bankFor(
  layout: AnyLayout,
  seat: number,
  bets: readonly Bet[],
  amount: Cents | undefined,
): PlayerBank {
  const [first] = bets;
  const dealerBet = layout.bank?.dealerBets !== undefined && first ? { dealerBet: first.amount } : {};
  return { seat, player: `seat ${seat}`, amount: amount ?? enoughFor(bets), ...dealerBet };
}
