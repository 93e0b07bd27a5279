import {
  type Card,
  fortuneAsiaHigh,
  fortuneAsiaLow,
  fortuneAsiaMedium,
  rankFortuneAsia,
  strengthOf,
} from '@croupier/cards';
import { type HouseWay, section } from '@croupier/table';
import { always, both, type HouseRule, heading, houseWay, rule } from '../banked/house-way.ts';
import {
  ACE,
  below,
  bottom,
  JACK,
  KING,
  QUEEN,
  SHAPES,
  type Shape,
  SIX,
  shaped,
  TEN,
  top,
} from '../banked/seven-cards.ts';
import { bclcPoker } from '../rulebooks.ts';
import {
  bestRun,
  FortuneAsiaHand,
  hasChoice,
  highCards,
  laid,
  leavesPair,
  playOf,
  splitsAces,
  type Wanted,
} from './16.0-house-way-hand.ts';

const at = section(bclcPoker, '16.0');

type Rule = HouseRule<FortuneAsiaHand>;
type Test = (hand: FortuneAsiaHand) => boolean;
type Play = (hand: FortuneAsiaHand) => number;
type Rank = (hand: FortuneAsiaHand) => number;

/** The single cards, highest first; the joker is an ace. */
const first: Rank = ({ singles }) => top(singles);
const second: Rank = ({ singles }) => top(below(singles));
const third: Rank = ({ singles }) => top(below(below(singles)));
const fourth: Rank = ({ singles }) => top(below(below(below(singles))));
const highestPair: Rank = ({ pairs }) => top(pairs);
const lowestPair: Rank = ({ pairs }) => bottom(pairs);
const threes: Rank = (hand) => top(hand.threes);
const fours: Rank = (hand) => top(hand.fours);

/** One card low, two medium, the others high. */
const setting =
  (low: Rank, a: Rank, b: Rank): Play =>
  (hand) =>
    laid(hand, low(hand), a(hand), b(hand));
const lowWithPair = (low: Rank, pair: Rank): Play => setting(low, pair, pair);

/** READINGS 43: a single jack, queen, king or ace, or the joker. */
const highHeld: Test = ({ singles }) => highCards(singles) > 0;
const noneHigh: Test = (hand) => !highHeld(hand);
const highAre =
  (least: number, most = 4): Test =>
  ({ singles }) =>
    highCards(singles) >= least && highCards(singles) <= most;

const NO_PAIR: readonly Rule[] = [
  rule(
    '7.1.1',
    always,
    'no pair: the highest card high, the second and fourth medium, the third low',
    setting(third, second, fourth),
  ),
];

const pairHigh = setting(second, first, third);
/** READINGS 43: the high hand takes the better kicker, as in the example of §7.2.2.b(2). */
const pairSplit = setting(first, highestPair, third);
const highPair: Test = ({ pairs }) => top(pairs) >= JACK;

const ONE_PAIR: readonly Rule[] = [
  rule(
    '7.2.1',
    always,
    'one pair: high; the highest and third single cards medium, the second low',
    pairHigh,
  ),
  rule('7.2.2.a', both(highPair, noneHigh), 'high pair, no high card: split', pairSplit),
  rule('7.2.2.b', both(highPair, highAre(1, 1)), 'high pair, one high card below it: split', pairSplit),
  rule(
    '7.2.2.b',
    both(both(highPair, highAre(1, 1)), (hand) => first(hand) > highestPair(hand)),
    'high pair, one high card above it: the pair high',
    pairHigh,
  ),
  rule('7.2.2.c', both(highPair, highAre(2)), 'high pair, two high cards: the pair high', pairHigh),
];

const acesOrKings: Test = ({ pairs }) => top(pairs) >= KING;
const lowestPairMedium = lowWithPair(first, lowestPair);
const highestPairMedium = lowWithPair(first, highestPair);
/** One of the highest pair medium, one low. */
const highestPairSplit = setting(highestPair, highestPair, first);

const TWO_PAIRS: readonly Rule[] = [
  rule('7.3.1', always, 'two pairs: the lower medium, the highest single card low', lowestPairMedium),
  rule(
    '7.3.2.a',
    both(acesOrKings, noneHigh),
    'aces or kings with another pair, no other high card: one medium, one low',
    highestPairSplit,
  ),
  rule(
    '7.3.2.a',
    both(acesOrKings, highHeld),
    'aces or kings with another pair, another high card: not split',
    lowestPairMedium,
  ),
];

const allHigh: Test = ({ pairs }) => bottom(pairs) >= JACK;

const THREE_PAIRS: readonly Rule[] = [
  rule('7.4.1', always, 'three pairs: the highest medium, the others high', highestPairMedium),
  rule(
    '7.4.2.a',
    both(acesOrKings, noneHigh),
    'three pairs with aces or kings, no other high card: one medium, one low',
    highestPairSplit,
  ),
  rule(
    '7.4.2.a',
    both(acesOrKings, highHeld),
    'three pairs with aces or kings, another high card: the pair medium',
    highestPairMedium,
  ),
  rule(
    '7.4.2.b',
    both(allHigh, noneHigh),
    'three high pairs: the lowest medium, one card of the highest low',
    lowWithPair(highestPair, lowestPair),
  ),
  rule(
    '7.4.2.b',
    both(allHigh, highHeld),
    'three high pairs, another high card: that card low, the lowest pair medium',
    lowestPairMedium,
  ),
];

const queensOrBetter: Test = (hand) => threes(hand) >= QUEEN;
const jacks: Test = (hand) => threes(hand) === JACK;
const threeHigh = pairHigh;
/** READINGS 43, 78: a pair high; the third of them is a single card like the others. */
const pairOfThreeHigh: Play = (hand) => {
  const singles = hand.singles | hand.threes;
  return laid(hand, top(below(singles)), top(singles), top(below(below(singles))));
};

const THREE_OF_A_KIND: readonly Rule[] = [
  rule(
    '7.5.1',
    always,
    'three of a kind: high; the highest and third single cards medium, the second low',
    threeHigh,
  ),
  rule(
    '7.5.2.a',
    both(queensOrBetter, noneHigh),
    'three aces, kings or queens: one in each hand',
    setting(threes, threes, second), // The highest single card beside the one in the high hand, or it would be fouled.
  ),
  rule(
    '7.5.2.b',
    both(queensOrBetter, highHeld),
    'three aces, kings or queens with one or two high cards: a pair of them high',
    pairOfThreeHigh,
  ),
  rule(
    '7.5.2.c',
    both(jacks, highAre(1, 1)),
    'three jacks, one high card: a jack low',
    setting(threes, first, second),
  ),
  rule('7.5.2.d', both(jacks, highAre(2)), 'three jacks, two high cards: one medium, one low', threeHigh),
  rule(
    '7.5.2.e',
    both(jacks, noneHigh),
    'three jacks, no high card: a pair high, the third medium',
    setting(second, threes, first),
  ),
];

/** §7.7.1, READINGS 78: a king or an ace is outside, or two high cards. */
const qualifies: Wanted = ({ first: highest, high }) => highest >= KING || high >= 2;
/** §7.7.2, §7.15.6: at most two of its cards are high, the joker one of them. */
const fewHigh: Wanted = ({ high }, { singles }) => highCards(singles) - high <= 2;
/** §7.7.3: another high card is outside. */
const leavesHigh: Wanted = ({ high }) => high > 0;
const leavesAce: Wanted = ({ first: highest }) => highest === ACE;

const has =
  (wanted: Wanted): Test =>
  (hand) =>
    hand.runs.some((run) => wanted(run, hand));

/** The high hand is a straight or a flush, of several the one whose medium, then low hand is best. */
const highest =
  (wanted: Wanted): Play =>
  (hand) =>
    playOf(hand, bestRun(hand, wanted));

const oneOf = (wanted: Wanted, clause: string): readonly Rule[] => [
  heading(clause, always, highest(wanted)),
  rule(
    clause,
    (hand) => hasChoice(hand, wanted),
    'of several straights or flushes the one that leaves the best medium, then the best low hand',
    highest(wanted),
  ),
];
const keep = (wanted: Wanted): readonly Rule[] => oneOf(wanted, '7.7.4');

const ACE_TO_TEN = (1 << (ACE + 1)) - (1 << TEN);
const aceToTen: Test = ({ singles }) => (singles & ACE_TO_TEN) === ACE_TO_TEN;

const STRAIGHT_OR_FLUSH: readonly Rule[] = [
  heading('7.7.1', shaped('one-pair'), [
    rule(
      '7.7.1',
      always,
      'the pair is inside every straight or flush, too little is outside: the pair high, the highest cards medium',
      setting(third, first, second),
    ),
    rule(
      '7.7.1',
      has(qualifies),
      'the pair is inside the straight or flush, a king, an ace or two high cards outside: the straight or flush high',
      keep(qualifies),
    ),
  ]),
  heading('7.7.2', shaped('no-pair'), [
    rule('7.7.2', always, 'three or four high cards in every straight or flush: as with no pair', NO_PAIR),
    rule('7.7.2', has(fewHigh), 'straight or flush with two high cards at most: high', keep(fewHigh)),
    rule('7.7.2.a', aceToTen, 'ace to ten: the straight high, the ace medium', keep(leavesAce)),
    rule(
      '7.7.3',
      (hand) => !has(fewHigh)(hand) && !aceToTen(hand) && has(leavesHigh)(hand),
      'three or four high cards in the straight or flush and another outside: that one medium',
      keep(leavesHigh),
    ),
  ]),
  rule('7.7.4.a', shaped('two-pairs'), 'straight or flush, but two pairs: by their own rule', TWO_PAIRS),
  rule(
    '7.7.4.b',
    shaped('three-pairs'),
    'straight or flush, but three pairs: by their own rule',
    THREE_PAIRS,
  ),
  rule(
    '7.7.4.c',
    shaped('three-of-a-kind'),
    'straight or flush, but three of a kind: by their own rule',
    THREE_OF_A_KIND,
  ),
];

const FULL_HOUSE: readonly Rule[] = [
  rule('7.8.1', always, 'full house: three of a kind high, the pair medium', highestPairMedium),
  rule(
    '7.8.2.a',
    both(queensOrBetter, noneHigh),
    'full house of aces, kings or queens: a pair of them high, one low',
    lowWithPair(threes, highestPair),
  ),
  rule(
    '7.8.2.a',
    both(queensOrBetter, highHeld),
    'full house of aces, kings or queens, another high card: three of a kind high',
    highestPairMedium,
  ),
  rule(
    '7.8.2.b',
    both(acesOrKings, noneHigh),
    'three of a kind with a pair of aces or kings: the pair split, one medium, one low',
    highestPairSplit,
  ),
  rule(
    '7.8.2.b',
    both(acesOrKings, highHeld),
    'three of a kind with a pair of aces or kings, another high card: the pair medium',
    highestPairMedium,
  ),
  rule(
    '7.8.2.c',
    both(both(queensOrBetter, highPair), noneHigh),
    'high three of a kind with a high pair: one of the three low, the lower pair medium',
    lowWithPair(threes, (hand) => Math.min(threes(hand), highestPair(hand))),
  ),
  rule(
    '7.8.2.c',
    both(both(queensOrBetter, highPair), highHeld),
    'high three of a kind with a high pair, another high card: three of a kind high',
    highestPairMedium,
  ),
];

const FOUR_OF_A_KIND: readonly Rule[] = [
  rule('7.10.1', always, 'four of a kind: split, a pair high and a pair medium', lowWithPair(first, fours)),
  rule(
    '7.10.2.a',
    both(highAre(2), (hand) => fours(hand) <= SIX && first(hand) === ACE),
    'low four of a kind, an ace and another high card: four of a kind high',
    setting(third, first, second),
  ),
  rule(
    '7.10.2.b',
    both(noneHigh, (hand) => fours(hand) >= KING),
    'four aces or kings, no other high card: a pair high, one medium, one low',
    setting(fours, fours, first),
  ),
  rule(
    '7.10.2.b',
    both(highHeld, (hand) => fours(hand) >= KING),
    'four aces or kings, another high card: a pair high and a pair medium',
    lowWithPair(first, fours),
  ),
];

/** The hands that §7.7.5 lists; §7.15.1 says the same of all. */
const LISTED: ReadonlySet<Shape> = new Set<Shape>([
  'one-pair',
  'two-pairs',
  'three-pairs',
  'three-of-a-kind',
  'full-house',
  'four-of-a-kind',
]);
const listed: Test = ({ shape }) => LISTED.has(shape);

/** A straight or a flush high and a pair medium; a pair of aces is split unless a king can be low (READINGS 43). */
const pairMedium = (clause: string): readonly Rule[] => [
  rule(
    clause,
    always,
    'a straight or flush high and a pair medium: so, whatever other rules say',
    oneOf(leavesPair, '7.15.2'),
  ),
  rule(
    clause,
    (hand) => splitsAces(bestRun(hand, leavesPair)),
    'a straight or flush high, the pair is aces and no king can be low: one medium, one low',
    oneOf(leavesPair, '7.15.2'),
  ),
];

/** bclc-poker 16.0 §7, the house strategy, in the order in which it is printed. READINGS 43, 60 and 78 say how it is read. */
const HOUSE_STRATEGY: readonly Rule[] = [
  heading('7.1', shaped('no-pair'), NO_PAIR),
  heading('7.2', shaped('one-pair'), ONE_PAIR),
  heading('7.3', shaped('two-pairs'), TWO_PAIRS),
  heading('7.4', shaped('three-pairs'), THREE_PAIRS),
  heading('7.5', shaped('three-of-a-kind'), THREE_OF_A_KIND),
  rule(
    '7.6.1',
    shaped('three-of-a-kind-twice'),
    'three of a kind twice: the lower high, a pair of the higher medium and the third low',
    lowWithPair(threes, threes),
  ),
  heading('7.7', ({ run, shape }) => run && shape !== 'three-of-a-kind-twice', STRAIGHT_OR_FLUSH),
  heading('7.8', shaped('full-house'), FULL_HOUSE),
  heading('7.9', shaped('full-house-and-pair'), [
    rule(
      '7.9.1',
      always,
      'full house with a pair: three of a kind high, the lower pair medium, one of the higher low',
      lowWithPair(highestPair, lowestPair),
    ),
    rule(
      '7.9.2.a',
      (hand) => threes(hand) >= JACK && highestPair(hand) <= TEN,
      'high three of a kind with two medium or low pairs: the pairs high, three of a kind medium and low',
      lowWithPair(threes, threes),
    ),
  ]),
  heading('7.10', shaped('four-of-a-kind'), FOUR_OF_A_KIND),
  heading('7.11', shaped('four-of-a-kind-and-pair'), [
    rule('7.11.1', always, 'four of a kind with a pair: the pair medium', highestPairMedium),
    rule(
      '7.11.2.a',
      (hand) => fours(hand) >= KING,
      'four aces or kings with a pair: three of them high, one low',
      lowWithPair(fours, highestPair),
    ),
  ]),
  heading('7.12', shaped('four-and-three-of-a-kind'), [
    rule(
      '7.12.1',
      always,
      'four of a kind with three of a kind: a pair of the three medium',
      lowWithPair(threes, threes),
    ),
    rule(
      '7.12.2.a',
      (hand) => fours(hand) >= QUEEN && threes(hand) <= TEN,
      'four aces, kings or queens with medium or low three of a kind: the three high, the four split',
      lowWithPair(fours, fours),
    ),
  ]),
  rule(
    '7.13.1',
    shaped('five-aces'),
    'five aces: a pair high, a pair medium, one low',
    lowWithPair(fours, fours),
  ),
  heading('7.7.5', both(listed, has(leavesPair)), pairMedium('7.7.5')),
  heading('7.15.1', (hand) => !listed(hand) && has(leavesPair)(hand), pairMedium('7.15.1')),
];

/** §7.14: rules are tried from the last to the first, exceptions before what they are an exception to. */
const fromTheLast = (rules: readonly Rule[]): readonly Rule[] =>
  rules
    .toReversed()
    .map((one) => (typeof one.does === 'function' ? one : { ...one, does: fromTheLast(one.does) }));

/** A hand of seven in three parts: one card low, two medium, four high (§1.2). */
export interface FortuneAsiaSetting {
  readonly parts: {
    readonly low: readonly Card[];
    readonly mid: readonly Card[];
    readonly high: readonly Card[];
  };
}

const lay = (cards: readonly Card[], play: number): FortuneAsiaSetting => {
  const low: Card[] = [];
  const mid: Card[] = [];
  const high: Card[] = [];
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (card === undefined) continue;
    if ((play >> place) & 1) low.push(card);
    else ((play >> (place + 7)) & 1 ? mid : high).push(card);
  }
  return { parts: { low, mid, high } };
};

/** The house way of bclc-poker 16.0. */
export const fortuneAsiaHouseWay: HouseWay<FortuneAsiaSetting> = houseWay({
  section: at,
  name: 'A Fortune Asia hand',
  takes: { least: 7, most: 7, deck: 'with-joker', decks: 1 },
  read: (cards) => new FortuneAsiaHand(cards),
  rules: fromTheLast(HOUSE_STRATEGY),
  kinds: SHAPES,
  lay,
  show: ({ parts: { low, mid, high } }) => ({
    parts: {
      low: fortuneAsiaLow.bestCards(low),
      mid: fortuneAsiaMedium.bestCards(mid),
      high: fortuneAsiaHigh.bestCards(high),
    },
  }),
  describe: (part) => fortuneAsiaHigh.describe(strengthOf(rankFortuneAsia(part))),
});
