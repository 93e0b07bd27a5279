import {
  byTopCard,
  type Card,
  type FlushRushRow,
  flushLength,
  flushRushRow,
  longestFlush,
  rankLongestFlush,
  rankOf,
  type Strength,
  strengthOf,
  withArticle,
} from '@croupier/cards';
import {
  deal,
  dollars,
  type Game,
  game,
  handle,
  type Pays,
  PUSH,
  type Rules,
  row,
  say,
  section,
  to,
  turn,
  win,
} from '@croupier/table';
import { type AgainstDealer, beats, ties } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { always, handRows } from '../banked/pay-table.ts';
import {
  type PlayedAgainstDealer,
  pickedUpAsSettled,
  playedAgainstDealer,
} from '../banked/played-against-dealer.ts';
import { FOLD, isBet, playTimes } from '../banked/seats.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedFlushesGoneWild } from './12.0-posted.ts';

const at = section(bclcPoker, '12.0');

/** How many antes it takes to play (§2.1.2). */
const ON_PLAY = 2;

/** What a seat's wagers look at: its longest flush and the dealer's, whether a deuce is in its own, and whether it folded. */
export interface FlushShowdown extends AgainstDealer {
  readonly wild: boolean;
}

export interface FlushRules extends Rules<FlushShowdown> {
  /** What of a flush decides against another: all its cards from the top, or its length and its highest card. */
  readonly compared: (flush: Strength) => Strength;
}

/** §2.1.4.a(1): by how many cards a flush is longer than the dealer's. */
const marginOf = ({ hand, dealer }: FlushShowdown): number => flushLength(hand) - flushLength(dealer);

/** §5.3: what a win by so many cards pays the Blind. */
const MARGINS: readonly (readonly [number, Pays])[] = [
  [5, to(200)],
  [4, to(25)],
  [3, to(5)],
  [2, to(3)],
];

const winsBy =
  (margin: number) =>
  (o: FlushShowdown): boolean =>
    beats(o) && marginOf(o) === margin;

/** §5.4: a deuce of whatever suit makes a flush wild (READINGS 40). */
const RUSH: readonly (readonly [FlushRushRow, Pays])[] = [
  ['seven-card-natural-flush', to(250)],
  ['seven-card-wild-flush', to(100)],
  ['six-card-natural-flush', to(50)],
  ['six-card-wild-flush', to(10)],
  ['five-card-natural-flush', to(6)],
  ['five-card-wild-flush', to(3)],
  ['four-card-natural-flush', to(1)],
];

const rushOf = ({ hand, wild }: FlushShowdown): FlushRushRow => flushRushRow(hand, wild);

/** bclc-poker 12.0: Flushes Gone Wild with Flush Rush. */
export const flushesGoneWild: Game<FlushShowdown, FlushRules> = game<FlushShowdown, FlushRules>({
  id: 'bclc-poker/flushes-gone-wild',
  title: 'Flushes Gone Wild',
  section: at,
  look: handsOf(5, 2),
  posted: (table) => postedFlushesGoneWild(table, ON_PLAY),

  rules: (house) => {
    const kicker = house.chooses('kicker', ['card-by-card', 'top-card-only'], {
      default: 'card-by-card',
      about: 'What decides between flushes of one length',
      cite: at('2.1.6'),
    });
    const compared = kicker === 'top-card-only' ? byTopCard : (flush: Strength): Strength => flush;
    return {
      seats: 6, // §3.1
      spotsPerPlayer: { is: 1, cites: [at('3.2')] },
      shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
      deckEachRound: true,

      wagers: [
        {
          id: 'ante',
          name: 'Ante',
          cite: at('2.1.1'),
          rows: [
            row('beats the dealer', beats, win(to(1)), at('2.1.4'), at('6.10.8.c')),
            row('tie', ties, PUSH, at('2.1.7')),
          ],
        },
        {
          id: 'blind',
          name: 'Blind',
          cite: at('2.1.1'),
          rows: [
            ...MARGINS.map(([margin, pays]) =>
              row(`wins by ${margin}`, winsBy(margin), win(pays), at('5.3'), at('2.1.4.a')),
            ),
            row('wins by 1', winsBy(1), PUSH, at('5.3'), at('2.1.4.a(2)')),
            row('wins by 0', winsBy(0), PUSH, at('5.3'), at('2.1.4.a(2)')),
            row('tie', ties, PUSH, at('2.1.7')),
          ],
        },
        {
          id: 'play',
          name: 'Play',
          cite: at('2.1.2'),
          inPlay: true,
          rows: [
            row('beats the dealer', beats, win(to(1)), at('2.1.4'), at('6.10.8.a')),
            row('tie', ties, PUSH, at('2.1.7')),
          ],
        },
        {
          id: 'flush-rush',
          name: 'Flush Rush',
          cite: at('2.2.1'),
          rows: handRows(RUSH, rushOf, always, at('5.4')), // §6.9.2.a: also after a fold
        },
      ],
      exclusions: [],
      forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
      requirements: [
        {
          wagers: ['flush-rush'],
          anyOf: ['ante'],
          reason: 'Flush Rush needs an Ante and a Blind beside it.',
          cite: at('6.3.2'),
        },
      ],
      equalStakes: [
        { wagers: ['ante', 'blind'], reason: 'Ante and Blind are equal amounts.', cite: at('2.1.1') },
      ],
      tips: {
        commissioned: false,
        participating: at('4.2'),
        paidAfterOwn: at('4.4'),
        cites: [at('4.4.1')],
      },
      aggregates: [
        { wagers: ['blind', 'flush-rush'], limit: dollars(50_000), cite: at('5.5'), shared: at('5.5.1') },
      ],
      commissionLaid: false,

      compared,
      ...sequenceOf(compared),
      caption: (place, cards, elsewhere = () => []) => {
        const all = place === 'board' ? [] : [...cards, ...elsewhere('board')];
        return all.length >= 5 ? longestFlush.describe(longestFlush.rank(all)) : '';
      },
    };
  },
});

/** What the dealer's hands do, made once: a round passes them a hundred thousand times a second. */
const COUNT_HANDS = handle('Spread each hand: all five cards are there.', at('6.4.4.a'));
const SPREAD_BOARD = handle(
  'Burn the first card of the packet and spread the two community cards face down.',
  at('6.5'),
);
const BURN_BOTTOM = handle('Burn the two cards left at the bottom of the packet.', at('6.6'));
const UNDER_BONUS = [handle('Tuck the folded cards face down under the Flush Rush bet.', at('6.9.2.b'))];
const TO_THE_RACK = [
  handle('Spread the folded cards face down: all five are there.', at('6.9.3')),
  handle('Put them in the discard rack.', at('6.9.4')),
];
const DISPLAY = handle(
  'Lay your five cards out in descending order in front of the chip tray.',
  at('6.10.2'),
);
const POSITION = handle('Put the longest flush together.', at('6.10.3'));
const SEPARATE = handle('Set the unused cards apart.', at('6.10.4'));
const ENDING = [pickedUpAsSettled(at('6.11'))];

/** The sequence of play, §6. */
function sequenceOf(compared: FlushRules['compared']): PlayedAgainstDealer<FlushShowdown> {
  /** §6.10.3, §6.10.7: the longest of a hand's five cards and the two in the middle. */
  const flushOf = (own: readonly Card[], board: readonly Card[]): Strength =>
    compared(strengthOf(rankLongestFlush(own, board)));

  return playedAgainstDealer<FlushShowdown>({
    at: {
      sweep: at('6.4.1'),
      tips: at('4.3.2'),
      noMoreBets: at('6.4.2'),
      hands: at('6.4.4'),
      pickUp: at('6.7'),
      fold: at('6.9.1'),
    },
    // The packet of five lies in the middle; its second and third card are the community cards (§6.5, §6.6).
    community: (board, felt) => {
      const burned = felt.aside('burn');
      return [
        deal(burned, 'down', at('6.4.3')),
        deal(board, 'down', at('6.4.3.a'), 2),
        deal(burned, 'down', at('6.4.3'), 2),
      ];
    },
    cards: 5,
    dealers: (dealer) => [COUNT_HANDS, deal(dealer, 'down', at('6.4.5'), 5), SPREAD_BOARD, BURN_BOTTOM],
    choice: (seat, ante) => ({
      seat,
      actions: [playTimes(ante, ON_PLAY), FOLD],
      absent: FOLD,
      cite: at('6.8'),
    }),
    foldedCards: ({ felt }, seat) => (isBet(felt.bets, seat, 'flush-rush') ? UNDER_BONUS : TO_THE_RACK),
    rank: flushOf,
    turned: ({ board, dealer, house }) => [
      turn(board, at('6.10.1')),
      turn(dealer, at('6.10.2')),
      DISPLAY,
      POSITION,
      SEPARATE,
      say(() => `Dealer has ${withArticle(longestFlush.describe(house))}.`, at('6.10.5')),
    ],
    showdown: (own, { board, house }, folded) => ({
      hand: flushOf(own, board.cards),
      dealer: house,
      wild: holdsDeuce(board.cards) || holdsDeuce(own),
      folded,
    }),
    shown: ({ folded }, { felt }, seat) =>
      !folded || isBet(felt.bets, seat, 'flush-rush') ? at('6.10.6') : undefined,
    ending: () => ENDING,
    describe: longestFlush.describe,
    order: {
      folded: ['ante', 'blind'], // §6.9.2
      hands: ['play', 'blind', 'ante', 'flush-rush'], // §6.10.8
    },
  });
}

const holdsDeuce = (cards: readonly Card[]): boolean => cards.some((card) => rankOf(card) === 0);
