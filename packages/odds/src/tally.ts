import { Shoe, seededRandom } from '@croupier/cards';
import { type Bet, dollars, type Line, type TableGame } from '@croupier/table';
import type { PricedWager } from './priced-wager.ts';
import { sampleTable } from './sample-table.ts';
import { LOSS } from './wager-odds.ts';
import type { Strategy } from './way-to-play.ts';

/** Large enough that no award of a fraction of a cent is rounded, so that means compare with exact values. */
const STAKE = dollars(100);

/** Rounds between two looks at the clock and the signal: some tens of milliseconds. */
const CHUNK = 10_000;

/** How many rounds, from which shoes, decided by whom. */
export interface Rounds {
  readonly rounds: number;
  /** The same seed plays the same rounds, on every machine. */
  readonly seed: string | number;
  readonly strategy: Strategy;
  /** Told now and then how many rounds are over. */
  readonly onProgress?: (rounds: number) => void;
  /** Ends it early, with the figures of the rounds that are over. */
  readonly signal?: AbortSignal;
}

export interface Played {
  readonly rounds: number;
  readonly shoes: number;
  readonly tallies: ReadonlyMap<string, Tally>;
}

/** Plays rounds from seeded shoes by the game's own script and settlement; every round's chips are counted. */
export async function playRounds(
  game: TableGame,
  wagers: readonly PricedWager[],
  { rounds, seed, strategy, onProgress, signal }: Rounds,
): Promise<Played> {
  const { bets, standing } = sampleTable(game.layout, STAKE);
  const tallies = new Map(wagers.map(({ id }) => [id, new Tally(betOn(bets, id))]));
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
      count(wagers, tallies, game.dealOut(bets, draw, strategy.decide, standing));
    }
    onProgress?.(played);
    await new Promise((resume) => setTimeout(resume, 0));
  }
  return { rounds: played, shoes, tallies };
}

function betOn(bets: readonly Bet[], id: string): Bet {
  const found = bets.find(({ wager }) => wager === id);
  if (!found) throw new Error(`Nobody bets on "${id}".`);
  return found;
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
export class Tally {
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

/** What a tally says of one unit staked. */
export interface Estimate {
  readonly rounds: number;
  readonly mean: number;
  readonly variance: number | null;
  /** How far such a mean lies off by chance, typically; null when one round says nothing about that. */
  readonly standardError: number | null;
  readonly ci95: readonly [number, number] | null;
  readonly hitFrequency: number;
}

/** The normal distribution's 97.5 % point. */
export const Z95 = 1.959963984540054;

export function estimateOf({ rows, bet }: Tally): Estimate {
  const rounds = rows.reduce((sum, { count: times }) => sum + times, 0);
  const units = rows.map(({ net, count: times }) => ({ net: net / bet.amount, times }));
  const mean = rounds === 0 ? 0 : units.reduce((sum, { net, times }) => sum + net * times, 0) / rounds;
  const squares = units.reduce((sum, { net, times }) => sum + (net - mean) ** 2 * times, 0);
  const variance = rounds < 2 ? null : squares / (rounds - 1);
  const standardError = variance === null ? null : Math.sqrt(variance / rounds);
  const hits = rows.reduce((sum, { net, count: times }) => sum + (net > 0 ? times : 0), 0);
  return {
    rounds,
    mean,
    variance,
    standardError,
    ci95: standardError === null ? null : [mean - Z95 * standardError, mean + Z95 * standardError],
    hitFrequency: rounds === 0 ? 0 : hits / rounds,
  };
}
