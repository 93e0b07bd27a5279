import { type Card, cardOf, deck, rankOf, strengthOf } from '@croupier/cards';
import type { HoldemBonusShowdown } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import { oddsOfWager, type WagerOdds, type Weighed } from '../wager-odds.ts';

/**
 * The Bonus Jackpot over all 1,326 pairs of one's own cards and all 1,225 of the dealer's. Of the dealer's nothing counts but
 * whether they are two aces, so that one pair stands for all others.
 */
export function priceBonusJackpot(rules: Rules<HoldemBonusShowdown>): WagerOdds {
  return oddsOfWager(wagerNamed(rules.wagers, 'bonus-jackpot'), twoCardDeals());
}

const ACE = 12;
const DEALERS = 1225n; // C(50, 2)

function twoCardDeals(): Weighed<HoldemBonusShowdown>[] {
  const cards = deck();
  return cards.flatMap((a, i) =>
    cards.slice(0, i).flatMap((b) => {
      const own = [a, b];
      const aces = cards.filter((card) => rankOf(card) === ACE && !own.includes(card));
      const pairs = BigInt((aces.length * (aces.length - 1)) / 2);
      return [
        ...(pairs > 0n ? [{ outcome: looksAt(own, aces.slice(0, 2)), ways: pairs }] : []),
        { outcome: looksAt(own, otherThan(own)), ways: DEALERS - pairs },
      ];
    }),
  );
}

/** Two cards that are neither one's own nor aces. */
const otherThan = (own: readonly Card[]): Card[] =>
  [0, 5, 10, 15]
    .map(cardOf)
    .filter((card) => !own.includes(card))
    .slice(0, 2);

/** The bonus looks at nothing else: it stays in action after a fold, whatever the hands are worth. */
const looksAt = (own: readonly Card[], dealers: readonly Card[]): HoldemBonusShowdown => ({
  own,
  dealers,
  hand: strengthOf(1),
  dealer: strengthOf(1),
  folded: true,
});
