import type { CrewOptions } from '@croupier/cards/parallel';
import { baccaratGames, threeCardBaccarat, threeCardPoker, ultimateTexasHoldem } from '@croupier/games';
import { type Options, Refused, type Rules, type Wager } from '@croupier/table';
import { coupsOf } from './baccarat/coups.ts';
import { threeCardDeals } from './baccarat/three-card.ts';
import { solveThreeCardPoker } from './banked/three-card-poker.ts';
import { priceTrips, solveUltimateTexasHoldem } from './banked/ultimate-texas-holdem.ts';
import { remarksOn } from './remarks.ts';
import { oddsOfWager, type WagerOdds, type Weighed } from './wager-odds.ts';

/** A wager that has a price of its own; what decisions stake beside the ante is priced with the ante. */
export interface PricedWager {
  readonly id: string;
  readonly unit: string;
  readonly strategy: string | null;
}

/** What the mathematician can say of a game, and how it is worked out. */
export interface Pricing {
  readonly wagers: readonly PricedWager[];
  /** Prices these wagers; long work tells its progress and can be stopped. */
  readonly price: (wagers: readonly string[], work: CrewOptions) => Promise<Prices> | Prices;
  /** Minutes rather than seconds: worth keeping. */
  readonly long: (wagers: readonly string[]) => boolean;
}

export interface Prices {
  readonly wagers: readonly WagerOdds[];
  /** How to play where there is something to decide, and what else the reader of the figures should know. */
  readonly advice: readonly string[];
}

const own = (id: string): PricedWager => ({ id, unit: 'stake', strategy: null });
const ANTE: PricedWager = { id: 'ante', unit: 'ante', strategy: 'optimal' };
const never = (): boolean => false;

/** The pricing of a game under its options. */
export function pricingOf(id: string, options: Options): Pricing {
  const baccarat = baccaratGames.find((game) => game.id === id);
  if (baccarat) {
    const { rules } = baccarat.with(options);
    return undecided(rules, rules.wagers, () => {
      const coups = coupsOf(rules);
      return ({ sees }) => coups(sees);
    });
  }
  if (id === threeCardBaccarat.id) {
    const { rules } = threeCardBaccarat.with(options);
    return undecided(rules, rules.wagers, () => {
      const deals = threeCardDeals();
      return () => deals;
    });
  }
  if (id === threeCardPoker.id) {
    const { rules } = threeCardPoker.with(options);
    return {
      wagers: [ANTE, own('pair-plus'), own('six-card-bonus')],
      price: (asked) => {
        const { wagers, strategy } = solveThreeCardPoker(rules);
        return { wagers: wagers.filter(({ wager }) => asked.includes(wager)), advice: strategy };
      },
      long: never,
    };
  }
  if (id === ultimateTexasHoldem.id) {
    return {
      wagers: [ANTE, own('trips')],
      price: async (asked, work) => {
        const trips = asked.includes('trips') ? [await priceTrips(work)] : [];
        if (!asked.includes('ante')) return { wagers: trips, advice: [] };
        const { ante, strategy } = await solveUltimateTexasHoldem(work);
        return { wagers: [ante, ...trips], advice: strategy };
      },
      long: (asked) => asked.includes('ante'),
    };
  }
  throw new Refused({ reason: `There are no odds for "${id}" yet.` });
}

/** A game in which nobody decides anything: each wager by its own pay table, over all that it can tell apart. */
function undecided<O, W extends Wager<O>>(
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
        .map((wager) => oddsOfWager(wager, outcomes(wager), rules.progressive?.meter));
      return { wagers: priced, advice: remarksOn(rules, priced) };
    },
    long: never,
  };
}
