import {
  type Card,
  poker,
  rankSix,
  rankThree,
  type Strength,
  strengthOf,
  threeCard,
  withArticle,
} from '@croupier/cards';
import {
  type Bet,
  deal,
  dollars,
  type Game,
  game,
  handle,
  PUSH,
  type Rules,
  row,
  say,
  section,
  to,
  turn,
  win,
} from '@croupier/table';
import {
  type AgainstDealer,
  against,
  type Bar,
  barOf,
  beats,
  plays,
  ties,
} from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { always, handRows } from '../banked/pay-table.ts';
import { pickedUpAsSettled, playedAgainstDealer, type Sequence } from '../banked/played-against-dealer.ts';
import { FOLD, isBet, playTimes } from '../banked/seats.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedThreeCardPoker } from './banked-posted.ts';

const at = section(bclcPoker, '6.0');

/** What a seat's wagers look at: its hand, the dealer's, the best five of both, and whether it folded. */
export interface ThreeCardShowdown extends AgainstDealer {
  readonly six: Strength;
}

/** §2.1.4, READINGS 35: queen-high or better. */
const qualifies: Bar = barOf(() => threeCard.least('high-card', 'Q'));

const unqualified = against(qualifies);
const handOf = ({ hand }: ThreeCardShowdown): ReturnType<typeof threeCard.categoryOf> =>
  threeCard.categoryOf(hand);
const sixOf = ({ six }: ThreeCardShowdown): ReturnType<typeof poker.categoryOf> => poker.categoryOf(six);

/** bclc-poker 6.0: Three Card Poker with the 6 Card Bonus. */
export const threeCardPoker: Game<ThreeCardShowdown> = game<ThreeCardShowdown, Rules<ThreeCardShowdown>>({
  id: 'bclc-poker/three-card-poker',
  title: 'Three Card Poker',
  section: at,
  look: handsOf(3),
  ranked: threeCard,
  posted: postedThreeCardPoker,

  rules: () => ({
    seats: 7, // §3.1
    spotsPerPlayer: { is: 1, cites: [at('3.2')] },
    shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
    deckEachRound: true,

    wagers: [
      {
        id: 'ante',
        name: 'Ante',
        cite: at('2.1.1'),
        rows: [
          row('dealer does not qualify', unqualified, win(to(1)), at('6.8.3')),
          row('beats the dealer', beats, win(to(1)), at('6.9.4.c')),
          row('tie', ties, PUSH, at('6.10')),
        ],
      },
      {
        id: 'play',
        name: 'Play',
        cite: at('2.1.2'),
        inPlay: true,
        rows: [
          row('dealer does not qualify', unqualified, PUSH, at('6.8.2')),
          row('beats the dealer', beats, win(to(1)), at('6.9.4.a')),
          row('tie', ties, PUSH, at('6.10')),
        ],
      },
      {
        id: 'pair-plus',
        name: 'Pair Plus',
        cite: at('2.2.1'),
        rows: handRows(
          [
            ['straight-flush', to(40)],
            ['three-of-a-kind', to(30)],
            ['straight', to(5)],
            ['flush', to(4)],
            ['pair', to(1)],
          ],
          handOf,
          always,
          at('5.9'),
        ),
      },
      {
        id: 'six-card-bonus',
        name: '6 Card Bonus',
        cite: at('2.3.1'),
        rows: handRows(
          [
            ['royal-flush', to(1000)],
            ['straight-flush', to(200)],
            ['four-of-a-kind', to(50)],
            ['full-house', to(25)],
            ['flush', to(15)],
            ['straight', to(10)],
            ['three-of-a-kind', to(5)],
          ],
          sixOf,
          always,
          at('5.10'),
        ),
      },
    ],
    bonuses: [
      {
        id: 'ante-bonus',
        name: 'Ante Bonus',
        on: 'ante',
        rows: handRows(
          [
            ['straight-flush', to(5)],
            ['three-of-a-kind', to(4)],
            ['straight', to(1)],
          ],
          handOf,
          plays, // READINGS 35: a fold forfeits it
          at('5.8'),
          at('2.1.5'),
        ),
      },
    ],
    exclusions: [],
    forbids: { moreSeats: at('3.1'), backBets: at('3.3') },
    requirements: [
      {
        wagers: ['six-card-bonus'],
        anyOf: ['ante', 'pair-plus'],
        reason: 'The 6 Card Bonus needs an Ante or a Pair Plus beside it.',
        cite: at('6.1.1'),
      },
      {
        // Met by every Ante of a player's own (READINGS 72).
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
        wagers: ['ante-bonus', 'pair-plus', 'six-card-bonus'],
        limit: dollars(50_000),
        cite: at('5.11'),
        shared: at('5.11.1'),
      },
    ],
    commissionLaid: false,

    ...playedAgainstDealer(SEQUENCE),
    caption: (_place, cards) => (cards.length === 3 ? threeCard.describe(threeCard.rank(cards)) : ''),
  }),
});

/** What the dealer's hands do, made once: a round passes them a hundred thousand times a second. */
const NOT_FANNED = handle('Leave your own three cards squared, not fanned.', at('6.3.4.a'));
const UNDER_BONUS = [
  handle('Put the folded cards face down under the 6 Card Bonus.', at('6.6.2.b')),
  handle('They stay there, unspread, until the bonus is settled.', at('6.6.3.a')),
];
const TO_THE_RACK = [
  handle('Spread the folded cards face down: all three are there.', at('6.6.3')),
  handle('Put them in the discard rack.', at('6.6.4')),
];
const DECIDE = at('6.5');
const SHOW = at('6.9.2');
const SHOW_UNQUALIFIED = at('6.8.4');
const DISPLAY = handle('Lay your hand out in descending order in front of the chip tray.', at('6.7.3'));
const DOES_NOT_QUALIFY = say(() => 'Dealer does not qualify.', at('6.8.1'));
const ENDING = [pickedUpAsSettled(at('6.11'))];
const ENDING_UNQUALIFIED = [handle('Spread each hand: all three cards are there.', at('6.8.6')), ...ENDING];

/**
 * A folded hand is turned only for a bonus that is still in play: the 6 Card Bonus, under which it lies (§6.6.2.b), or a Pair
 * Plus that has won, which its player shows (§6.6.2.a). Otherwise it is in the rack (§6.6.3, §6.6.4).
 */
const isStillShown = (bets: readonly Bet[], seat: number, hand: Strength): boolean =>
  isBet(bets, seat, 'six-card-bonus') || (isBet(bets, seat, 'pair-plus') && hand >= PAIR());

const PAIR: Bar = barOf(() => threeCard.least('pair'));

/** Three cards from one deck, which need no checking. */
const rankOf = ([a = 0, b = 0, c = 0]: readonly number[]): Strength => strengthOf(rankThree(a, b, c));

/**
 * The sequence of play, §6. Folded Antes are taken (§6.6.2) and those in play paid (§6.8.3) in passes of the settlement, without
 * a step: journals of a release have the steps that stand here (docs/operations.md, Upgrading).
 */
const SEQUENCE: Sequence<ThreeCardShowdown> = {
  at: {
    sweep: at('6.3.1'),
    tips: at('4.3.2'),
    noMoreBets: at('6.3.2'),
    hands: at('6.3.3'),
    pickUp: at('6.4'),
    fold: at('6.6.1'),
  },
  cards: 3,
  dealers: (dealer) => [deal(dealer, 'down', at('6.3.4'), 3), NOT_FANNED],
  choice: (seat, ante) => ({ seat, actions: [playTimes(ante, 1), FOLD], absent: FOLD, cite: DECIDE }),
  foldedCards: ({ felt }, seat, hand) =>
    isBet(felt.bets, seat, 'six-card-bonus')
      ? UNDER_BONUS
      : isStillShown(felt.bets, seat, rankOf(hand.cards))
        ? []
        : TO_THE_RACK,
  rank: rankOf,
  turned: ({ dealer, house }) => [
    turn(dealer, at('6.7.1')),
    say(() => `Dealer has ${withArticle(threeCard.describe(house))}.`, at('6.7.2')),
    DISPLAY,
    ...(house < qualifies() ? [DOES_NOT_QUALIFY] : []),
  ],
  showdown: (own, { dealer, house }, folded) => new Showdown(own, dealer.cards, house, folded),
  shown: ({ hand, folded }, { felt, house }, seat) =>
    !folded || isStillShown(felt.bets, seat, hand)
      ? house < qualifies()
        ? SHOW_UNQUALIFIED
        : SHOW
      : undefined,
  ending: ({ house }) => (house < qualifies() ? ENDING_UNQUALIFIED : ENDING),
  describe: threeCard.describe,
  order: {
    folded: ['ante', 'pair-plus'], // §6.6.2, §6.6.2.a(1)
    hands: ['play', 'ante-bonus', 'ante', 'pair-plus', 'six-card-bonus'], // §6.9.4
    unqualified: {
      bar: qualifies,
      passes: [
        ['ante', 'play'], // §6.8.2, §6.8.3
        ['ante-bonus', 'pair-plus', 'six-card-bonus'], // §6.8.5
      ],
    },
  },
};

/** A seat's three cards against the dealer's; the six together are looked at only by the bonus on them. */
class Showdown implements ThreeCardShowdown {
  readonly hand: Strength;
  readonly dealer: Strength;
  readonly folded: boolean;
  readonly #own: readonly Card[];
  readonly #dealers: readonly Card[];

  constructor(own: readonly Card[], dealers: readonly Card[], dealer: Strength, folded: boolean) {
    this.hand = rankOf(own);
    this.dealer = dealer;
    this.folded = folded;
    this.#own = own;
    this.#dealers = dealers;
  }

  get six(): Strength {
    const [a = 0, b = 0, c = 0] = this.#own;
    const [d = 0, e = 0, f = 0] = this.#dealers;
    return strengthOf(rankSix(a, b, c, d, e, f));
  }
}
