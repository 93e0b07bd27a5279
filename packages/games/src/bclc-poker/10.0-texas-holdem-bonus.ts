import { type Card, poker, withArticle } from '@croupier/cards';
import {
  answered,
  asking,
  type Cite,
  deal,
  dollars,
  type Game,
  game,
  handle,
  type Place,
  PUSH,
  type Rules,
  row,
  type Script,
  type Step,
  say,
  section,
  to,
  turn,
  type Wager,
  win,
} from '@croupier/table';
import { type AgainstDealer, type Bar, barOf, beats, ties } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { nth } from '../banked/nth.ts';
import { type AtTable, playedAgainstDealer, type Sequence } from '../banked/played-against-dealer.ts';
import { betAnte, CHECK, FOLD, isBet, playTimes, stakeOf } from '../banked/seats.ts';
import { bestOfSeven, rankOfBoard } from '../banked/with-board.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedHoldemBonus } from './10.0-posted.ts';
import { bonusJackpotRows, callTwoCards, type TwoCards } from './10.0-two-cards.ts';

const at = section(bclcPoker, '10.0');

/** How many antes it takes to play on (§2.1.2). */
const ON_FLOP = 2;

const BONUS = 'bonus-jackpot';

/** What a seat's wagers look at: the best five of its seven cards and of the dealer's, the two cards of each, and whether it folded. */
export interface HoldemBonusShowdown extends AgainstDealer, TwoCards {}

/** §5.5: the least hand that is paid on the Ante. */
const straight: Bar = barOf(() => poker.least('straight'));

/** Flop, Turn and River are paid alike (§6.14.3). */
const evenMoney = (id: string, name: string, clause: string): Wager<HoldemBonusShowdown> => ({
  id,
  name,
  cite: at(clause),
  inPlay: true,
  rows: [
    row('beats the dealer', beats, win(to(1)), at('1.5'), at('6.14.3')),
    row('tie', ties, PUSH, at('1.5.2')),
  ],
});

/** bclc-poker 10.0: Texas Hold'em Bonus with the Bonus Jackpot. */
export const texasHoldemBonus: Game<HoldemBonusShowdown> = game<
  HoldemBonusShowdown,
  Rules<HoldemBonusShowdown>
>({
  id: 'bclc-poker/texas-holdem-bonus',
  title: "Texas Hold'em Bonus",
  section: at,
  look: handsOf(2, 5),
  ranked: poker,
  posted: (table) => postedHoldemBonus(table, ON_FLOP),

  rules: (house) => {
    const waitingList = house.chooses('waitingList', ['off', 'on'], {
      default: 'off',
      about: 'Others are waiting for a place: each player has one position',
      cite: at('3.2.1'),
    });
    return {
      seats: 7, // §3.1
      spotsPerPlayer: waitingList === 'on' ? { is: 1, cites: [at('3.2.1')] } : { is: 2, cites: [at('3.2')] },
      shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
      deckEachRound: true,

      wagers: [
        {
          id: 'ante',
          name: 'Ante',
          cite: at('2.1.1'),
          rows: [
            row(
              'wins with a straight or better',
              (o) => beats(o) && o.hand >= straight(),
              win(to(1)),
              at('5.5'),
              at('6.14.3.a'),
            ),
            row('wins with less than a straight', beats, PUSH, at('6.14.3.a')),
            row('tie', ties, PUSH, at('1.5.2')),
          ],
        },
        evenMoney('flop', 'Flop', '2.1.2'),
        evenMoney('turn', 'Turn', '2.1.4'),
        evenMoney('river', 'River', '2.1.4'),
        { id: BONUS, name: 'Bonus Jackpot', cite: at('2.2.1'), rows: bonusJackpotRows(at) },
      ],
      exclusions: [],
      forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
      requirements: [
        {
          wagers: [BONUS],
          anyOf: ['ante'],
          reason: 'The Bonus Jackpot needs an Ante beside it.',
          cite: at('6.1.1'),
        },
        {
          // Met by every Ante of a player's own.
          wagers: ['ante'],
          anyOf: ['ante'],
          reason: 'A bet for the dealer lies beside your own Ante.',
          cite: at('4.2'),
        },
      ],
      tips: { commissioned: false, paidAfterOwn: at('4.4'), cites: [at('4.4.1')] },
      aggregates: [{ wagers: [BONUS], limit: dollars(50_000), cite: at('5.7'), shared: at('5.7.1') }],
      commissionLaid: false,

      ...playedAgainstDealer(SEQUENCE),
      caption: (place, cards, elsewhere = () => []) => {
        const all = place === 'board' ? [] : [...cards, ...elsewhere('board')];
        return all.length >= 5 ? poker.describe(poker.rank(all)) : '';
      },
    };
  },
});

/** What the dealer's hands do, made once: a round passes them by the ten thousand a second. */
const HOLD_DECK = handle(
  'Pick up the remaining cards with the cut card and hold them securely.',
  at('6.2.5'),
);
const COLLECT_FOLDED = [handle('Collect the folded cards.', at('6.5.2'))];
const BESIDE_BONUS = [handle('Put the folded cards face down beside the Bonus Jackpot.', at('6.5.2.a'))];
const DISCARD_FOLDED = handle('Collect them when the Bonus Jackpot is settled.', at('6.5.2.b(2)'));
const DISCARD_DECK = handle(
  'Remove the cut card and put the remaining cards in the discard rack.',
  at('6.10.3'),
);
const UNDER_RIVER = handle('Players lay their two cards face down under the River.', at('6.11'));
const PLAYING_THE_BOARD = say(() => 'Playing the board.', at('6.12.2.a'));
const SLIDE = handle("Slide the five cards of the dealer's hand slightly forward.", at('6.12.3'));
const ENDING = [
  handle(
    'When all bets are settled, pick up the cards and return the check buttons to the tray.',
    at('6.17'),
  ),
];

/** Cited at every seat. */
const DECIDE = at('6.4');
const SHOW = at('6.13.1');
const SHOW_FOLDED = at('6.5.2.b(1)');

/** A bet that may be added while the board grows: where it is offered, put down, and marked when it is not. */
interface FurtherBet {
  readonly wager: string;
  readonly offered: Cite;
  readonly bet: Cite;
  readonly checked: Step;
}

const ON_TURN: FurtherBet = {
  wager: 'turn',
  offered: at('6.6.4'),
  bet: at('6.7'),
  checked: handle('Put a check button on the Turn.', at('6.7.1')),
};
const ON_RIVER: FurtherBet = {
  wager: 'river',
  offered: at('6.8.4'),
  bet: at('6.9'),
  checked: handle('Put a check button on the River.', at('6.9.1')),
};

/** Everybody who plays on checks, or bets as much as the Ante. */
function* checkOrBet(
  { felt, seats, folded }: AtTable,
  { wager, offered, bet, checked }: FurtherBet,
): Script<void> {
  for (let i = 0; i < seats.length; i++) {
    const seat = nth(seats, i);
    const ante = folded.has(seat) ? undefined : stakeOf(felt.bets, seat, 'ante');
    if (ante === undefined) continue;
    yield say(() => `Check or bet, seat ${seat}.`, offered);
    const question = { seat, actions: [CHECK, betAnte(ante, wager)], absent: CHECK, cite: bet };
    if (answered(question, yield asking(question)).verb === 'check') yield checked;
  }
}

/** Flop, turn and river are dealt though all have folded: a Bonus Jackpot may still be in action. */
function* streets(table: AtTable): Script<Place> {
  const burned = table.felt.aside('burn');
  const board = table.felt.place('board');
  yield deal(burned, 'down', at('6.6.1'));
  yield deal(board, 'down', at('6.6.2'), 3);
  yield turn(board, at('6.6.3'));
  yield* checkOrBet(table, ON_TURN);
  yield deal(burned, 'down', at('6.8.1'));
  yield deal(board, 'down', at('6.8.2'));
  yield turn(board, at('6.8.3'));
  yield* checkOrBet(table, ON_RIVER);
  yield deal(burned, 'down', at('6.10.1'));
  yield deal(board, 'down', at('6.10.2'));
  yield DISCARD_DECK;
  yield turn(board, at('6.10.4'));
  yield UNDER_RIVER;
  return board;
}

/** The sequence of play, §6. */
const SEQUENCE: Sequence<HoldemBonusShowdown> = {
  at: {
    sweep: at('6.2.1'),
    tips: at('4.3.2'),
    noMoreBets: at('6.2.2'),
    hands: at('6.2.3'),
    pickUp: at('6.3'),
  },
  cards: 2,
  dealers: (dealer) => [deal(dealer, 'down', at('6.2.4'), 2), HOLD_DECK],
  choice: (seat, ante) => ({
    seat,
    actions: [playTimes(ante, ON_FLOP, ON_FLOP, 'flop'), FOLD],
    absent: FOLD,
    cite: DECIDE,
  }),
  foldedCards: ({ felt }, seat) => (isBet(felt.bets, seat, BONUS) ? BESIDE_BONUS : COLLECT_FOLDED),
  streets,
  rank: bestOfSeven,
  turned: ({ dealer, board, house }) => [
    turn(dealer, at('6.12.1')),
    say(() => `Dealer has ${withArticle(poker.describe(house))}.`, at('6.12.2')),
    ...(house === rankOfBoard(board.cards) ? [PLAYING_THE_BOARD] : []),
    SLIDE,
  ],
  showdown: (own, { dealer, board, house }, folded) => ({
    hand: bestOfSeven(own, board.cards),
    dealer: house,
    folded,
    own,
    dealers: dealer.cards,
  }),
  shown: ({ folded }, { felt }, seat) =>
    !folded ? SHOW : isBet(felt.bets, seat, BONUS) ? SHOW_FOLDED : undefined,
  called: (showdown, seat, { cards }) =>
    showdown.folded ? foldedWithBonus(seat, cards) : compared(seat, cards, showdown),
  ending: () => ENDING,
  describe: poker.describe,
  order: {
    folded: ['ante'], // §6.5.1
    hands: [BONUS, 'ante', 'flop', 'turn', 'river'], // §6.13.3
  },
};

/** One hand against the dealer's is called as it wins, loses or pushes. */
function compared(seat: number, cards: readonly Card[], showdown: HoldemBonusShowdown): Step[] {
  const { twoCards, fiveCards } = beats(showdown) ? WINS : ties(showdown) ? PUSHES : LOSES;
  const called = [
    say(() => `Seat ${seat}: ${callTwoCards(cards)}.`, twoCards),
    say(() => `Seat ${seat}: ${withArticle(poker.describe(showdown.hand))}.`, fiveCards),
  ];
  if (ties(showdown)) called.push(say(() => `Push, seat ${seat}.`, at('6.16.2')));
  return called;
}

const WINS = { twoCards: at('6.14.1'), fiveCards: at('6.14.2') };
const LOSES = { twoCards: at('6.15.1'), fiveCards: at('6.15.2') };
const PUSHES = { twoCards: at('6.16.1'), fiveCards: at('6.13.2') };

/** §6.5.2.b: only the two cards of a folded hand are looked at. */
const foldedWithBonus = (seat: number, cards: readonly Card[]): Step[] => [
  say(() => `Seat ${seat}: ${callTwoCards(cards)}.`, SHOW_FOLDED),
  DISCARD_FOLDED,
];
