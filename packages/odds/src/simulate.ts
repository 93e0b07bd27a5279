import { Shoe, seededRandom } from '@croupier/cards';
import { type Bet, dollars, type Line, Refused, type TableGame } from '@croupier/table';
import { Fraction } from './fraction.ts';
import { oddsOf } from './odds.ts';
import { type PricedWager, pricingOf } from './pricing.ts';
import { sampleTable } from './sample-table.ts';
import { nameOfStrategy, strategyFor } from './strategy.ts';
import { LOSS, type WagerOdds } from './wager-odds.ts';
import type { Strategy } from './way-to-play.ts';

/** How many rounds, from which shoes. */
export interface SimulationPlan {
  readonly rounds: number;
  /** The same seed plays the same rounds, on every machine. */
  readonly seed: string | number;
  readonly strategy?: Strategy;
  /** Told now and then how many rounds are over. */
  readonly onProgress?: (rounds: number) => void;
  /** Ends the simulation early, with the figures of the rounds that are over. */
  readonly signal?: AbortSignal;
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
export interface SimulatedWager {
  readonly wager: string;
  readonly unit: string;
  readonly rounds: number;
  readonly rows: readonly { readonly name: string; readonly count: number }[];
  /** The bettor's mean net result for one unit: an estimate of `exact.ev`. */
  readonly mean: number;
  /** How far such a mean lies off by chance, typically; null when one round says nothing about that. */
  readonly standardError: number | null;
  readonly ci95: readonly [number, number] | null;
  readonly hitFrequency: number;
  /** What must come out in the long run; null where it is not known for this strategy. */
  readonly exact: { readonly ev: string; readonly value: number; readonly hitFrequency: number } | null;
  /** The exact value lies in the interval; for one wager in twenty it does not, by chance alone. */
  readonly within: boolean | null;
}

/** Large enough that no award of a fraction of a cent is rounded, so that means compare with exact values. */
const STAKE = dollars(100);

/** Rounds between two looks at the clock and the signal: some tens of milliseconds. */
const CHUNK = 10_000;

/** Plays rounds from seeded shoes by the game's own script and settlement; every round's chips are counted. */
export async function simulate(game: TableGame, plan: SimulationPlan): Promise<Simulation> {
  const { rounds, seed, signal, onProgress, strategy = strategyFor(game) } = plan;
  if (!Number.isSafeInteger(rounds) || rounds < 1) {
    throw new Refused({ reason: `A simulation plays at least one round, not ${rounds}.` });
  }
  const { wagers: priced } = pricingOf(game.id, game.options);
  const exact = await exactOdds(game, strategy);
  const { bets, standing } = sampleTable(game.layout, STAKE);
  const tallies = new Map(priced.map(({ id }) => [id, new Tally(betOn(bets, id))]));
  const random = seededRandom(seed);
  let shoe = Shoe.seeded(game.layout.shoe, random);
  let shoes = 1;
  let lastHand = false;
  const draw = (): ReturnType<typeof shoe.draw> => shoe.draw();

  const goesOn = (): boolean => played < rounds && !signal?.aborted;

  let played = 0;
  while (goesOn()) {
    for (const end = Math.min(rounds, played + CHUNK); played < end; played += 1) {
      if (lastHand || (game.layout.deckEachRound && shoe.dealt > 0)) {
        shoe = Shoe.seeded(game.layout.shoe, random);
        shoes += 1;
      }
      // As at a table: the hand in which the cut card shows is followed by one more.
      lastHand = !game.layout.deckEachRound && shoe.cutCardShows;
      count(priced, tallies, game.dealOut(bets, draw, strategy.decide, standing));
    }
    onProgress?.(played);
    await new Promise((resume) => setTimeout(resume, 0));
  }

  return {
    game: game.id,
    options: game.options,
    seed: String(seed),
    strategy: nameOfStrategy(strategy),
    rounds: played,
    shoes,
    wagers: priced.flatMap((wager) => {
      const tally = tallies.get(wager.id);
      return tally ? [compared(wager, exact.get(wager.id), tally)] : [];
    }),
  };
}

function betOn(bets: readonly Bet[], id: string): Bet {
  const found = bets.find(({ wager }) => wager === id);
  if (!found) throw new Error(`Nobody bets on "${id}".`);
  return found;
}

/** The odds that hold for this strategy: of wagers on which nothing is decided, and of those solved for it. */
async function exactOdds(game: TableGame, { name }: Strategy): Promise<Map<string, WagerOdds>> {
  const exact = new Map<string, WagerOdds>();
  for (const { id, strategy } of pricingOf(game.id, game.options).wagers) {
    if (strategy !== null && strategy !== name) continue;
    const { wagers } = await oddsOf(game.id, game.options, { wager: id });
    for (const odds of wagers) exact.set(id, odds);
  }
  return exact;
}

/**
 * A wager with a price of its own is counted by its line, at one seat alone: where other seats need it too, theirs is
 * the same result again. The others of a seat stand and fall with its ante.
 */
function count(
  priced: readonly PricedWager[],
  tallies: ReadonlyMap<string, Tally>,
  lines: readonly Line[],
): void {
  const together = priced.find(({ unit }) => unit !== 'stake')?.id;
  const nets = new Map<number, number>();
  for (const line of lines) {
    const net = line.returned - line.stake;
    const tally = line.wager === together ? undefined : tallies.get(line.wager);
    if (tally?.bet.spot === line.seat) tally.add(line.row ?? LOSS, net);
    else if (!tally) nets.set(line.seat, (nets.get(line.seat) ?? 0) + net);
  }
  if (together === undefined) return;
  for (const net of nets.values()) tallies.get(together)?.add('', net);
}

/** Counts of one wager's results: whole numbers, so that nothing is lost over any number of rounds. */
class Tally {
  /** The bet that is counted. */
  readonly bet: Bet;
  readonly rows: { readonly name: string; readonly net: number; count: number }[] = [];

  constructor(bet: Bet) {
    this.bet = bet;
  }

  add(name: string, net: number): void {
    for (const row of this.rows) {
      if (row.name === name && row.net === net) {
        row.count += 1;
        return;
      }
    }
    this.rows.push({ name, net, count: 1 });
  }
}

/** The normal distribution's 97.5 % point. */
const Z95 = 1.959963984540054;

function compared(
  { id, unit }: PricedWager,
  odds: WagerOdds | undefined,
  { rows, bet }: Tally,
): SimulatedWager {
  const rounds = rows.reduce((sum, { count: times }) => sum + times, 0);
  const units = rows.map(({ net, count: times }) => ({ net: net / bet.amount, times }));
  const mean = rounds === 0 ? 0 : units.reduce((sum, { net, times }) => sum + net * times, 0) / rounds;
  const squares = units.reduce((sum, { net, times }) => sum + (net - mean) ** 2 * times, 0);
  const standardError = rounds < 2 ? null : Math.sqrt(squares / (rounds - 1) / rounds);
  const ci95: [number, number] | null =
    standardError === null ? null : [mean - Z95 * standardError, mean + Z95 * standardError];
  const value = odds && Fraction.parse(odds.ev).toNumber();
  const hits = rows.reduce((sum, { net, count: times }) => sum + (net > 0 ? times : 0), 0);
  const named = (unit === 'stake' ? odds?.rows : undefined) ?? [];
  return {
    wager: id,
    unit,
    rounds,
    rows: named.map(({ name }) => ({
      name,
      count: rows.reduce((sum, row) => sum + (row.name === name ? row.count : 0), 0),
    })),
    mean,
    standardError,
    ci95,
    hitFrequency: rounds === 0 ? 0 : hits / rounds,
    exact: odds && value !== undefined ? { ev: odds.ev, value, hitFrequency: odds.hitFrequency } : null,
    within: ci95 && value !== undefined ? ci95[0] <= value && value <= ci95[1] : null,
  };
}
