import type { InsuranceHand } from '@croupier/games';
import type { Weighed } from '../wager-odds.ts';
import { spread } from './rank-sets.ts';
import { setsOf } from './sets-without-straight.ts';

const ACE = 12;
const ALL = 154_143_080n; // C(53, 7)

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));

/** In how many ways cards of different ranks can be suited, no more than so many alike. */
const suitings = (cards: number, most: number): number =>
  spread(cards, 4)
    .filter((suits) => suits.every((alike) => alike <= most))
    .reduce(
      (sum, suits) => sum + suits.reduce((ways, alike) => ways / factorial(alike), factorial(cards)),
      0,
    );

/**
 * All deals of seven that are worth less than a pair, by their highest rank (bclc-poker 16.0 §5.7.2): seven different ranks
 * with neither a straight nor a flush, or six without an ace and the joker, which would complete four of either.
 */
export function unpairedSevens(): Weighed<InsuranceHand>[] {
  const ways = Array.from({ length: ACE + 1 }, () => 0);
  const count = (sets: readonly number[], each: number, highest: (set: number) => number): void => {
    for (const set of sets) ways[highest(set)] = (ways[highest(set)] ?? 0) + each;
  };
  const natural = [...setsOf(7, 5, 0), ...setsOf(7, 5, 1)];
  count(natural, suitings(7, 4), (set) => 31 - Math.clz32(set));
  count(setsOf(6, 4, 0), suitings(6, 3), () => ACE);
  const unpaired = ways.map((deals, rank) => ({ outcome: { unpaired: rank }, ways: BigInt(deals) }));
  const rest = ALL - unpaired.reduce((sum, one) => sum + one.ways, 0n);
  return [...unpaired, { outcome: { unpaired: undefined }, ways: rest }];
}
