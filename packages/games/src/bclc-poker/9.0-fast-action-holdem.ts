import { type HandCategory, sixDeck } from '@croupier/cards';
import {
  dollars,
  type Envy,
  type Game,
  game,
  PUSH,
  type Row,
  type Rules,
  row,
  rowSeen,
  section,
  to,
  type Wager,
  win,
  winMoney,
} from '@croupier/table';
import { dealersHand } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { always, handName, handRows } from '../banked/pay-table.ts';
import { bclcPoker } from '../rulebooks.ts';
import { fastActionHouseWay } from './9.0-house-way.ts';
import { DISCARDED, fastActionPlay } from './9.0-play.ts';
import { postedFastAction } from './9.0-posted.ts';
import {
  boardIsHighest,
  type FastActionShowdown,
  handOf,
  secondOf,
  wins,
  withBoard,
} from './9.0-showdown.ts';
import { twoInWords } from './9.0-two-cards.ts';

const at = section(bclcPoker, '9.0');

/** A pay row of a wager on the first hand, as it is on the second hand of a split. */
const onSecond = ({ name, when, award, cites }: Row<FastActionShowdown>): Row<FastActionShowdown> =>
  row(
    name,
    (o) => {
      const second = secondOf(o);
      return second !== undefined && when(second);
    },
    award,
    ...cites,
  );

const ANTE_ROWS = [row('beats the dealer', wins, win(to(1)), at('1.5'))];

/** §5.6, highest first. */
const BONUS_ROWS = [
  ...handRows<FastActionShowdown>(
    [
      ['five-of-a-kind-suited', to(1000)],
      ['royal-flush', to(200)],
      ['straight-flush', to(75)],
      ['five-of-a-kind', to(40)],
      ['four-of-a-kind', to(7)],
      ['full-house', to(3)],
      ['flush', to(2)],
      ['straight', to(1)],
    ],
    handOf,
    always,
    at('5.6'),
  ),
  rowSeen<FastActionShowdown, HandCategory>(
    handOf,
    'three-of-a-kind',
    row(handName('three-of-a-kind'), always, PUSH, at('5.6')),
  ),
];

const WAGERS: readonly Wager<FastActionShowdown>[] = [
  { id: 'ante', name: 'Ante', cite: at('1.5.1'), rows: ANTE_ROWS },
  { id: 'split', name: 'Split', cite: at('2.1.1.a'), inPlay: true, rows: ANTE_ROWS.map(onSecond) },
  { id: 'bonus', name: 'Bonus', cite: at('2.2.1.a'), rows: BONUS_ROWS },
  {
    id: 'split-bonus',
    name: 'Split Bonus',
    cite: at('2.2.1.b'),
    inPlay: true,
    rows: BONUS_ROWS.map(onSecond),
  },
];

/** Hands that others envy, and for how much. */
const ENVIED = [
  ['five-of-a-kind-suited', 1000],
  ['royal-flush', 250],
  ['straight-flush', 50],
  ['five-of-a-kind', 10],
] as const;

/** §5.7, highest first, in dollars. */
const ENVY_ROWS = ENVIED.map(([hand, amount]) =>
  row<FastActionShowdown>(handName(hand), (o) => handOf(o) === hand, winMoney(dollars(amount)), at('5.7')),
);

/** §1.6.1, §2.2: every hand with five dollars on its bonus, for every other hand of five of a kind or better. */
const ENVY: Envy<FastActionShowdown> = {
  wager: 'bonus',
  least: dollars(5), // §2.2.1.c
  rows: ENVY_ROWS,
  second: { wager: 'split-bonus', rows: ENVY_ROWS.map(onSecond) }, // §2.2.6
  unless: boardIsHighest, // §2.2.5
  cite: at('2.2.1.d'),
};

/** The most cards that a round takes: four for each of seven seats and the dealer, and the board. */
const MOST_IN_A_ROUND = 4 * 8 + 5;

/** bclc-poker 9.0: Fast Action Hold'em. */
export const fastActionHoldem: Game<FastActionShowdown> = game<FastActionShowdown, Rules<FastActionShowdown>>(
  {
    id: 'bclc-poker/fast-action-holdem',
    title: "Fast Action Hold'em",
    section: at,
    look: handsOf(4, 5),
    ranked: sixDeck,
    houseWay: fastActionHouseWay,
    posted: (table) => postedFastAction(table, ENVY.least),

    rules: (house) => {
      const shuffler = house.chooses('shuffler', ['continuous', 'multi-deck'], {
        default: 'continuous',
        about:
          'The machine that shuffles: every round from all six decks, or a shoe that lasts to its cut card',
        cite: at('1.1'),
      });
      return {
        seats: 7, // §3.1
        spotsPerPlayer: { is: 2, cites: [at('3.2')] },
        severalSpots: { adjacent: at('3.2.1') },
        // The hand in which the cut card shows is followed by one more.
        shoe: { decks: 6, cutCardFromBack: shuffler === 'continuous' ? 0 : 2 * MOST_IN_A_ROUND },
        ...(shuffler === 'continuous' ? { deckEachRound: true } : {}),

        wagers: WAGERS,
        exclusions: [],
        forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
        requirements: [
          {
            wagers: ['bonus'],
            anyOf: ['ante'],
            reason: 'The Bonus needs an Ante beside it.',
            cite: at('2.2.1'),
          },
          {
            // Met by every Ante of a player's own.
            wagers: ['ante'],
            anyOf: ['ante'],
            reason: 'A bet for the dealer on the Ante lies beside your own.',
            cite: at('4.2'),
          },
        ],
        tips: {
          commissioned: false,
          participating: at('4.2'),
          paidAfterOwn: at('4.4'),
          cites: [at('4.4.1')],
        },
        aggregates: [
          {
            wagers: ['bonus', 'split-bonus'],
            limit: dollars(50_000),
            cite: at('5.8'),
            shared: at('5.8.1'),
          },
        ],
        commissionLaid: false,
        envy: ENVY,

        play: fastActionPlay(ENVY),
        passes: () => [
          { from: 'right', wagers: ['ante', 'split', 'bonus', 'split-bonus'] }, // §6.12.2, §6.12.4
          { from: 'right', wagers: ['envy'] }, // §6.12.5, §6.12.5.b
        ],
        caption: () => '',
        partCaption: (part, cards, elsewhere = () => []) => {
          const board = elsewhere('board');
          if (part === DISCARDED || cards.length !== 2) return '';
          return board.length === 5 ? sixDeck.describe(withBoard(cards, board)) : twoInWords(cards);
        },
        summary: dealersHand(sixDeck.describe),
      };
    },
  },
);
