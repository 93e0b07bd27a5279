import { freshMeters, progressivesOf, type Rules, type Wager } from '@croupier/table';
import { own } from './priced-wager.ts';
import type { Pricing } from './pricing.ts';
import { remarksOn } from './remarks.ts';
import { oddsOfWager, type Weighed } from './wager-odds.ts';

/** A game in which nobody decides anything: each wager by its own pay table, over all that it can tell apart. */
export function undecided<O, W extends Wager<O>>(
  rules: Rules<O>,
  wagers: readonly W[],
  count: () => (wager: W) => readonly Weighed<O>[],
): Pricing {
  return {
    wagers: wagers.map(({ id }) => own(id)),
    price: (asked) => {
      const outcomes = count();
      const priced = wagers
        .filter(({ id }) => asked.includes(id))
        .map((wager) => oddsOfWager(wager, outcomes(wager), freshMeters(progressivesOf(rules))));
      return { wagers: priced, advice: remarksOn(rules, priced) };
    },
    long: () => false,
  };
}
