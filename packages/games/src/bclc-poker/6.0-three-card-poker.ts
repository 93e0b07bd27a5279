import { type Card, poker, rankSix, rankThree, type Strength, strengthOf, threeCard } from '@croupier/cards';
import {
  answered,
  asking,
  type Bet,
  BySeat,
  type DealtFelt,
  deal,
  dollars,
  type Game,
  game,
  handle,
  type Outcomes,
  outcomesOf,
  type Place,
  PUSH,
  type Rules,
  row,
  type Script,
  say,
  seatsOf,
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
  dealersSummary,
  plays,
  qualified,
  ties,
} from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { handRows } from '../banked/pay-table.ts';
import { FOLD, isBet, playTimes, stakeOf } from '../banked/seats.ts';
import { tipsToTheLeft } from '../banked/tips.ts';
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
const always = (): boolean => true;

/** bclc-poker 6.0: Three Card Poker with the 6 Card Bonus. */
export const threeCardPoker: Game<ThreeCardShowdown> = game<ThreeCardShowdown, Rules<ThreeCardShowdown>>({
  id: 'bclc-poker/three-card-poker',
  title: 'Three Card Poker',
  section: at,
  look: handsOf(3),
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

    play,
    passes: (outcomes, seats) => [
      // §6.6.2, §6.6.2.a(1)
      {
        from: 'left',
        wagers: ['ante', 'pair-plus'],
        results: ['lose'],
        only: (seat) => outcomes(seat).folded,
      },
      ...(qualified(qualifies, outcomes, seats)
        ? [{ from: 'right' as const, wagers: ['play', 'ante-bonus', 'ante', 'pair-plus', 'six-card-bonus'] }] // §6.9.4
        : [
            { from: 'right' as const, wagers: ['ante', 'play'] }, // §6.8.2, §6.8.3
            { from: 'right' as const, wagers: ['ante-bonus', 'pair-plus', 'six-card-bonus'] }, // §6.8.5
          ]),
    ],
    caption: (_place, cards) => (cards.length === 3 ? threeCard.describe(threeCard.rank(cards)) : ''),
    summary: dealersSummary(qualifies, threeCard.describe),
  }),
});

/** What the dealer's hands do, made once: a round passes them a hundred thousand times a second. */
const SWEEP = handle('Sweep the table.', at('6.3.1'));
const NOT_FANNED = handle('Leave your own three cards squared, not fanned.', at('6.3.4.a'));
const PICK_UP = handle(
  'Players may pick up their cards and hold them over the table, in full view.',
  at('6.4'),
);
const UNDER_BONUS = handle('Put the folded cards face down under the 6 Card Bonus.', at('6.6.2.b'));
const LEFT_THERE = handle('They stay there, unspread, until the bonus is settled.', at('6.6.3.a'));
const COUNT_FOLDED = handle('Spread the folded cards face down: all three are there.', at('6.6.3'));
const DISCARD_FOLDED = handle('Put them in the discard rack.', at('6.6.4'));
const DISPLAY = handle('Lay your hand out in descending order in front of the chip tray.', at('6.7.3'));
const COUNT_HANDS = handle('Spread each hand: all three cards are there.', at('6.8.6'));
const PICK_UP_SETTLED = handle(
  'Pick up the cards as bets are settled and put them in the discard rack.',
  at('6.11'),
);

/**
 * The sequence of play, §6. A seat without an ante has nothing to decide (READINGS 35). Folded Antes are taken (§6.6.2) and
 * those in play paid (§6.8.3) in passes of the settlement, without a step: journals of a release have the steps that stand here
 * (docs/operations.md, Upgrading).
 */
function* play(felt: DealtFelt): Script<Outcomes<ThreeCardShowdown>> {
  const seats = seatsOf(felt.bets);
  const hands = new BySeat<Place>();

  yield SWEEP;
  yield* tipsToTheLeft(felt, at('4.3.2'));
  yield say(() => 'No more bets.', at('6.3.2'));
  for (const seat of seats) {
    const hand = felt.place(String(seat), seat);
    hands.set(seat, hand);
    yield deal(hand, 'down', at('6.3.3'), 3);
  }
  const dealer = felt.place('dealer');
  yield deal(dealer, 'down', at('6.3.4'), 3);
  yield NOT_FANNED;
  yield PICK_UP;

  const folded = new Set<number>();
  for (const seat of seats) {
    const ante = stakeOf(felt.bets, seat, 'ante');
    if (ante === undefined) continue;
    const question = { seat, actions: [playTimes(ante, 1), FOLD], absent: FOLD, cite: at('6.5') };
    if (answered(question, yield asking(question)).verb !== 'fold') continue;
    folded.add(seat);
    yield say(() => `Folding, seat ${seat}.`, at('6.6.1'));
    if (isBet(felt.bets, seat, 'six-card-bonus')) {
      yield UNDER_BONUS;
      yield LEFT_THERE;
    } else if (!isStillShown(felt.bets, seat, hands.get(seat))) {
      yield COUNT_FOLDED;
      yield DISCARD_FOLDED;
    }
  }

  yield turn(dealer, at('6.7.1'));
  const dealerHand = rankOf(dealer.cards);
  yield say(() => `Dealer has ${threeCard.describe(dealerHand)}.`, at('6.7.2'));
  yield DISPLAY;
  if (dealerHand < qualifies()) yield say(() => 'Dealer does not qualify.', at('6.8.1'));

  const shown = at(dealerHand < qualifies() ? '6.8.4' : '6.9.2');
  for (const seat of seats.toReversed()) {
    const hand = hands.get(seat);
    if (hand && (!folded.has(seat) || isStillShown(felt.bets, seat, hand))) yield turn(hand, shown);
  }
  if (dealerHand < qualifies()) yield COUNT_HANDS;
  yield PICK_UP_SETTLED;

  return outcomesOf(
    hands.map(({ cards }, seat) => new Showdown(cards, dealer.cards, dealerHand, folded.has(seat))),
  );
}

/**
 * A folded hand is turned only for a bonus that is still in play: the 6 Card Bonus, under which it lies (§6.6.2.b), or a Pair
 * Plus that has won, which its player shows (§6.6.2.a). Otherwise it is in the rack (§6.6.3, §6.6.4).
 */
const isStillShown = (bets: readonly Bet[], seat: number, hand: Place | undefined): boolean =>
  isBet(bets, seat, 'six-card-bonus') ||
  (isBet(bets, seat, 'pair-plus') && hand !== undefined && rankOf(hand.cards) >= PAIR());

const PAIR: Bar = barOf(() => threeCard.least('pair'));

/** Three cards from one deck, which need no checking. */
const rankOf = ([a = 0, b = 0, c = 0]: readonly number[]): Strength => strengthOf(rankThree(a, b, c));

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
