import { cardsOfSets, deck, eachSuitClass, poker, rankSix, strengthOf } from '@croupier/cards';
import { dealerRemoves, type InfernoShowdown } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import { oddsOfWager, type WagerOdds, type Weighed } from '../wager-odds.ts';

const DECK = deck();
const DEALT = 7;

/** The deck's cards that leave the dealer's hand when they are up. */
const REMOVED: number = DECK.filter(dealerRemoves).length;

const WORST = strengthOf(1);

/** Aces Up on all 20,358,520 hands of six. */
export function priceAcesUp(rules: Rules<InfernoShowdown>): WagerOdds {
  const counts = new Float64Array(poker.classes + 1);
  const own = new Uint8Array(6);
  eachSuitClass([6], (sets, weight) => {
    cardsOfSets(sets, 0, own);
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = own;
    const strength = rankSix(a, b, c, d, e, f);
    counts[strength] = (counts[strength] ?? 0) + weight;
  });
  const outcomes: Weighed<InfernoShowdown>[] = [];
  for (const [strength, hands] of counts.entries()) {
    if (hands === 0) continue;
    const hand = strengthOf(strength);
    outcomes.push({
      outcome: { hand, dealer: WORST, dealerCards: DEALT, folded: false },
      ways: BigInt(hands),
    });
  }
  return oddsOfWager(wagerNamed(rules.wagers, 'aces-up'), outcomes);
}

/** Burn Baby Burn over the dealer's cards in the order in which they are turned; the seventh never is. */
export function priceBurn(rules: Rules<InfernoShowdown>): WagerOdds {
  const outcomes = Array.from({ length: DEALT }, (_, removed): Weighed<InfernoShowdown> => {
    let ways = 1;
    for (let turned = 0; turned < DEALT - 1; turned += 1) {
      const removable = REMOVED - turned;
      const left = DECK.length - turned;
      // Removed, then one that stays unless only one card is left, then whatever comes.
      if (turned < removed) ways *= removable;
      else ways *= turned === removed ? DECK.length - REMOVED : left;
    }
    return {
      outcome: { hand: WORST, dealer: WORST, dealerCards: DEALT - removed, folded: false },
      ways: BigInt(ways),
    };
  });
  return oddsOfWager(wagerNamed(rules.wagers, 'burn-baby-burn'), outcomes);
}
