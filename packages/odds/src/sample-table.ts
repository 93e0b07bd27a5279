import {
  type AnyLayout,
  type Bet,
  type Cents,
  cents,
  openLimits,
  type PlayerBank,
  Refused,
  refusal,
  type Standing,
  seatNumbersOf,
  total,
  type Wager,
} from '@croupier/table';

/** Bets to look at or to simulate with, and who banks them where a player must. */
export interface SampleTable {
  readonly bets: readonly Bet[];
  readonly standing: Standing;
}

/**
 * A bet on every wager that is laid before the deal: each at a seat of its own as long as there are seats, with
 * whatever the rules want beside it, and each seat its own player. The amount is brought within printed limits. Where
 * the house does not bank, or a player's bank is asked for, the highest seat banks with chips enough for any outcome.
 */
export function sampleTable(layout: AnyLayout, amount: Cents, playerBanks = false): SampleTable {
  const numbers = seatNumbersOf(layout);
  const { bank } = layout;
  if (playerBanks && !bank) throw new Refused({ reason: 'Only the house banks this game.' });
  if (!bank || !(bank.required || playerBanks))
    return { bets: sampleBets(layout, amount, numbers), standing: {} };
  const bets = sampleBets(layout, amount, numbers.slice(0, -1));
  const seat = numbers.at(-1) ?? 1;
  const dealerBet = bank.dealerBets === undefined ? {} : { dealerBet: amount };
  return { bets, standing: { bank: { ...bankAt(seat, bets), ...dealerBet } } };
}

/** The same bet at each of these seats, with whatever the rules want beside it; who banks as at a sample table. */
export function betsAtSeats(
  layout: AnyLayout,
  amount: Cents,
  wager: string,
  seats: readonly number[],
): SampleTable {
  const numbers = seatNumbersOf(layout);
  const banker = layout.bank?.required ? numbers.at(-1) : undefined;
  const bets: Bet[] = [];
  for (const seat of seats) {
    if (!numbers.includes(seat))
      throw new Refused({ reason: `There is no seat ${seat}; the seats are ${numbers.join(', ')}.` });
    if (seat === banker) throw new Refused({ reason: `Seat ${seat} banks, and so does not bet.` });
    bets.push(...laidOn(layout, wager, [seat], bets, amount));
  }
  if (banker === undefined) return { bets, standing: {} };
  const { bank } = sampleTable(layout, amount).standing;
  return { bets, standing: bank ? { bank: { ...bank, ...bankAt(banker, bets) } } : {} };
}

/** No award pays a hundred times the bets on the table. */
export const enoughFor = (bets: readonly Bet[]): Cents =>
  cents(100 * total(bets.map(({ amount }) => amount)));

const bankAt = (seat: number, bets: readonly Bet[]): PlayerBank => ({
  seat,
  player: playerAt(seat),
  amount: enoughFor(bets),
});

const playerAt = (seat: number): string => `seat ${seat}`;

function sampleBets(layout: AnyLayout, amount: Cents, seats: readonly number[]): Bet[] {
  const bets: Bet[] = [];
  for (const { id, inPlay } of layout.wagers) {
    if (inPlay || bets.some(({ wager }) => wager === id)) continue;
    bets.push(...laidOn(layout, id, emptiestFirst(seats, bets), bets, amount));
  }
  return bets;
}

/** A bet at the first of these seats where it may be laid beside the others, with the company that it needs. */
function laidOn(
  layout: AnyLayout,
  id: string,
  seats: readonly number[],
  bets: readonly Bet[],
  amount: Cents,
): Bet[] {
  const table = { layout, limits: openLimits(layout) };
  const laid = companies(layout, id)
    .flatMap((wagers) => seats.map((spot) => at(spot, wagers, amount)))
    .find((some) => !refusal(table, new Map(), [...bets, ...some], some[0]?.player ?? ''));
  if (laid) return laid;
  throw new Refused({ reason: `There is no seat at which "${id}" can be bet.` });
}

const at = (spot: number, wagers: readonly Wager<never>[], amount: Cents): Bet[] =>
  wagers.map((wager) => ({
    spot,
    player: playerAt(spot),
    wager: wager.id,
    kind: 'own',
    amount: withinLimits(wager, amount),
  }));

const withinLimits = ({ between }: Wager<never>, amount: Cents): Cents =>
  between ? cents(Math.min(Math.max(amount, between.least), between.most)) : amount;

/** The wagers that may have to be bet together with one: it alone, with its equals, with each that it may need. */
function companies(layout: AnyLayout, id: string): Wager<never>[][] {
  const withEquals = (ids: readonly string[]): Wager<never>[] => {
    const together = ids.flatMap((one) => [
      one,
      ...(layout.equalStakes ?? []).flatMap(({ wagers }) => (wagers.includes(one) ? wagers : [])),
    ]);
    return layout.wagers.filter((wager) => together.includes(wager.id));
  };
  const needed = (layout.requirements ?? []).flatMap(({ wagers, anyOf }) =>
    wagers.includes(id) ? anyOf : [],
  );
  const alone = layout.wagers.filter((wager) => wager.id === id);
  return [alone, withEquals([id]), ...needed.map((base) => withEquals([base, id]))];
}

/** The seats with the fewest bets first, and of those the first. */
function emptiestFirst(seats: readonly number[], bets: readonly Bet[]): number[] {
  const count = (spot: number): number => bets.filter((bet) => bet.spot === spot).length;
  return seats.toSorted((a, b) => count(a) - count(b));
}
