import { type AnyLayout, type Cents, Refused, seatNumbersOf, type TableGame } from '@croupier/table';
import { envyOf } from '../envy-odds.ts';
import { Fraction } from '../fraction.ts';
import type { GameOdds } from '../game-odds.ts';
import { betsAtSeats, sampleTable } from '../sample-table.ts';
import { Z95 } from '../tally.ts';
import { departuresOf } from './departures.ts';
import type { SeatedBets } from './seated-bets.ts';

/** A table as a house runs it. */
export interface AsRun {
  readonly players: number;
  readonly stake: Cents;
  /** A player banks with this much. */
  readonly bank?: Cents | undefined;
  /** Collection fees are counted. */
  readonly fees?: boolean | undefined;
}

/** What company, limits over all, a bank and fees change in the price of one wager; amounts in cents, the rest per unit staked. */
export interface AsPaid {
  readonly wager: string;
  readonly players: number;
  readonly stake: number;
  readonly bank: number | null;
  /** The edge with all of it. */
  readonly edge: number;
  /** What the fee of a round takes of one unit, exactly; null where there is none or nobody asked. */
  readonly fees: string | null;
  /** What the hands of the others bring in envy, exactly; null where there is none, or where it is in the change. */
  readonly envy: string | null;
  /** What limits, shared meters, other envy and what the bank cannot cover change, from rounds of the full table. */
  readonly change: number;
  readonly ci95: readonly [number, number];
  readonly rounds: number;
  /** In how many of them anything was paid otherwise than to one bettor alone. */
  readonly touched: number;
  /** How likely rows are together that came in none of them, each of which counts as if it came to one seat alone; null where the price is not by rows of one bet. */
  readonly unseen: number | null;
}

const ROUNDS = 20_000;

/** The price of each wager as this table pays it: what its rules pay one bettor alone, and by how much each round departs from that. */
export function pricesAsPaid(
  table: TableGame,
  { wagers }: GameOdds,
  run: AsRun,
  rounds: number = ROUNDS,
): AsPaid[] {
  if (run.fees && !table.layout.fees) throw new Refused({ reason: `${table.title} has no fees.` });
  return wagers.map((priced) => {
    const { wager, edge } = priced;
    const seated = seatedFor(table.layout, wager, run);
    const stake = seated.bets.find((bet) => bet.wager === wager)?.amount ?? run.stake;
    const fees = run.fees ? feeOf(table.layout, seated, stake) : null;
    const envied = envyOf(table.layout, priced);
    const others = envied && stake >= envied.least ? run.players - 1 : 0;
    const envy = envied ? Fraction.parse(envied.perOther).times(Fraction.of(others, stake)) : undefined;
    const found = departuresOf(table, priced, seated, rounds, envied !== undefined);
    const change = found.mean / stake;
    const wide = (Z95 * found.error) / stake;
    return {
      wager,
      players: run.players,
      stake,
      bank: seated.standing.bank?.amount ?? null,
      edge: edge - change - (envy?.toNumber() ?? 0) + (fees === null ? 0 : Fraction.parse(fees).toNumber()),
      fees,
      envy: envy?.toString() ?? null,
      change,
      ci95: [change - wide, change + wide],
      rounds,
      touched: found.touched,
      unseen: found.unseen,
    };
  });
}

function seatedFor(layout: AnyLayout, wager: string, { players, stake, bank }: AsRun): SeatedBets {
  if (bank !== undefined && !layout.bank) throw new Refused({ reason: 'Only the house banks this game.' });
  const banks = layout.bank !== undefined && (layout.bank.required || bank !== undefined);
  const free = banks ? seatNumbersOf(layout).slice(0, -1) : seatNumbersOf(layout);
  if (players > free.length)
    throw new Refused({ reason: `At most ${free.length} players bet here, not ${players}.` });
  const seats = free.slice(0, players);
  const { bets } = betsAtSeats(layout, stake, wager, seats);
  const banker = banks ? sampleTable(layout, stake, true).standing.bank : undefined;
  return { bets, seats, standing: banker ? { bank: { ...banker, amount: bank ?? banker.amount } } : {} };
}

/** What one bettor pays for a round, of a unit. */
function feeOf({ fees }: AnyLayout, { bets, seats }: SeatedBets, stake: Cents): string | null {
  const [seat] = seats;
  const fee = fees?.of(bets.filter(({ spot }) => spot === seat));
  return fee ? Fraction.of(fee, stake).toString() : null;
}
