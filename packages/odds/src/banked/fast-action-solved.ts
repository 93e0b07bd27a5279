import { sixDeck, strengthOf } from '@croupier/cards';
import { type FastActionShowdown, fastActionHoldem } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { oddsOfWager, type WagerOdds } from '../wager-odds.ts';
import { bonusDeals } from './fast-action-bonus.ts';
import { HOUSE_WAY, REPLY_TO_HOUSE_WAY, SPLIT_PAIRS } from './fast-action-strategies.ts';

const BONUS = 'bonus';

/** The Bonus over all deals, the house way keeping two of four cards; one hand alone earns no envy. */
async function priceBonus(
  rules: Rules<FastActionShowdown>,
  work: Parameters<Pricing['price']>[1],
): Promise<WagerOdds> {
  const deals = await bonusDeals(work);
  const outcomes = [...deals].map(([category, ways]) => ({
    outcome: { hand: sixDeck.least(category), second: null, dealer: strengthOf(1), board: strengthOf(1) },
    ways,
  }));
  return { ...oddsOfWager(wagerNamed(rules.wagers, BONUS), outcomes), strategy: HOUSE_WAY.name };
}

/** The Ante depends on what both sides keep and on when to split: it is simulated by the strategies below. */
const priceOf = (rules: Rules<FastActionShowdown>): Pricing => ({
  wagers: [{ id: BONUS, unit: 'stake', strategy: HOUSE_WAY.name }],
  price: async (asked, work) =>
    asked.includes(BONUS)
      ? {
          wagers: [await priceBonus(rules, work)],
          advice: [
            'Bonus: with two cards kept the house way, and without envy, which depends on how many others play.',
          ],
        }
      : { wagers: [], advice: [] },
  long: (asked) => asked.includes(BONUS),
  whySimulated:
    'The Ante is simulated because both sides choose among four cards of six decks before a board of 22,356,442,416: too many to count together.',
});

export const fastActionSolved: SolvedGame = solved(fastActionHoldem, {
  strategies: () => [HOUSE_WAY, REPLY_TO_HOUSE_WAY, SPLIT_PAIRS],
  price: priceOf,
});
