import { type Bet, dollars, type Line, Refused, type TableGame } from '@croupier/table';
import type { PricedWager } from '../priced-wager.ts';
import { betsAtSeats, sampleTable } from '../sample-table.ts';
import { nameOfStrategy } from '../strategy.ts';
import { LOSS, TAKEN_BACK } from '../wager-odds.ts';
import type { Strategy } from '../way-to-play.ts';
import type { Sitting, Tallies } from './counted.ts';
import { type Bettors, playBets } from './play-bets.ts';

/** Large enough that no award of a fraction of a cent is rounded, so that means compare with exact values. */
const STAKE = dollars(100);

const sittingOf = (bettors: Bettors): Sitting => ({
  game: bettors.table,
  table: bettors.table,
  counted: bettors.counted,
  chunk: (seed, chunk, rounds, goesOn) => playBets(bettors, { seed, chunk, rounds }, goesOn),
});

/** A bet on every wager, everybody deciding alike. */
export function sampleSitting(table: TableGame, wagers: readonly PricedWager[], strategy: Strategy): Sitting {
  const { bets, standing } = sampleTable(table.layout, STAKE);
  const name = nameOfStrategy(strategy);
  const together = wagers.find(({ unit }) => unit !== 'stake')?.id;
  return sittingOf({
    table,
    bets,
    standing,
    decide: strategy.decide,
    counted: wagers.map(({ id, unit }) => ({
      key: id,
      wager: id,
      unit,
      strategy: name,
      bet: betOn(bets, ({ wager }) => wager === id),
    })),
    count: (tallies, lines) => countWagers(tallies, lines, together),
  });
}

/** The same bet on the game itself at each of these seats, and a strategy for each. */
export function seatedSitting(
  table: TableGame,
  wagers: readonly PricedWager[],
  strategies: ReadonlyMap<number, Strategy>,
): Sitting {
  const main = wagers.find(({ unit }) => unit !== 'stake') ?? wagers[0];
  if (!main) throw new Refused({ reason: `There is no wager in ${table.title} to sit down with.` });
  const { bets, standing } = betsAtSeats(table.layout, STAKE, main.id, [...strategies.keys()]);
  return sittingOf({
    table,
    bets,
    standing,
    decide: (question, sight) => {
      const strategy = strategies.get(question.seat);
      if (!strategy) return question.absent;
      return strategy.decide(question, sight);
    },
    counted: [...strategies].map(([seat, strategy]) => ({
      key: String(seat),
      wager: main.id,
      unit: main.unit,
      seat,
      strategy: nameOfStrategy(strategy),
      bet: betOn(bets, ({ wager, spot }) => wager === main.id && spot === seat),
    })),
    count: countSeats,
  });
}

function betOn(bets: readonly Bet[], is: (bet: Bet) => boolean): Bet {
  const found = bets.find(is);
  if (!found) throw new Error('Nobody bets on a wager that is counted.');
  return found;
}

/**
 * A wager is counted at one seat alone: where other seats need it too, theirs is the same result again, or depends on the same dealer. One
 * with a price of its own is counted by its line; the others of a seat stand and fall with its ante.
 */
function countWagers(tallies: Tallies, lines: readonly Line[], together: string | undefined): void {
  const main = together === undefined ? undefined : tallies.get(together);
  let sum = 0;
  for (const line of lines) {
    const net = line.returned - line.stake;
    const tally = line.wager === together ? undefined : tallies.get(line.wager);
    if (tally?.bet.spot === line.seat)
      tally.add(line.row ?? (line.result === 'withdrawn' ? TAKEN_BACK : LOSS), net);
    else if (!tally && line.seat === main?.bet.spot) sum += net;
  }
  main?.add('', sum);
}

/** All that a seat has staked by the end, in one. */
function countSeats(tallies: Tallies, lines: readonly Line[]): void {
  const nets = new Map<number, number>();
  for (const { seat, returned, stake } of lines) nets.set(seat, (nets.get(seat) ?? 0) + returned - stake);
  for (const [seat, net] of nets) tallies.get(String(seat))?.add('', net);
}
