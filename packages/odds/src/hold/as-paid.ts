import {
  type AnyLayout,
  BANK,
  type Cents,
  cents,
  ENVY,
  FEE,
  freshMeters,
  type Line,
  METER,
  progressivesOf,
  Refused,
  seatNumbersOf,
  type TableGame,
  worth,
} from '@croupier/table';
import { Fraction } from '../fraction.ts';
import type { GameOdds } from '../game-odds.ts';
import { pricingOf } from '../pricing-of.ts';
import { betsAtSeats, sampleTable } from '../sample-table.ts';
import { Z95 } from '../tally.ts';
import type { SeatedBets } from './seated-bets.ts';
import { Moments, tableRounds } from './table-rounds.ts';

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
  /** What limits, shared meters, envy and what the bank cannot cover change, from rounds of the full table. */
  readonly change: number;
  readonly ci95: readonly [number, number];
  readonly rounds: number;
  /** In how many of them anything was paid otherwise than to one bettor alone. */
  readonly touched: number;
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
  return wagers.map(({ wager, edge }) => {
    const seated = seatedFor(table.layout, wager, run);
    const stake = seated.bets.find((bet) => bet.wager === wager)?.amount ?? run.stake;
    const fees = run.fees ? feeOf(table.layout, seated, stake) : null;
    const { moments, touched } = departures(table, wager, seated, rounds);
    const change = moments.mean / stake;
    const wide = (Z95 * Math.sqrt(moments.variance / rounds)) / stake;
    return {
      wager,
      players: run.players,
      stake,
      bank: seated.standing.bank?.amount ?? null,
      edge: edge - change + (fees === null ? 0 : Fraction.parse(fees).toNumber()),
      fees,
      change,
      ci95: [change - wide, change + wide],
      rounds,
      touched,
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

/** By how much a round pays a bettor otherwise than alone, on average over the seats. */
function departures(
  table: TableGame,
  wager: string,
  seated: SeatedBets,
  rounds: number,
): { readonly moments: Moments; readonly touched: number } {
  const priced = pricingOf(table).wagers;
  const together = priced.find(({ unit }) => unit !== 'stake')?.id;
  const belongs = (id: string): boolean =>
    id === wager || (wager === together && !priced.some((one) => one.id === id));
  const enviesBy = progressivesOf(table.layout)[METER]?.wager ?? wager;
  const moments = new Moments();
  let touched = 0;
  for (const lines of tableRounds(table, seated, rounds)) {
    let change = 0;
    for (const line of lines) {
      if (!seated.seats.includes(line.seat) || line.wager === BANK || line.wager === FEE) continue;
      if (line.wager === ENVY) change += enviesBy === wager ? line.returned - line.stake : 0;
      else if (belongs(line.wager)) change += line.returned - line.stake - aloneNet(table.layout, line);
    }
    if (change !== 0) touched += 1;
    moments.add(change / seated.seats.length);
  }
  return { moments, touched };
}

/** What a bet would have netted its bettor alone, against a bank that covers it: by the row that decided it. */
function aloneNet(layout: AnyLayout, line: Line): number {
  const actual = line.returned - line.stake;
  const wager = layout.wagers.find(({ id }) => id === line.wager);
  const row = wager?.rows.find(({ name }) => name === line.row);
  if (!wager || line.result === 'withdrawn') return actual;
  if (!row) return line.result === 'void' ? -Number(line.stake) : actual;
  const { award } = row;
  if (award.kind === 'meter') {
    const meter = freshMeters(progressivesOf(layout))[award.of ?? METER] ?? cents(0);
    return Math.floor((meter * award.percent) / 100) - line.stake;
  }
  const under = layout.aggregates.some(({ wagers }) => wagers.includes(line.wager));
  if (!under && !line.againstBank) return actual;
  const { won, commission } = worth(award, line.stake, true);
  return won - commission;
}
