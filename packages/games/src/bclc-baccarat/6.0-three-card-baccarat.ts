import { dollars, type Game, game, PUSH, type Rules, row, section, to, win, winLess } from '@croupier/table';
import { totalOf } from '../baccarat/points.ts';
import { bclcBaccarat } from '../rulebooks.ts';
import { callHand, isThreeFaces, isThreeKings } from './6.0-hand.ts';
import { BASIC, BONUS, beatsBank, passes, play, summary, type ThreeCardCoup, tiesBank } from './6.0-play.ts';
import { postedThreeCardBaccarat } from './6.0-posted.ts';

const at = section(bclcBaccarat, '6.0');

const LESS_5_PERCENT = 5;

/** bclc-baccarat 6.0: Three Card Baccarat, against the house or a player who banks. */
export const threeCardBaccarat: Game<ThreeCardCoup> = game<ThreeCardCoup, Rules<ThreeCardCoup>>({
  id: 'bclc-baccarat/three-card-baccarat',
  title: 'Three Card Baccarat',
  section: at,
  // Baccarat by its count and its cloth, but every seat has a hand of its own.
  look: { family: 'baccarat', hands: 'at-seats', handSize: 3, panel: 'round' },
  posted: postedThreeCardBaccarat,

  rules: (house) => ({
    seats: 9, // §3.1
    spotsPerPlayer: { is: 9, cites: [at('3.2')] },
    shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
    deckEachRound: true,

    wagers: [
      {
        id: BASIC,
        name: 'Three Card Baccarat',
        cite: at('2.1.1'),
        rows: [
          row('beats the bank', beatsBank, winLess(LESS_5_PERCENT, to(1)), at('1.2'), at('6.3'), at('4.1')),
          row('tie', tiesBank, PUSH, at('6.4.3')),
        ],
      },
      {
        id: BONUS,
        name: 'Three Kings Bonus',
        cite: at('2.3.2'),
        rows: [
          row('three kings', ({ hand }) => isThreeKings(hand), win(to(200)), at('6.5')),
          row('three face cards', ({ hand }) => isThreeFaces(hand), win(to(20)), at('6.5')),
          row('any nine', ({ hand }) => totalOf(hand) === 9, win(to(3)), at('6.5')),
          row('any eight', ({ hand }) => totalOf(hand) === 8, win(to(2)), at('6.5')),
        ],
      },
    ],
    exclusions: [],
    forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
    requirements: [
      {
        wagers: [BONUS],
        anyOf: [BASIC],
        reason: 'The Three Kings Bonus needs a Three Card Baccarat wager beside it.',
        cite: at('2.3.1'),
      },
      {
        // Only a bet for the dealer can lie at a spot without it: one's own is the wager itself.
        wagers: [BASIC],
        anyOf: [BASIC],
        reason: 'A bet for the dealer lies beside a bet of your own.',
        cite: at('5.2'),
      },
    ],
    // Commission is on all winning bets (§4.1); nothing exempts the dealer's, unlike 1.0 §6.2.3 (READINGS 58).
    tips: { commissioned: true, paidAfterOwn: at('5.4'), cites: [at('5.5.2')] },
    aggregates: [{ wagers: [BONUS], limit: dollars(50_000), cite: at('6.6'), shared: at('6.6.1') }],
    commissionLaid:
      house.chooses('commission', ['from-win', 'beforehand'], {
        default: 'from-win',
        about: 'When the 5 % is taken: from the win, or laid beside the wager before the deal',
        cite: at('4.1.1'),
      }) === 'beforehand',
    bank: {
      wagers: [BASIC], // §2.2.6; the house banks the bonus, §2.2.7
      required: false,
      coversAll: true,
      commission: LESS_5_PERCENT,
      dealerBets: BASIC,
      besideBank: [BONUS], // §7.6.6, READINGS 62
      rotation: { roundsInARow: 1, alternatesWithHouse: true, afterABet: true, cite: at('2.2.11') },
      cites: {
        bank: at('1.3'),
        cover: at('2.2.8.a'),
        alone: at('2.2.2.a'),
        dealer: at('2.2.9'),
        tip: at('5.6'),
        commission: at('7.6.14.a'),
      },
    },

    play,
    passes,
    caption: (_place, cards) => (cards.length === 3 ? callHand(cards) : ''),
    summary,
  }),
});
