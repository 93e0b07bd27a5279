import {
  fourCard,
  type HandCategory,
  rankFourOfFive,
  rankFourOfSix,
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
  type PostedRule,
  type Rules,
  row,
  type Section,
  say,
  section,
  to,
  turn,
  type Wager,
  win,
} from '@croupier/table';
import { type AgainstDealer, type Bar, barOf, beats, plays, ties } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { handRows } from '../banked/pay-table.ts';
import {
  type PlayedAgainstDealer,
  pickedUpAsSettled,
  playedAgainstDealer,
} from '../banked/played-against-dealer.ts';
import { FOLD, playBetween } from '../banked/seats.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedBadBeat, postedFourCardPoker } from './7.0-8.0-posted.ts';
import type { PostedTable } from './banked-posted.ts';

const plain = section(bclcPoker, '7.0');
const withBadBeat = section(bclcPoker, '8.0');

/** How many antes may be played (7.0 §2.1.2). */
const ON_PLAY = { least: 1, most: 3 } as const;

/** What a seat's wagers look at: the best four of its five cards and of the dealer's six, and whether it folded. */
export type FourCardShowdown = AgainstDealer;

/** §2.2.2: the least hand that wins Aces Up. */
const pairOfAces: Bar = barOf(() => fourCard.least('pair', 'A'));

const handOf = ({ hand }: FourCardShowdown): HandCategory => fourCard.categoryOf(hand);

/** 8.0 §2.4.2: one hand has beaten the other; equal hands are no bad beat, and a fold is none (READINGS 36). */
const oneIsBeaten = (o: FourCardShowdown): boolean => plays(o) && o.hand !== o.dealer;

/** 8.0 §2.4.3: the hand that was beaten, whosever it is. */
const beatenOf = ({ hand, dealer }: FourCardShowdown): HandCategory =>
  fourCard.categoryOf(hand < dealer ? hand : dealer);

const badBeatBonus: Wager<FourCardShowdown> = {
  id: 'bad-beat-bonus',
  name: 'Bad Beat Bonus',
  cite: withBadBeat('2.4.1'),
  between: { least: dollars(1), most: dollars(1), cite: withBadBeat('2.4.1.a') },
  rows: handRows(
    [
      ['four-of-a-kind', to(25_000)],
      ['straight-flush', to(10_000)],
      ['three-of-a-kind', to(100)],
      ['flush', to(25)],
      ['straight', to(15)],
      ['two-pair', to(4)],
    ],
    beatenOf,
    oneIsBeaten,
    withBadBeat('5.9'),
    withBadBeat('2.4.3'),
  ),
};

/** What one of the two sections has of its own. */
interface Variety {
  readonly id: string;
  readonly title: string;
  readonly section: Section;
  readonly posted: (table: PostedTable) => PostedRule[];
  readonly more: readonly Wager<FourCardShowdown>[];
  /** The clauses of the limit over all players and of its shares. */
  readonly limit: readonly [string, string];
}

/** The two sections say the same in the same clauses, but for the bonus and the numbers of the limit. */
function fourCardGame({ id, title, section: at, posted, more, limit }: Variety): Game<FourCardShowdown> {
  const further = more.map((wager) => wager.id);
  return game<FourCardShowdown, Rules<FourCardShowdown>>({
    id,
    title,
    section: at,
    look: handsOf(6),
    ranked: fourCard,
    posted,

    rules: (house) => {
      const waitingList = house.chooses('waitingList', ['off', 'on'], {
        default: 'off',
        about: 'Others are waiting for a place: each player has one position',
        cite: at('3.2.1'),
      });
      return {
        seats: 6, // §3.1
        spotsPerPlayer:
          waitingList === 'on' ? { is: 1, cites: [at('3.2.1')] } : { is: 2, cites: [at('3.2')] },
        shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
        deckEachRound: true,

        wagers: [
          {
            id: 'ante',
            name: 'Ante',
            cite: at('2.1.1'),
            rows: [
              row('beats the dealer', beats, win(to(1)), at('2.1.3'), at('6.6.7.c')),
              row('tie', ties, win(to(1)), at('2.1.3'), at('6.6.7.c')),
            ],
          },
          {
            id: 'play',
            name: 'Play',
            cite: at('2.1.2'),
            inPlay: true,
            rows: [
              row('beats the dealer', beats, win(to(1)), at('2.1.3'), at('6.6.7.a')),
              row('tie', ties, win(to(1)), at('2.1.3'), at('6.6.7.a')),
            ],
          },
          {
            id: 'aces-up',
            name: 'Aces Up',
            cite: at('2.2.1'),
            rows: [
              ...handRows(
                [
                  ['four-of-a-kind', to(50)],
                  ['straight-flush', to(30)],
                  ['three-of-a-kind', to(7)],
                  ['flush', to(6)],
                  ['straight', to(5)],
                  ['two-pair', to(2)],
                ],
                handOf,
                plays, // READINGS 36: a fold loses it
                at('5.8'),
              ),
              row(
                'pair of aces',
                (o) => plays(o) && o.hand >= pairOfAces(),
                win(to(1)),
                at('5.8'),
                at('2.2.2'),
              ),
            ],
          },
          ...more,
        ],
        bonuses: [
          {
            id: 'ante-bonus',
            name: 'Ante Bonus',
            on: 'ante',
            rows: handRows(
              [
                ['four-of-a-kind', to(25)],
                ['straight-flush', to(20)],
                ['three-of-a-kind', to(2)],
              ],
              handOf,
              plays,
              at('5.7'),
              at('2.1.4'),
            ),
          },
        ],
        exclusions: [],
        forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
        requirements: [
          {
            wagers: further,
            anyOf: ['ante', 'aces-up'],
            reason: 'The Bad Beat Bonus needs an Ante or an Aces Up beside it.',
            cite: at('6.1'),
          },
          {
            // Met by every Ante of a player's own: without it nobody decides whether to play.
            wagers: ['ante'],
            anyOf: ['ante'],
            reason: 'A bet for the dealer on the Ante lies beside your own.',
            cite: at('4.2'),
          },
          {
            // Met by every Aces Up of a player's own: no hand is dealt for the dealer's alone.
            wagers: ['aces-up'],
            anyOf: ['ante', 'aces-up'],
            reason: 'A bet for the dealer lies beside a bet of your own.',
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
            wagers: ['ante-bonus', 'aces-up', ...further],
            limit: dollars(50_000),
            cite: at(limit[0]),
            shared: at(limit[1]),
          },
        ],
        commissionLaid: false,

        ...sequenceOf(at, further),
        caption: (_place, cards) => (cards.length >= 5 ? fourCard.describe(fourCard.rank(cards)) : ''),
      };
    },
  });
}

/** The sequence of play, §6. */
function sequenceOf(at: Section, further: readonly string[]): PlayedAgainstDealer<FourCardShowdown> {
  const countHands = handle('Spread each hand: all five cards are there.', at('6.2.3.a'));
  const folded = [
    handle('Spread the folded cards face down: all five are there.', at('6.5.3')),
    handle('Put them in the discard rack.', at('6.5.4')),
  ];
  const display = handle('Lay the six cards out in descending order in front of the chip tray.', at('6.6.1'));
  const position = handle('Put the best four together.', at('6.6.2'));
  const separate = handle('Set the two unused cards apart.', at('6.6.3'));
  const ending = [pickedUpAsSettled(at('6.7'))];
  const decide = at('6.4');
  const show = at('6.6.5');

  return playedAgainstDealer<FourCardShowdown>({
    at: {
      sweep: at('6.2.1'),
      tips: at('4.3.2'),
      noMoreBets: at('6.2.2'),
      hands: at('6.2.3'),
      pickUp: at('6.3'),
      fold: at('6.5.1'),
    },
    cards: 5,
    dealers: (dealer) => [countHands, deal(dealer, 'down', at('6.2.4'), 5), deal(dealer, 'up', at('6.2.5'))],
    choice: (seat, ante) => ({
      seat,
      actions: [playBetween(ante, ON_PLAY.least, ON_PLAY.most), FOLD],
      absent: FOLD,
      cite: decide,
    }),
    foldedCards: () => folded,
    rank: bestOfSix,
    turned: ({ dealer, house }) => [
      turn(dealer, at('6.6.1')),
      display,
      position,
      separate,
      say(() => `Dealer has ${withArticle(fourCard.describe(house))}.`, at('6.6.4')),
    ],
    showdown: (own, { house }, hasFolded) => ({ hand: bestOfFive(own), dealer: house, folded: hasFolded }),
    shown: (showdown) => (plays(showdown) ? show : undefined),
    ending: () => ending,
    describe: fourCard.describe,
    order: {
      folded: ['ante', 'aces-up', ...further], // §6.5.2
      hands: ['play', 'ante-bonus', 'ante', 'aces-up', ...further], // §6.6.7
    },
  });
}

/** §6.6.6: five cards from one deck, which need no checking. */
const bestOfFive = ([a = 0, b = 0, c = 0, d = 0, e = 0]: readonly number[]): Strength =>
  strengthOf(rankFourOfFive(a, b, c, d, e));

/** §6.6.2 */
const bestOfSix = ([a = 0, b = 0, c = 0, d = 0, e = 0, f = 0]: readonly number[]): Strength =>
  strengthOf(rankFourOfSix(a, b, c, d, e, f));

/** bclc-poker 7.0: Four Card Poker. */
export const fourCardPoker: Game<FourCardShowdown> = fourCardGame({
  id: 'bclc-poker/four-card-poker',
  title: 'Four Card Poker',
  section: plain,
  posted: (table) => postedFourCardPoker(table, ON_PLAY),
  more: [],
  limit: ['5.9', '5.9.1'],
});

/** bclc-poker 8.0: Four Card Poker with the Bad Beat Bonus. */
export const fourCardPokerBadBeat: Game<FourCardShowdown> = fourCardGame({
  id: 'bclc-poker/four-card-poker-bad-beat',
  title: 'Four Card Poker Bad Beat Bonus',
  section: withBadBeat,
  posted: (table) => postedBadBeat(table, ON_PLAY),
  more: [badBeatBonus],
  limit: ['5.10', '5.10.1'],
});
