import { type HandCategory, poker, withArticle } from '@croupier/cards';
import {
  answered,
  asking,
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
  say,
  section,
  to,
  turn,
  win,
} from '@croupier/table';
import { type AgainstDealer, against, type Bar, barOf, beats, ties } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { always, handRows } from '../banked/pay-table.ts';
import {
  type AtTable,
  pickedUpAsSettled,
  playedAgainstDealer,
  type Sequence,
} from '../banked/played-against-dealer.ts';
import { CHECK, FOLD, isBet, playTimes, stakeOf } from '../banked/seats.ts';
import { bestOfSeven } from '../banked/with-board.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedUltimate } from './banked-posted.ts';

const at = section(bclcPoker, '11.0');

/** How many antes are played with two cards, after the flop, and at last (§2.1.3 to §2.1.5). */
const ON_PLAY = { first: { least: 3, most: 4 }, flop: 2, last: 1 } as const;

/** What a seat's wagers look at: the best five of its seven cards and of the dealer's, and whether it folded. */
export type UltimateShowdown = AgainstDealer;

/** §2.1.10: a pair or better. */
const qualifies: Bar = barOf(() => poker.least('pair'));

const unqualified = against(qualifies);
const handOf = ({ hand }: UltimateShowdown): HandCategory => poker.categoryOf(hand);

/** bclc-poker 11.0: Ultimate Texas Hold'em. */
export const ultimateTexasHoldem: Game<UltimateShowdown> = game<UltimateShowdown, Rules<UltimateShowdown>>({
  id: 'bclc-poker/ultimate-texas-holdem',
  title: "Ultimate Texas Hold'em",
  section: at,
  look: handsOf(2, 5),
  ranked: poker,
  posted: (table) => postedUltimate(table, ON_PLAY),

  rules: () => ({
    seats: 6, // §3.1
    spotsPerPlayer: { is: 2, cites: [at('3.2')] },
    shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
    deckEachRound: true,

    wagers: [
      {
        id: 'ante',
        name: 'Ante',
        cite: at('2.1.1'),
        rows: [
          // READINGS 39: a folded ante is not given back.
          row('dealer does not qualify', unqualified, PUSH, at('2.1.10.a'), at('6.13.3')),
          row('beats the dealer', beats, win(to(1)), at('2.1.6')),
          row('tie', ties, PUSH, at('2.1.8')),
        ],
      },
      {
        id: 'blind',
        name: 'Blind',
        cite: at('2.1.1'),
        rows: [
          ...handRows(
            [
              ['royal-flush', to(500)],
              ['straight-flush', to(50)],
              ['four-of-a-kind', to(10)],
              ['full-house', to(3)],
              ['flush', to(3, 2)],
              ['straight', to(1)],
            ],
            handOf,
            beats,
            at('5.6'),
            at('2.1.9'),
          ),
          row('wins with less than a straight', beats, PUSH, at('2.1.9.a')),
          row('tie', ties, PUSH, at('2.1.8')),
        ],
      },
      {
        id: 'play',
        name: 'Play',
        cite: at('2.1.3'),
        inPlay: true,
        rows: [row('beats the dealer', beats, win(to(1)), at('2.1.6')), row('tie', ties, PUSH, at('2.1.8'))],
      },
      {
        id: 'trips',
        name: 'Trips',
        cite: at('2.2.1'),
        rows: handRows(
          [
            ['royal-flush', to(50)],
            ['straight-flush', to(40)],
            ['four-of-a-kind', to(30)],
            ['full-house', to(8)],
            ['flush', to(6)],
            ['straight', to(5)],
            ['three-of-a-kind', to(3)],
          ],
          handOf,
          always, // §6.12.3.e(1): also after a fold
          at('5.7'),
        ),
      },
    ],
    exclusions: [],
    forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
    requirements: [
      {
        wagers: ['trips'],
        anyOf: ['ante'],
        reason: 'Trips needs an Ante and a Blind beside it.',
        cite: at('6.2'),
      },
      {
        // Met by every Ante and Blind of a player's own.
        wagers: ['ante', 'blind'],
        anyOf: ['ante', 'blind'],
        reason: 'A bet for the dealer lies beside your own Ante and Blind.',
        cite: at('4.2'),
      },
    ],
    equalStakes: [
      { wagers: ['ante', 'blind'], reason: 'Ante and Blind are equal amounts.', cite: at('2.1.2') },
    ],
    tips: { commissioned: false, paidAfterOwn: at('4.4'), cites: [at('4.4.1')] },
    aggregates: [
      { wagers: ['blind', 'trips'], limit: dollars(50_000), cite: at('5.8'), shared: at('5.8.1') },
    ],
    commissionLaid: false,

    ...playedAgainstDealer(SEQUENCE),
    caption: (place, cards, elsewhere = () => []) => {
      const board = elsewhere('board');
      const all = place === 'board' ? [] : [...cards, ...board];
      return all.length >= 5 ? poker.describe(poker.rank(all)) : '';
    },
  }),
});

/** What the dealer's hands do, made once. */
const FAN = handle('Fan the five cards from left to right; the first three are the flop.', at('6.3.3.a'));
const DISPLAY = handle('Lay your two cards out in front of the chip tray.', at('6.10.3'));
const DOES_NOT_QUALIFY = say(() => 'Dealer does not qualify.', at('6.13.1'));
const RETURN_ANTES = handle('Return the Antes in play, from right to left.', at('6.13.3.a'));
const ENDING = [pickedUpAsSettled(at('6.14'))];

/** §6.5 to §6.9: one bet ever, the later the smaller (§6.5.2.a). */
function* streets({ felt, seats, board, folded }: AtTable): Script<Place> {
  const undecided = new Set(seats);
  const anteOf = (seat: number): NonNullable<ReturnType<typeof stakeOf>> => {
    const ante = stakeOf(felt.bets, seat, 'ante');
    if (ante === undefined) throw new Error(`Seat ${seat} has no ante.`);
    return ante;
  };
  for (const seat of seats) {
    const actions = [CHECK, playTimes(anteOf(seat), ON_PLAY.first.least, ON_PLAY.first.most)];
    const question = { seat, actions, absent: CHECK, cite: at('6.5') };
    if (answered(question, yield asking(question)).verb === 'play') undecided.delete(seat);
  }
  yield turn(board, at('6.6'), 3);
  for (const seat of undecided) {
    const actions = [CHECK, playTimes(anteOf(seat), ON_PLAY.flop)];
    const question = { seat, actions, absent: CHECK, cite: at('6.7') };
    if (answered(question, yield asking(question)).verb === 'play') undecided.delete(seat);
  }
  yield turn(board, at('6.8'));
  for (const seat of undecided) {
    const actions = [FOLD, playTimes(anteOf(seat), ON_PLAY.last)];
    const question = { seat, actions, absent: FOLD, cite: at('6.9') };
    if (answered(question, yield asking(question)).verb === 'fold') folded.add(seat);
  }
  return board;
}

/**
 * The sequence of play, §6. The house hand is called once, after §6.13.1 where it does not qualify: that is the call of §6.10.2,
 * §6.12.1 and §6.13.2. What folded is taken (§6.10) in the first pass of the settlement, without a step: journals of a release
 * have the steps that stand here (docs/operations.md, Upgrading).
 */
const SEQUENCE: Sequence<UltimateShowdown> = {
  at: {
    sweep: at('6.3.1'),
    tips: at('4.3.2'),
    noMoreBets: at('6.3.2'),
    hands: at('6.3.4'),
    pickUp: at('6.4'),
  },
  community: (board) => [deal(board, 'down', at('6.3.3'), 5), FAN],
  cards: 2,
  dealers: (dealer) => [deal(dealer, 'down', at('6.3.5'), 2)],
  streets,
  rank: bestOfSeven,
  turned: ({ dealer, seats, folded, house }) => {
    const called = say(() => `Dealer has ${withArticle(poker.describe(house))}.`, at('6.10.2'));
    if (house >= qualifies()) return [turn(dealer, at('6.10.1')), called, DISPLAY];
    const steps = [turn(dealer, at('6.10.1')), DOES_NOT_QUALIFY, called, DISPLAY];
    return folded.size < seats.length ? [...steps, RETURN_ANTES] : steps;
  },
  showdown: (own, { board, house }, folded) => ({
    hand: bestOfSeven(own, board.cards),
    dealer: house,
    folded,
  }),
  shown: ({ folded }, { felt, house }, seat) =>
    !folded || isBet(felt.bets, seat, 'trips') ? at(house >= qualifies() ? '6.12.2' : '6.13.4') : undefined,
  ending: () => ENDING,
  describe: poker.describe,
  order: {
    folded: ['ante', 'blind'], // §6.10
    hands: ['ante', 'play', 'blind', 'trips'], // §6.12.3
    unqualified: { bar: qualifies, passes: [['ante'], ['ante', 'play', 'blind', 'trips']] }, // §6.13.3, §6.13.5
  },
};
