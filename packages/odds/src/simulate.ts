import { Refused, type TableGame } from '@croupier/table';
import { Fraction } from './fraction.ts';
import { oddsOf } from './odds.ts';
import type { PricedWager } from './priced-wager.ts';
import { pricingOf } from './pricing-of.ts';
import { solutionFor } from './solved-games.ts';
import { nameOfStrategy, strategyFor } from './strategy.ts';
import { type Estimate, estimateOf, playRounds, type Rounds, type Tally } from './tally.ts';
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
  readonly rows: readonly { readonly name: string; readonly count: number }[];
  /** What must come out in the long run; null where it is not known for this strategy. */
  readonly exact: { readonly ev: string; readonly value: number; readonly hitFrequency: number } | null;
  /** The exact value lies in the interval; for one wager in twenty it does not, by chance alone. */
  readonly within: boolean | null;
}

/** Plays rounds, and sets what they say beside what is known exactly. */
export async function simulate(game: TableGame, plan: SimulationPlan): Promise<Simulation> {
  const { rounds, seed, strategy = strategyFor(game) } = plan;
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    throw new Refused({ reason: `A simulation plays at least one round, not ${rounds}.` });
  }
  const { wagers } = pricingOf(game);
  const exact = await exactOdds(game, strategy, plan.known);
  const played = await playRounds(game, wagers, { ...plan, strategy });
  return {
    game: game.id,
    options: game.options,
    seed: String(seed),
    strategy: nameOfStrategy(strategy),
    rounds: played.rounds,
    shoes: played.shoes,
    wagers: wagers.flatMap((wager) => {
      const tally = played.tallies.get(wager.id);
      return tally ? [compared(wager, exact.get(wager.id), tally)] : [];
    }),
  };
}

/** The odds that hold for this strategy: of wagers on which nothing is decided, and of those solved for it. */
async function exactOdds(
  game: TableGame,
  { name }: Strategy,
  known: readonly WagerOdds[] = [],
): Promise<Map<string, WagerOdds>> {
  const exact = new Map<string, WagerOdds>();
  for (const { id, strategy } of solutionFor(game)?.pricing(game)?.wagers ?? []) {
    if (strategy !== null && strategy !== name) continue;
    const had = known.find(({ wager }) => wager === id);
    const { wagers } = had ? { wagers: [had] } : await oddsOf(game, { wager: id });
    for (const odds of wagers) if (odds.method === 'exact') exact.set(id, odds);
  }
  return exact;
}

function compared({ id, unit }: PricedWager, odds: WagerOdds | undefined, tally: Tally): SimulatedWager {
  const { rounds, mean, standardError, ci95, hitFrequency } = estimateOf(tally);
  const value = odds && Fraction.parse(odds.ev).toNumber();
  const named = (unit === 'stake' ? odds?.rows : undefined) ?? [];
  return {
    wager: id,
    unit,
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
