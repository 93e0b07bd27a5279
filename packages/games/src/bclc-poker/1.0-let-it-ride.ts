import { type HandCategory, poker, rankFive, type Strength, strengthOf, withArticle } from '@croupier/cards';
import {
  type Action,
  type Award,
  answered,
  asking,
  type Bet,
  BySeat,
  type Cents,
  type Cite,
  type DealtFelt,
  deal,
  dollars,
  formatMoney,
  type Game,
  game,
  handle,
  judge,
  NOTHING,
  type Outcomes,
  outcomesOf,
  type Pays,
  type Place,
  plus,
  type Question,
  type Row,
  type Rules,
  row,
  rowSeen,
  type Script,
  say,
  seatsOf,
  section,
  to,
  turn,
  turnOne,
  type Wager,
  win,
  winMoney,
  winnings,
} from '@croupier/table';
import { type Bar, barOf } from '../banked/against-dealer.ts';
import { handsOf } from '../banked/look.ts';
import { nth } from '../banked/nth.ts';
import { always, handName } from '../banked/pay-table.ts';
import { bclcPoker } from '../rulebooks.ts';
import { postedLetItRide } from './1.0-posted.ts';

const at = section(bclcPoker, '1.0');

/** What a seat's wagers look at: the best that its three cards and the two community cards make. */
export interface LetItRideHand {
  readonly hand: Strength;
}

/** §5.3: what the hands pay on the basic game and, in dollars, on the bonus. */
const SCHEDULE: readonly (readonly [HandCategory, Pays, number | null])[] = [
  ['royal-flush', to(1000), 20_000],
  ['straight-flush', to(200), 2_000],
  ['four-of-a-kind', to(50), 100],
  ['full-house', to(11), 75],
  ['flush', to(8), 50],
  ['straight', to(5), 25],
  ['three-of-a-kind', to(3), 8],
  ['two-pair', to(2), 4],
  ['pair', to(1), null],
];

/** §1.3: the least pair that pays. */
const pairOfTens: Bar = barOf(() => poker.least('pair', 'T'));

const made = ({ hand }: LetItRideHand): HandCategory => poker.categoryOf(hand);
const isHighPair = ({ hand }: LetItRideHand): boolean => hand >= pairOfTens();

/** A row of the schedule: of the pairs only the high ones pay. */
const pays = (category: HandCategory, award: Award): Row<LetItRideHand> =>
  rowSeen(
    made,
    category,
    category === 'pair'
      ? row('pair of tens or better', isHighPair, award, at('5.3'))
      : row(handName(category), always, award, at('5.3')),
  );

const BASIC: readonly Row<LetItRideHand>[] = SCHEDULE.map(([category, odds]) => pays(category, win(odds)));

/** READINGS 30: the dollar is collected before the deal, so that an award is for one. */
const BONUS: readonly Row<LetItRideHand>[] = SCHEDULE.flatMap(([category, , award]) =>
  award === null ? [] : [pays(category, winMoney(dollars(award)))],
);

/** Written out: names that are put together are compared letter by letter, a hundred times in a round. */
const BETS = ['bet-1', 'bet-2', 'bet-3'] as const;

const basic = (number: 1 | 2 | 3, clause: string): Wager<LetItRideHand> => ({
  id: nth(BETS, number - 1),
  name: `Bet ${number}`,
  cite: at(clause),
  rows: BASIC,
});

/** §3.1 */
const SEATS = 7;

/** bclc-poker 1.0: Let It Ride. */
export const letItRide: Game<LetItRideHand> = game<LetItRideHand, Rules<LetItRideHand>>({
  id: 'bclc-poker/let-it-ride',
  title: 'Let It Ride',
  section: at,
  look: handsOf(3, 2),
  ranked: poker,
  posted: postedLetItRide,

  rules: (house) => ({
    seats: SEATS,
    spotsPerPlayer: { is: 1, cites: [at('3.2')] },
    shoe: { decks: 1, cutCardFromBack: 0 }, // §1.1
    deckEachRound: true,

    wagers: [
      basic(1, '2.2'),
      basic(2, '2.2'),
      basic(3, '2.3'),
      {
        id: 'bonus',
        name: 'Bonus',
        cite: at('2.4.1'),
        between: { least: dollars(1), most: dollars(1), cite: at('2.4.1') },
        sensor: true,
        rows: BONUS,
      },
    ],
    exclusions: [],
    forbids: { moreSeats: at('3.1'), backBets: at('3.4') },
    equalStakes: [
      {
        wagers: BETS,
        reason: 'The three bets of Let It Ride are equal.',
        cite: at('3.5'),
      },
    ],
    requirements: [
      {
        wagers: ['bonus'],
        anyOf: BETS,
        reason: 'The bonus needs the three bets of the basic game beside it.',
        cite: at('2.4.3'),
      },
    ],
    tips: {
      commissioned: false,
      paidAfterOwn: at('4.3'),
      participating: at('4.1'),
      barred: { wagers: ['bonus'], cite: at('4.4') },
      cites: [at('4.3.1')],
    },
    // READINGS 29, 30: the limit is the basic game's, and bets for the dealer keep their odds outside it.
    aggregates: [
      { wagers: BETS, limit: dollars(50_000), tips: 'full odds', cite: at('5.2'), shared: at('5.2.1') },
    ],
    commissionLaid: false,

    play: playOf(
      house.chooses('conversion', ['off', 'on'], {
        default: 'off',
        about: 'Wins of 3 to 1 and better are paid in chips of a higher denomination, and called',
        cite: at('7.1'),
      }) === 'on',
    ),
    // §6.9 with §8.1: each hand is paid or taken as it is declared, the bonus with it.
    passes: () => [{ from: 'left', wagers: [...BETS, 'bonus'] }],
    caption: (place, cards, elsewhere) => {
      const all = place === 'board' ? [] : [...cards, ...(elsewhere?.('board') ?? [])];
      return all.length === 5 ? poker.describe(poker.rank(all)) : '';
    },
    summary: (outcomes, seats) =>
      Object.fromEntries(seats.map((seat) => [`seat ${seat}`, poker.describe(outcomes(seat).hand)])),
  }),
});

const SWEEP = handle('Sweep the table.', at('6.2'));
const TIPS_APART = handle("Bets for the dealer lie apart from the player's own.", at('4.2'));
const LOCK_OUT = handle('Press the button that locks out late bonus bets.', at('6.2.1'));
const LIGHTS = handle('See that the light is on at every seat with a bonus bet.', at('6.2.2'));
const COLLECT = handle('Collect the bonus bets.', at('6.2.3'));
const BOXES = handle('Put the two community cards in their boxes.', at('6.2.6.a'));
const IN_VIEW = handle('Players hold their cards over the table, in full view.', at('6.3'));
const TUCK = handle('Players tuck their cards under bet 3.', at('6.7'));
const HANDS_OFF = handle('From now on nobody touches their cards.', at('6.7.1'));
const PICK_UP = handle('Pick up the cards as bets are settled and put them in the discard rack.', at('6.10'));

const RIDE: Action = { verb: 'ride' };
const TAKE_BACK: Action = { verb: 'take-back' };
/**
 * From the dealer's left each player lets a bet ride or takes it back; whoever is away risks no more than they must. Whoever has
 * a bet here has all three (§3.5, §2.4.3), so that every seat is asked, the same in every round.
 */
const rideOrNot = (number: 1 | 2, cite: Cite): readonly Question[] =>
  Array.from({ length: SEATS + 1 }, (_, seat) => ({
    seat,
    about: `bet ${number}`,
    actions: [RIDE, { ...TAKE_BACK, withdraws: [nth(BETS, number - 1)] }],
    absent: TAKE_BACK,
    cite,
  }));
const RIDE_BET_1 = rideOrNot(1, at('6.4'));
const RIDE_BET_2 = rideOrNot(2, at('6.6'));

/** Cited at every seat. */
const AT = {
  hands: at('6.2.4'),
  community: at('6.2.5'),
  burn: at('6.2.6'),
  turn: at('6.5'),
  show: at('6.8'),
  call: at('6.9'),
};

/** The sequence of play, §6. Loops around a step count, as in banked/played-against-dealer.ts. */
const playOf = (converts: boolean) =>
  function* play(felt: DealtFelt): Script<Outcomes<LetItRideHand>> {
    const seats = seatsOf(felt.bets);
    const hands = new BySeat<Place>();
    const watched = !felt.unwatched;

    if (watched) {
      yield SWEEP;
      if (felt.bets.some(({ kind }) => kind === 'tip')) yield TIPS_APART;
      yield LOCK_OUT;
      if (felt.bets.some(({ wager }) => wager === 'bonus')) {
        yield LIGHTS;
        yield COLLECT;
      }
    }
    for (let i = 0; i < seats.length; i++) {
      const seat = nth(seats, i);
      const hand = felt.place(String(seat), seat);
      hands.set(seat, hand);
      yield deal(hand, 'down', AT.hands, 3);
    }
    const board = felt.place('board');
    yield deal(board, 'down', AT.community, 2);
    yield deal(felt.aside('burn'), 'down', AT.burn);
    if (watched) {
      yield BOXES;
      yield IN_VIEW;
    }

    for (let i = 0; i < seats.length; i++) {
      const question = nth(RIDE_BET_1, nth(seats, i));
      answered(question, yield asking(question));
    }
    yield turn(board, AT.turn, 1);
    for (let i = 0; i < seats.length; i++) {
      const question = nth(RIDE_BET_2, nth(seats, i));
      answered(question, yield asking(question));
    }
    if (watched) {
      yield TUCK;
      yield turnOne(board, 1, at('6.7.1'));
      yield HANDS_OFF;
    }

    const outcomes = new BySeat<LetItRideHand>();
    for (let i = 0; i < seats.length; i++) {
      const seat = nth(seats, i);
      const hand = hands.get(seat);
      if (!hand) continue;
      const best = bestOfFive(hand.cards, board.cards);
      outcomes.set(seat, { hand: best });
      if (!watched) continue;
      yield turn(hand, AT.show);
      yield say(() => `Seat ${seat} has ${withArticle(poker.describe(best))}.`, AT.call);
      const paid = converts ? converted(felt.bets, seat, { hand: best }) : NOTHING;
      if (paid > 0) yield say(() => `Conversion payout, ${formatMoney(paid)}.`, at('7.1.1'));
    }
    if (watched) yield PICK_UP;
    return outcomesOf(outcomes);
  };

/** Five cards from one deck, which need no checking. */
const bestOfFive = ([a = 0, b = 0, c = 0]: readonly number[], [d = 0, e = 0]: readonly number[]): Strength =>
  strengthOf(rankFive(a, b, c, d, e));

/** What a seat's own bets that still ride win at 3 to 1 and better (§7.1). */
function converted(bets: readonly Bet[], seat: number, outcome: LetItRideHand): Cents {
  const award = judge({ rows: BASIC }, outcome)?.award;
  if (award?.kind !== 'win' || award.pays.numerator < 3 * award.pays.denominator) return NOTHING;
  return bets
    .filter((bet) => bet.spot === seat && bet.kind === 'own' && bet.wager !== 'bonus' && !bet.withdrawn)
    .reduce((sum, { amount }) => plus(sum, winnings(award.pays, amount)), NOTHING);
}
