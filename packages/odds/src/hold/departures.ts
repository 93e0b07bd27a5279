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
  type TableGame,
  worth,
} from '@croupier/table';
import type { GameOdds } from '../game-odds.ts';
import { pricingOf } from '../pricing-of.ts';
import { numberOf } from '../session/hand-results.ts';
import { LOSS, TAKEN_BACK } from '../wager-odds.ts';
import type { SeatedBets } from './seated-bets.ts';
import { Moments, tableRounds } from './table-rounds.ts';

/** By how much rounds of a full table pay a bettor otherwise than alone, in cents. */
export interface Departures {
  readonly mean: number;
  /** The standard error of the mean. */
  readonly error: number;
  /** In how many rounds anything was paid otherwise. */
  readonly touched: number;
  /** How likely rows are together of which none came; null where rows are not told apart. */
  readonly unseen: number | null;
}

type Priced = GameOdds['wagers'][number];

/** What the bets of one row were paid otherwise in one round, for so many stakes. */
interface Part {
  readonly row: string;
  readonly stakes: number;
  readonly change: number;
}

/**
 * From so many rounds. Where it is known how often each row of the wager comes, what was paid otherwise on it counts as often as that, and not as
 * often as it came: company and limits then have an error, the game itself has none. A row that did not come is taken as if it came to one seat
 * alone, or to all of them where one outcome is everybody's.
 */
export function departuresOf(
  table: TableGame,
  priced: Priced,
  seated: SeatedBets,
  rounds: number,
  envyIsKnown: boolean,
): Departures {
  const { layout } = table;
  const stake = seated.bets.find((bet) => bet.wager === priced.wager)?.amount ?? cents(0);
  const chances = chancesOf(priced);
  const belongs = belongsTo(table, priced.wager);
  const envies =
    !envyIsKnown && (layout.envy?.wager ?? progressivesOf(layout)[METER]?.wager) === priced.wager;
  const came: (readonly Part[])[] = [];
  const beside: number[] = [];
  let touched = 0;
  let alike = true;
  let byRow = chances.size > 0 && stake > 0;
  for (const lines of tableRounds(table, seated, rounds)) {
    const parts: Part[] = [];
    let other = 0;
    for (const line of lines) {
      if (!seated.seats.includes(line.seat) || line.wager === BANK || line.wager === FEE) continue;
      if (line.wager === ENVY) other += envies ? line.returned - line.stake : 0;
      else if (line.wager === priced.wager) {
        const row = line.result === 'withdrawn' ? TAKEN_BACK : (line.row ?? LOSS);
        byRow &&= chances.has(row);
        parts.push({
          row,
          stakes: line.stake / stake,
          change: line.returned - line.stake - aloneNet(layout, line),
        });
      } else if (belongs(line.wager)) other += line.returned - line.stake - aloneNet(layout, line);
    }
    alike &&= parts.every(({ row }) => row === parts[0]?.row);
    if (other !== 0 || parts.some(({ change }) => change !== 0)) touched += 1;
    came.push(parts);
    beside.push(other / seated.seats.length);
  }
  if (!byRow) {
    const plain = came.map(
      (parts, i) =>
        (beside[i] ?? 0) + parts.reduce((sum, { change }) => sum + change, 0) / seated.seats.length,
    );
    return { ...meanOf(plain), touched, unseen: null };
  }
  const alone = (row: string): number => departureOfRow(layout, priced.wager, row, stake, seated, alike);
  return { ...weighed(came, beside, chances, alone), touched };
}

/** How often each row comes, where it is known and the rows are those of the wager's own bets. */
function chancesOf(priced: Priced): Map<string, number> {
  const chances = new Map<string, number>();
  if (priced.method !== 'exact' || priced.unit !== 'stake') return chances;
  for (const { name, probability } of priced.rows)
    chances.set(name, (chances.get(name) ?? 0) + numberOf(probability));
  return chances;
}

/** Bets that have no price of their own belong to the one whose price is of the whole game. */
function belongsTo(table: TableGame, wager: string): (id: string) => boolean {
  const priced = pricingOf(table).wagers;
  const together = priced.find(({ unit }) => unit !== 'stake')?.id;
  return (id) => id === wager || (wager === together && !priced.some((one) => one.id === id));
}

function meanOf(values: readonly number[]): Pick<Departures, 'mean' | 'error'> {
  const moments = new Moments();
  for (const value of values) moments.add(value);
  return { mean: moments.mean, error: Math.sqrt(moments.variance / Math.max(1, values.length)) };
}

/** The mean with every row as often as it comes in the long run, and what rounds depart from it. */
function weighed(
  came: readonly (readonly Part[])[],
  beside: readonly number[],
  chances: ReadonlyMap<string, number>,
  alone: (row: string) => number,
): Pick<Departures, 'mean' | 'error' | 'unseen'> {
  const sums = new Map<string, { stakes: number; change: number }>();
  for (const parts of came)
    for (const { row, stakes, change } of parts) {
      const sum = sums.get(row) ?? { stakes: 0, change: 0 };
      sums.set(row, { stakes: sum.stakes + stakes, change: sum.change + change });
    }
  let mean = 0;
  let unseen = 0;
  for (const [row, chance] of chances) {
    const sum = sums.get(row);
    if (!sum) unseen += chance;
    mean += chance * (sum ? sum.change / sum.stakes : alone(row));
  }
  const rest = came.map((parts, i) =>
    parts.reduce((all, { row, stakes, change }) => {
      const sum = sums.get(row) ?? { stakes: 1, change: 0 };
      const off = change - (sum.change / sum.stakes) * stakes;
      return all + ((chances.get(row) ?? 0) * off * came.length) / sum.stakes;
    }, beside[i] ?? 0),
  );
  const { mean: others, error } = meanOf(rest);
  return { mean: mean + others, error, unseen };
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

/** By how much a row is paid otherwise that did not come: by limits over what all win, and by what a bank has. */
function departureOfRow(
  layout: AnyLayout,
  wager: string,
  row: string,
  stake: Cents,
  { seats, standing }: SeatedBets,
  alike: boolean,
): number {
  const award = layout.wagers.find(({ id }) => id === wager)?.rows.find(({ name }) => name === row)?.award;
  if (!award || award.kind === 'meter') return 0;
  const { won } = worth(award, stake, true);
  const winners = alike ? seats.length : 1;
  const limits = [
    ...layout.aggregates.flatMap(({ wagers, limit }) => (wagers.includes(wager) ? [limit] : [])),
    ...(standing.bank && layout.bank?.wagers.includes(wager) ? [standing.bank.amount] : []),
  ];
  return Math.min(won, ...limits.map((limit) => limit / winners)) - won;
}
