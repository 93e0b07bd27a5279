import { sixDeck, strengthOf } from '@croupier/cards';
import { type FastActionShowdown, fastActionHoldem } from '@croupier/games';
import { type Rules, wagerNamed } from '@croupier/table';
import type { Pricing } from '../pricing.ts';
import { type SolvedGame, solved } from '../solved-game.ts';
import { oddsOfWager, type WagerOdds } from '../wager-odds.ts';
import { bonusDeals } from './fast-action-bonus.ts';
import { fastActionLesson } from './fast-action-lesson.ts';
import { pricedFastAction } from './fast-action-priced.ts';
import { HOUSE_WAY, REPLY_TO_HOUSE_WAY, SPLIT_PAIRS } from './fast-action-strategies.ts';
import { FAST_ACTION_SAMPLE } from './samples/fast-action.ts';

const ANTE = 'ante';
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

const WHY_SAMPLED =
  'The Ante is sampled because both sides choose among four cards of six decks before a board of 22,356,442,416: too many to count together.';

const ON_BONUS =
  'Bonus: with two cards kept the house way, and without envy, which depends on how many others play.';

const priceOf = (rules: Rules<FastActionShowdown>): Pricing => {
  const sampled = pricedFastAction(FAST_ACTION_SAMPLE);
  return {
    wagers: [
      { id: ANTE, unit: ANTE, strategy: sampled.ante.strategy, together: ['split'] },
      { id: BONUS, unit: 'stake', strategy: HOUSE_WAY.name },
    ],
    price: async (asked, work) => {
      const ante = asked.includes(ANTE) ? sampled : undefined;
      const bonus = asked.includes(BONUS) ? [await priceBonus(rules, work)] : [];
      return {
        wagers: [...(ante ? [ante.ante] : []), ...bonus],
        advice: [...(ante ? [...ante.advice, WHY_SAMPLED] : []), ...bonus.map(() => ON_BONUS)],
        ...(ante ? { ways: ante.ways } : {}),
      };
    },
    // What is kept is exact.
    long: (asked) => asked.includes(BONUS) && !asked.includes(ANTE),
  };
};

export const fastActionSolved: SolvedGame = solved(fastActionHoldem, {
  strategies: () => [HOUSE_WAY, REPLY_TO_HOUSE_WAY, SPLIT_PAIRS],
  price: priceOf,
  teach: fastActionLesson,
});
