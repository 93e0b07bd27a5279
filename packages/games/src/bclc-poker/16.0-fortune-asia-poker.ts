import { fortuneAsiaHigh, paiGowSeven } from '@croupier/cards';
import { dollars, type Game, game, type Rules, row, section, to, type Wager, win } from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { fortuneAsiaHouseWay } from './16.0-house-way.ts';
import { INSURANCE, INSURANCE_BONUS } from './16.0-insurance.ts';
import { FORTUNE_ASIA_BONUS, FORTUNE_ASIA_SEATS, fortuneAsiaPlay, summary } from './16.0-play.ts';
import { postedFortuneAsia } from './16.0-posted.ts';
import { describePart, type FortuneAsiaShowdown, foul, wins } from './16.0-showdown.ts';
import { BONUS } from './fortune-bonus.ts';

const at = section(bclcPoker, '16.0');

const MAIN = 'main';

const MAIN_WAGER: Wager<FortuneAsiaShowdown> = {
  id: MAIN,
  name: 'Fortune Asia Poker',
  cite: at('6.11.3'),
  rows: [row('two or three hands higher', wins, win(to(1)), at('6.11.2'), at('2.1.5'))],
};

/** bclc-poker 16.0: Fortune Asia Poker, three hands against the dealer's, with two bonuses. */
export const fortuneAsiaPoker: Game<FortuneAsiaShowdown> = game<
  FortuneAsiaShowdown,
  Rules<FortuneAsiaShowdown>
>({
  id: 'bclc-poker/fortune-asia-poker',
  title: 'Fortune Asia Poker',
  section: at,
  look: handsOf(7),
  ranked: fortuneAsiaHigh,
  houseWay: fortuneAsiaHouseWay,
  posted: (table) => postedFortuneAsia(table, FORTUNE_ASIA_BONUS.envy.least),

  rules: () => ({
    seats: FORTUNE_ASIA_SEATS, // §3.1
    spotsPerPlayer: { is: FORTUNE_ASIA_SEATS, cites: [at('3.2')] },
    severalSpots: {
      least: { wagers: [MAIN], times: 2, cite: at('3.2.1') },
      adjacent: at('3.2.2'),
    },
    shoe: { decks: 1, kind: 'with-joker', cutCardFromBack: 0 }, // §1.1
    deckEachRound: true,
    wagers: [MAIN_WAGER, FORTUNE_ASIA_BONUS.wager, INSURANCE_BONUS],
    exclusions: [],
    requirements: [
      {
        // Only a bet for the dealer can lie at a spot without it: one's own is the wager itself.
        wagers: [MAIN],
        anyOf: [MAIN],
        reason: 'A bet for the dealer lies beside a bet of your own.',
        cite: at('4.1'),
      },
      {
        wagers: [BONUS],
        anyOf: [MAIN],
        reason: 'The Fortune Bonus needs a Fortune Asia Poker wager beside it.',
        cite: at('2.2.1.b'),
      },
      {
        wagers: [INSURANCE],
        anyOf: [MAIN],
        reason: 'The Insurance Bonus needs a Fortune Asia Poker wager beside it.',
        cite: at('2.3.1.b'),
      },
    ],
    tips: { commissioned: false, paidAfterOwn: at('4.2'), participating: at('4.1'), cites: [] },
    aggregates: [
      { wagers: [BONUS, INSURANCE], limit: dollars(50_000), cite: at('5.8'), shared: at('5.8.1') },
    ],
    commissionLaid: false,
    envy: { ...FORTUNE_ASIA_BONUS.envy, otherPlayersOnly: true },
    play: fortuneAsiaPlay,
    // Each hand's basic game and bonuses together (§6.10), from the right; envy when all are settled (§6.13.2).
    passes: () => [
      { from: 'right', wagers: [MAIN, BONUS, INSURANCE] },
      { from: 'right', wagers: ['envy'] },
    ],
    summary,
    caption: (_place, cards) => (cards.length === 7 ? paiGowSeven.describe(paiGowSeven.rank(cards)) : ''),
    partCaption: (_part, cards) => describePart(cards),
    foul,
  }),
});
