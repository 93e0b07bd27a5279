import type { TableGame } from '@croupier/table';
import { Fraction } from './fraction.ts';
import { type OddsRequest, oddsOf } from './odds.ts';
import { pricingOf } from './pricing-of.ts';
import type { Counted, Sitting } from './simulation/counted.ts';
import { wholeRounds } from './simulation/job.ts';
import { playSitting, type Rounds } from './simulation/play-rounds.ts';
import type { SimulationRun } from './simulation/run.ts';
import { sampleSitting } from './simulation/sitting.ts';
import type { Growing } from './simulation/sums.ts';
import { solutionFor } from './solved-games.ts';
import { nameOfStrategy, strategyFor } from './strategy.ts';
import { type Estimate, estimateOf, type Tally } from './tally.ts';
import type { WagerOdds } from './wager-odds.ts';
import type { Strategy } from './way-to-play.ts';

/** How many rounds, from which shoes; by the game's first strategy unless one is given. */
export interface SimulationPlan extends Omit<Rounds, 'strategy'> {
  readonly strategy?: Strategy;
  /** Odds that have been worked out already, so that they need not be again. */
  readonly known?: readonly WagerOdds[];
}

/** What a simulation saw, beside what the mathematics says. */
export interface Simulation {
  readonly game: string;
  readonly options: TableGame['options'];
  readonly seed: string;
  readonly strategy: string | null;
  /** Rounds played: as many as were asked for, unless it was ended early. */
  readonly rounds: number;
  readonly shoes: number;
  readonly wagers: readonly SimulatedWager[];
}

/** One wager's results, per unit staked. */
export interface SimulatedWager extends Omit<Estimate, 'variance'> {
  readonly wager: string;
  readonly unit: string;
  /** Where seats are played by strategies of their own: which one, and by which. */
  readonly seat?: number;
  readonly strategy?: string | null;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
  /** What must come out in the long run; null where it is not known for this strategy. */
  readonly exact: { readonly ev: string; readonly value: number; readonly hitFrequency: number } | null;
  /** The exact value lies in the interval; for one wager in twenty it does not, by chance alone. */
  readonly within: boolean | null;
}

/** Plays rounds in this thread, and sets what they say beside what is known exactly. */
export async function simulate(game: TableGame, plan: SimulationPlan): Promise<Simulation> {
  const { rounds, seed, strategy = strategyFor(game) } = plan;
  wholeRounds(rounds);
  const sitting = sampleSitting(game, pricingOf(game).wagers, strategy);
  const exact = await exactOdds(sitting, {}, plan.known);
  return compare(sitting, await playSitting(sitting, plan), exact, {
    seed: String(seed),
    strategy: nameOfStrategy(strategy),
  });
}

/** What a job says as far as it has come, beside what is known exactly. */
export const simulationOf = async (
  { job, sitting, played }: SimulationRun,
  work: OddsRequest = {},
): Promise<Simulation> => compare(sitting, played, await exactOdds(sitting, work), job);

/** The odds that hold for whoever decides: of wagers on which nothing is decided, and of those solved for this strategy. */
async function exactOdds(
  { table, counted }: Sitting,
  work: OddsRequest = {},
  given: readonly WagerOdds[] = [],
): Promise<Map<string, WagerOdds>> {
  const exact = new Map<string, WagerOdds>();
  if (!table) return exact;
  const solved = solutionFor(table)?.pricing(table)?.wagers ?? [];
  const known = new Map<string, WagerOdds | undefined>(given.map((odds) => [odds.wager, odds]));
  for (const { key, wager, strategy: played } of counted) {
    const found = solved.find(({ id }) => id === wager);
    if (!found || (found.strategy !== null && found.strategy !== played)) continue;
    if (!known.has(wager)) known.set(wager, await exactlyPriced(table, wager, work));
    const odds = known.get(wager);
    if (odds) exact.set(key, odds);
  }
  return exact;
}

async function exactlyPriced(
  table: TableGame,
  wager: string,
  work: OddsRequest,
): Promise<WagerOdds | undefined> {
  const { signal, ...others } = work;
  const long = pricingOf(table).long([wager]);
  try {
    // Somebody who has stopped the rounds wants their figures at once, and none that take long.
    const { wagers } = await oddsOf(table, { ...(long && signal ? work : others), wager });
    for (const odds of wagers) if (odds.method === 'exact') return odds;
  } catch (error) {
    if (!signal?.aborted) throw error;
  }
  return undefined;
}

function compare(
  { game, counted }: Sitting,
  { rounds, shoes, tallies }: Growing,
  exact: ReadonlyMap<string, WagerOdds>,
  { seed, strategy }: Pick<Simulation, 'seed' | 'strategy'>,
): Simulation {
  return {
    game: game.id,
    options: game.options,
    seed,
    strategy,
    rounds,
    shoes,
    wagers: counted.flatMap((one) => {
      const tally = tallies.get(one.key);
      return tally ? [compared(one, exact.get(one.key), tally)] : [];
    }),
  };
}

function compared(
  { wager, unit, seat, strategy }: Counted,
  odds: WagerOdds | undefined,
  tally: Tally,
): SimulatedWager {
  const { rounds, mean, standardError, ci95, hitFrequency } = estimateOf(tally);
  const value = odds && Fraction.parse(odds.ev).toNumber();
  const named = (unit === 'stake' && seat === undefined ? odds?.rows : undefined) ?? [];
  return {
    wager,
    unit,
    ...(seat === undefined ? {} : { seat, strategy }),
    rounds,
    rows: named.map(({ name }) => ({
      name,
      count: tally.rows.reduce((sum, row) => sum + (row.name === name ? row.count : 0), 0),
    })),
    mean,
    standardError,
    ci95,
    hitFrequency,
    exact: odds && value !== undefined ? { ev: odds.ev, value, hitFrequency: odds.hitFrequency } : null,
    within: ci95 && value !== undefined ? ci95[0] <= value && value <= ci95[1] : null,
  };
}
