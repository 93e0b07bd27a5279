import { Shoe, seededRandom } from '@croupier/cards';
import {
  BANK,
  contributedBy,
  DEALER,
  type Line,
  mapMeters,
  progressivesOf,
  type TableGame,
  takenFrom,
  total,
} from '@croupier/table';
import type { PricedWager } from '../priced-wager.ts';
import { pricingOf } from '../pricing-of.ts';
import { fromChances, type HandResult } from '../session/hand-results.ts';
import { strategyFor } from '../strategy.ts';
import type { SeatedBets } from './seated-bets.ts';

/** Settled rounds of a full table, one after the other, decided by the game's usual strategy. */
export function* tableRounds(
  table: TableGame,
  { bets, standing }: SeatedBets,
  rounds: number,
): Generator<readonly Line[]> {
  const random = seededRandom(`table ${table.id}`);
  const { decide } = strategyFor(table);
  let shoe = Shoe.seeded(table.layout.shoe, random);
  let lastHand = false;
  for (let round = 0; round < rounds; round += 1) {
    if (lastHand || (table.layout.deckEachRound && shoe.dealt > 0))
      shoe = Shoe.seeded(table.layout.shoe, random);
    lastHand = !table.layout.deckEachRound && shoe.cutCardShows;
    yield table.dealOut(bets, () => shoe.draw(), decide, standing);
  }
}

/** What the house itself has of a round: what players lose, without what meters pay and grow by; the dealer's own bet is its own. */
function houseNet({ layout }: TableGame, { bets }: SeatedBets, lines: readonly Line[]): number {
  const meters = progressivesOf(layout);
  const lost = lines.reduce(
    (sum, { seat, stake, returned }) => sum + (seat === DEALER ? 0 : stake - returned),
    0,
  );
  const paid = total(Object.values(mapMeters(meters, (_, name) => takenFrom(lines, name))));
  return lost + paid - total(Object.values(contributedBy(meters, bets)));
}

/** What each bet with a price of its own brought at each seat: the same parts as in its price. */
function partsOf(wagers: readonly PricedWager[], lines: readonly Line[]): Map<string, number> {
  const together = wagers.find(({ unit }) => unit !== 'stake')?.id;
  const parts = new Map<string, number>();
  for (const { seat, wager, returned, stake } of lines) {
    if (seat === DEALER || wager === BANK) continue;
    const own = wagers.some(({ id }) => id === wager);
    const key = `${seat} ${own ? wager : (together ?? wager)}`;
    parts.set(key, (parts.get(key) ?? 0) + returned - stake);
  }
  return parts;
}

/** What players and meters lose to the house in a round, all together, as it came in some rounds. */
export function lostToHouse(table: TableGame, seated: SeatedBets, rounds: number): HandResult[] {
  const chances = new Map<number, number>();
  for (const lines of tableRounds(table, seated, rounds)) {
    const net = -houseNet(table, seated, lines);
    chances.set(net, (chances.get(net) ?? 0) + 1 / rounds);
  }
  return fromChances(chances);
}

/** By how much the bets of a table move together: the standard deviation of their sum over what it would be if they did not. */
export function movesTogether(table: TableGame, seated: SeatedBets, rounds: number): number {
  const { wagers } = pricingOf(table);
  const apart = new Map<string, Moments>();
  const sum = new Moments();
  for (const lines of tableRounds(table, seated, rounds)) {
    let all = 0;
    for (const [key, net] of partsOf(wagers, lines)) {
      const moments = apart.get(key) ?? new Moments();
      moments.add(net);
      apart.set(key, moments);
      all += net;
    }
    sum.add(all);
  }
  const singly = [...apart.values()].reduce((variance, one) => variance + one.variance, 0);
  return singly > 0 ? Math.sqrt(sum.variance / singly) : 1;
}

/** Mean and variance as values come in. */
export class Moments {
  count = 0;
  mean = 0;
  #squares = 0;

  add(value: number): void {
    this.count += 1;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.#squares += off * (value - this.mean);
  }

  get variance(): number {
    return this.count < 2 ? 0 : this.#squares / (this.count - 1);
  }
}
