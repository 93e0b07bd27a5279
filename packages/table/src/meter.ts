import type { Bet, PlayerId } from './bets.ts';
import type { Cite } from './cite.ts';
import { envyLine } from './envy.ts';
import type { Line } from './line.ts';
import { type Cents, cents, minus, NOTHING, shareDown, total } from './money.ts';
import { METER, type Row, type Wager } from './wager.ts';

/** A wager whose highest award is paid from a meter that grows until somebody wins it. */
export interface Progressive {
  readonly wager: string;
  /** What the meter shows before the round, unless the house says otherwise. */
  readonly meter: Cents;
  /** What it shows again after all of it was won. */
  readonly reseed: Cents;
  /** Awards that are no percentage come off the meter as well, as far as it goes; absent: the tray pays them. */
  readonly paysAllAwards?: true;
  /** Percentages are paid one after the other from the dealer's right, each of what is then on the meter; absent: shared. */
  readonly inTurn?: true;
  /** Percent of each of its wagers that it grows by, where that is not the percentage of the house. */
  readonly contribution?: number;
  /** Tables that carry it share it, unless the house says otherwise; absent: each table has its own. */
  readonly linked?: Cite;
  /** The option that says what it shows before a round; absent: `meter`. */
  readonly option?: string;
  readonly cite: Cite;
}

/** What the meters of a game show, by their names. */
export type Meters = Readonly<Record<string, Cents>>;

const NO_PROGRESSIVES: Readonly<Record<string, Progressive>> = {};

/** The meters of a game by their names; one that is its only one is called `progressive`. */
export function progressivesOf({
  progressive,
  progressives,
}: {
  readonly progressive?: Progressive;
  readonly progressives?: Readonly<Record<string, Progressive>>;
}): Readonly<Record<string, Progressive>> {
  if (!progressive) return progressives ?? NO_PROGRESSIVES;
  return progressives ? { [METER]: progressive, ...progressives } : { [METER]: progressive };
}

/** What the meters show before anything was bet on them. */
export const freshMeters = (progressives: Readonly<Record<string, Progressive>>): Meters =>
  mapMeters(progressives, ({ meter }) => meter);

/** "meter", or "grand meter" where the game has several. */
export const meterName = (name: string): string => (name === METER ? 'meter' : `${name} meter`);

/** One amount for each of some meters. */
export const mapMeters = <T>(
  meters: Readonly<Record<string, T>>,
  amount: (one: T, name: string) => Cents,
): Meters => Object.fromEntries(Object.entries(meters).map(([name, one]) => [name, amount(one, name)]));

/** Percent of each progressive wager that its meter grows by, unless the house says otherwise: no rulebook says how much. */
export const USUAL_CONTRIBUTION = 20;

/** What the bets of a round add to each meter: a part of each bet, rounded down to the cent (READINGS 27). */
export const contributedBy = (
  progressives: Readonly<Record<string, Pick<Progressive, 'wager' | 'contribution'>>>,
  bets: readonly Bet[],
  percent: number = USUAL_CONTRIBUTION,
): Meters =>
  mapMeters(progressives, ({ wager: on, contribution = percent }) =>
    total(bets.filter(({ wager }) => wager === on).map(({ amount }) => shareDown(amount, contribution, 100))),
  );

/** The lines of a round with what the meter pays, and what it then shows. */
interface PaidMeter {
  readonly lines: readonly Line[];
  readonly meter: Cents;
}

/** Each award is a percentage of the meter as the one before it left it; all of it won, it starts again from its reset amount. */
function payInTurn<O>(
  wager: Wager<O>,
  lines: readonly Line[],
  before: Cents,
  reseed: Cents,
  name: string,
): PaidMeter {
  let meter = before;
  const paid = lines.slice();
  const fromRight = lines.map((line, at) => ({ line, at })).toSorted((a, b) => b.line.seat - a.line.seat);
  for (const { line, at } of fromRight) {
    const percent = percentOf(wager, line, name);
    if (percent === 0) continue;
    const award = shareDown(meter, percent, 100);
    meter = percent === 100 ? reseed : minus(meter, award);
    paid[at] = awarded(line, award, name);
  }
  return { lines: paid, meter };
}

/** Field by field: to the optimiser every line that is spread is one of its own, and after a few of them all lines are slow. */
function awarded(line: Line, award: Cents, name: string): Line {
  const { seat, player, kind, wager, stake, result, commission, row, cites } = line;
  const won = minus(award, stake);
  return {
    seat,
    player,
    kind,
    wager,
    stake,
    result,
    won,
    commission,
    returned: award,
    row,
    cites,
    ...fromMeter(award, name),
    jackpot: true,
  };
}

/** What a line has of a meter, which is named where it is not the game's only one. */
const fromMeter = (amount: Cents, name: string): Pick<Line, 'fromMeter' | 'meter'> => ({
  fromMeter: amount,
  ...(name === METER ? {} : { meter: name }),
});

/**
 * Pays the winners of the meter, who share their percentage of it equally, rounded down to the cent: players, so that who has
 * it on two spots has one share, laid on the first of them (READINGS 68). After all of it was won the meter is at its reset
 * amount, and cents that could not be shared stay with the house (as in READINGS 27).
 */
export function payMeter<O>(
  wager: Wager<O>,
  lines: readonly Line[],
  meter: Cents,
  { reseed, paysAllAwards, inTurn }: Pick<Progressive, 'reseed' | 'paysAllAwards' | 'inTurn'>,
  name: string = METER,
): PaidMeter {
  if (!paysAllAwards && !isWon(wager, lines, name)) return { lines, meter };
  if (inTurn) return payInTurn(wager, lines, meter, reseed, name);
  const percents = lines.map((line) => percentOf(wager, line, name));
  const first = new Map<PlayerId, Line>();
  for (const [i, line] of lines.entries())
    if (percents[i] && !first.has(line.player)) first.set(line.player, line);
  const paid = lines.map((line, i): Line => {
    const percent = percents[i] ?? 0;
    if (percent === 0) return line;
    if (first.get(line.player) !== line)
      return { ...line, result: 'lose', won: NOTHING, commission: NOTHING, returned: NOTHING };
    return awarded(line, shareDown(meter, percent, 100 * first.size), name);
  });
  let left = minus(meter, takenFrom(paid, name));
  if (!paysAllAwards) return { lines: paid, meter: percents.includes(100) ? reseed : left };
  const all = paid.map((line) => {
    if (line.jackpot || !rowOf(wager, line)) return line;
    const taken = cents(Math.min(line.returned, left));
    left = minus(left, taken);
    return { ...line, ...fromMeter(taken, name) };
  });
  return { lines: all, meter: percents.includes(100) ? reseed : left };
}

/** Whether anybody wins a percentage of a meter; hardly ever, so that nothing is made to find it out. */
function isWon<O>(wager: Wager<O>, lines: readonly Line[], name: string): boolean {
  for (const line of lines) if (percentOf(wager, line, name) > 0) return true;
  return false;
}

/** What lines have been paid out of a meter. */
export const takenFrom = (lines: readonly Line[], name: string): Cents =>
  total(lines.map((line) => ((line.meter ?? METER) === name ? (line.fromMeter ?? NOTHING) : NOTHING)));

const percentOf = <O>(wager: Wager<O>, line: Line, name: string): number => {
  const award = rowOf(wager, line)?.award;
  return award?.kind === 'meter' && (award.of ?? METER) === name ? award.percent : 0;
};

function rowOf<O>(wager: Wager<O>, line: Line): Row<O> | undefined {
  if (line.wager !== wager.id || line.result !== 'win') return undefined;
  for (const row of wager.rows) if (row.name === line.row) return row;
  return undefined;
}

function isEnvied<O>(wager: Wager<O>, lines: readonly Line[]): boolean {
  for (const line of lines) if (rowOf(wager, line)?.envy) return true;
  return false;
}

/**
 * Whoever has the wager and wins nothing by it receives the envy of every row that somebody else wins, as a line behind their
 * own; nobody envies their own other spot, and on a row that all of them win there is nobody to envy (READINGS 17, 59).
 */
export function payEnvy<O>(wager: Wager<O>, lines: readonly Line[]): readonly Line[] {
  if (!isEnvied(wager, lines)) return lines;
  const rows = lines.map((line) => rowOf(wager, line));
  const envied = (player: PlayerId): Cents =>
    total(rows.map((row, i) => (lines[i]?.player === player ? NOTHING : (row?.envy ?? NOTHING))));
  const cites = rows.flatMap((row) => (row?.envy ? row.cites : [])).slice(0, 1);
  return lines.flatMap((line) => {
    // Also who has a share of the meter on another spot has won by a row.
    if (line.wager !== wager.id || line.row !== null) return [line];
    const envy = envied(line.player);
    return envy > 0 ? [line, envyLine(line, envy, cites)] : [line];
  });
}
