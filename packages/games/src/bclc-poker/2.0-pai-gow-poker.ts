import { paiGowHigh, paiGowSeven } from '@croupier/cards';
import {
  type Discretion,
  type Game,
  game,
  type Layout,
  PUSH,
  type Rules,
  row,
  section,
  to,
  type Wager,
  winLess,
} from '@croupier/table';
import { handsOf } from '../banked/look.ts';
import { bclcPoker } from '../rulebooks.ts';
import { type Delivery, PAI_GOW_SEATS } from './2.0-delivery.ts';
import { paiGowHouseWay } from './2.0-house-way.ts';
import { MAIN, paiGowPlay, passes, summary } from './2.0-play.ts';
import { postedPaiGowPoker } from './2.0-posted.ts';
import { describePart, foul, type PaiGowShowdown, pushes, wins } from './2.0-showdown.ts';

const at = section(bclcPoker, '2.0');

const LESS_5_PERCENT = 5;

/** The basic game's wager, whoever banks it. */
export const MAIN_WAGER: Wager<PaiGowShowdown> = {
  id: MAIN,
  name: 'Pai Gow Poker',
  cite: at('8.4.3'),
  rows: [
    row('both hands higher', wins, winLess(LESS_5_PERCENT, to(1)), at('8.4.1'), at('4.1')),
    row('one hand higher', pushes, PUSH, at('8.4.2'), at('8.4.6')),
  ],
};

/** Who receives which stack, as the house chooses. */
export const deliveryOf = (house: Discretion): Delivery => ({
  start: house.chooses('start', ['dice', 'random-number'], {
    default: 'dice',
    about: 'What says who receives the first hand: three dice, or a random number',
    cite: at('8.2.1'),
  }),
  dealing: house.chooses('dealing', ['stacks', 'direct', 'by-hand'], {
    default: 'stacks',
    about: 'Hands of seven from the shuffler into stacks, straight to the players, or card by card',
    cite: at('7.1.5'),
  }),
});

/** What every table of pai gow has, whoever banks and whatever the house keeps of a win. */
export const paiGowLayout: Omit<Layout<PaiGowShowdown>, 'wagers' | 'commissionLaid'> = {
  seats: PAI_GOW_SEATS, // §3.1
  spotsPerPlayer: { is: PAI_GOW_SEATS, cites: [at('3.2')] },
  severalSpots: {
    least: { wagers: [MAIN], times: 2, cite: at('3.2.1') },
    adjacent: at('3.2.2'),
  },
  shoe: { decks: 1, kind: 'with-joker', cutCardFromBack: 0 }, // §1.1
  deckEachRound: true,
  exclusions: [],
  requirements: [
    {
      // Only a bet for the dealer can lie at a spot without it: one's own is the wager itself.
      wagers: [MAIN],
      anyOf: [MAIN],
      reason: 'A bet for the dealer lies beside a bet of your own.',
      cite: at('5.1'),
    },
  ],
  tips: {
    commissioned: false, // §5.3
    paidAfterOwn: at('5.2'),
    participating: at('5.1'),
    cites: [at('5.3')],
  },
  aggregates: [],
  caption: (_place, cards) => (cards.length === 7 ? paiGowSeven.describe(paiGowSeven.rank(cards)) : ''),
  partCaption: (_part, cards) => describePart(cards),
  foul,
};

/** The table of Pai Gow Poker, at which 3.0 is played too. */
export const paiGowTable = (house: Discretion): Omit<Layout<PaiGowShowdown>, 'wagers'> => ({
  ...paiGowLayout,
  commissionLaid:
    house.chooses('commission', ['from-win', 'beforehand'], {
      default: 'from-win',
      about: 'When the 5 % is taken: from the win, or laid beside the wager before the deal',
      cite: at('4.4'),
    }) === 'beforehand',
  bank: {
    wagers: [MAIN],
    required: false,
    coversAll: true,
    commission: LESS_5_PERCENT,
    dealerBets: MAIN, // §2.1.7
    besideBank: [],
    rotation: {
      roundsInARow: 1,
      counterClockwise: true, // §2.1.2
      alternatesWithHouse: true, // §2.1.4
      afterABet: true, // §2.1.6.b
      cite: at('2.1.9'),
    },
    cites: {
      bank: at('1.3'),
      cover: at('2.1.6.a'),
      alone: at('2.1.2.a'),
      dealer: at('2.1.7'),
      tip: at('5.5'),
      commission: at('8.5.12'),
    },
  },
});

/** bclc-poker 2.0: Pai Gow Poker, against the house or a player who banks. */
export const paiGowPoker: Game<PaiGowShowdown> = game<PaiGowShowdown, Rules<PaiGowShowdown>>({
  id: 'bclc-poker/pai-gow-poker',
  title: 'Pai Gow Poker',
  section: at,
  look: handsOf(7),
  ranked: paiGowHigh,
  houseWay: paiGowHouseWay,
  posted: postedPaiGowPoker,

  rules: (house) => ({
    ...paiGowTable(house),
    wagers: [MAIN_WAGER],
    play: paiGowPlay(deliveryOf(house), { outcome: (hand) => hand }),
    passes: (outcomes, _seats, bank) => passes(outcomes, [MAIN], bank),
    summary,
  }),
});
