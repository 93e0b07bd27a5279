import { type Card, paiGowHigh, paiGowLow, rankPaiGow, strengthOf } from '@croupier/cards';
import { type HouseWay, section } from '@croupier/table';
import { always, both, type HouseRule, heading, houseWay, rule } from '../banked/house-way.ts';
import {
  ACE,
  below,
  bottom,
  count,
  JACK,
  KING,
  QUEEN,
  SEVEN,
  SHAPES,
  type Shape,
  SIX,
  shaped,
  TEN,
  TWO,
  top,
  twoCardValue,
} from '../banked/seven-cards.ts';
import { bclcPoker } from '../rulebooks.ts';
import { inFront, PaiGowHand } from './2.0-house-way-hand.ts';

const at = section(bclcPoker, '2.0');

type Rule = HouseRule<PaiGowHand>;
type Test = (hand: PaiGowHand) => boolean;
type Play = (hand: PaiGowHand) => number;

/** The same where no straight or flush is among the cards; where one is, §9.8 speaks first. */
const plain =
  (shape: Shape): Test =>
  (hand) =>
    hand.shape === shape && !hand.run;

/** What goes in front. */
const highestSingles: Play = (hand) => inFront(hand, top(hand.singles), top(below(hand.singles)));
const secondAndThird: Play = (hand) => {
  const rest = below(hand.singles);
  return inFront(hand, top(rest), top(below(rest)));
};
const twoOf =
  (rank: (hand: PaiGowHand) => number): Play =>
  (hand) =>
    inFront(hand, rank(hand), rank(hand));
const highestPair = ({ pairs }: PaiGowHand): number => top(pairs);
const lowestPair = ({ pairs }: PaiGowHand): number => bottom(pairs);
const aceAndNext: Play = (hand) => inFront(hand, ACE, top(hand.singles));
const asKept: Play = ({ kept }) => kept.play;

/** Single cards beside the pairs; the joker is an ace. */
const aceHeld: Test = ({ singles }) => top(singles) === ACE;
/** READINGS 31: king-jack or higher, and any ace. */
const kingJackHeld: Test = (hand) =>
  aceHeld(hand) || (top(hand.singles) === KING && top(below(hand.singles)) >= JACK);

/** §9.4.1 to 9.4.3: low pairs to the sixes, medium ones to the tens, high ones to the kings. */
const pairsAre =
  (lower: readonly [number, number], upper: readonly [number, number]): Test =>
  ({ pairs }) =>
    bottom(pairs) >= lower[0] &&
    bottom(pairs) <= lower[1] &&
    top(pairs) >= upper[0] &&
    top(pairs) <= upper[1];
const lowWithLowOrMedium = pairsAre([TWO, SIX], [TWO, TEN]);
const lowWithHigh = pairsAre([TWO, SIX], [JACK, KING]);
const mediumWithMedium = pairsAre([SEVEN, TEN], [SEVEN, TEN]);
const highWithMediumOrHigh = pairsAre([SEVEN, KING], [JACK, KING]);
const acesWithAny = pairsAre([TWO, KING], [ACE, ACE]);

const split = twoOf(lowestPair);
const bothBehind = highestSingles;

const TWO_PAIRS: readonly Rule[] = [
  rule(
    '9.4.3.a',
    both(lowWithLowOrMedium, kingJackHeld),
    'low with low or medium pair, king-jack or better held: both pairs behind',
    bothBehind,
  ),
  rule('9.4.3.a', lowWithLowOrMedium, 'low with low or medium pair, less than king-jack held: split', split),
  rule('9.4.3.b', both(lowWithHigh, aceHeld), 'low with high pair, ace held: both pairs behind', bothBehind),
  rule('9.4.3.b', lowWithHigh, 'low with high pair, no ace held: split', split),
  rule(
    '9.4.3.c',
    both(mediumWithMedium, aceHeld),
    'two medium pairs, ace held: both pairs behind',
    bothBehind,
  ),
  rule('9.4.3.c', mediumWithMedium, 'two medium pairs, no ace held: split', split),
  rule('9.4.3.d', highWithMediumOrHigh, 'high with medium or high pair: always split', split),
  rule('9.4.3.e', acesWithAny, 'aces with another pair: always split', split),
];

const THREE_PAIRS: readonly Rule[] = [
  rule('9.5', always, 'three pairs: the highest in front', twoOf(highestPair)),
];

const threeAces: Test = ({ threes }) => top(threes) === ACE;
const SPLIT_ACES = rule('9.6.1', threeAces, 'three aces: one in front, a pair of aces behind', aceAndNext);

/** §9.9.1: the pair is twos and the two odd cards are ace and king. */
const twosWithAceKing: Test = ({ pairs, singles }) =>
  pairs === 1 << TWO && singles === ((1 << ACE) | (1 << KING));

const FULL_HOUSE: readonly Rule[] = [
  rule(
    '9.9.1',
    twosWithAceKing,
    'the pair is twos, ace and king held: ace-king in front, full house behind',
    highestSingles,
  ),
  rule('9.9', always, 'full house: split, the pair in front', twoOf(highestPair)),
];

/** With no pair, or a pair that cannot go in front: §9.8.1, or §9.8.2 where there is a choice. */
const KEEP: readonly Rule[] = [
  rule(
    '9.8.2',
    ({ kept }) => kept.choice,
    'a choice of straights or flushes: the one that leaves the highest cards in front',
    asKept,
  ),
  rule('9.8.1', always, 'straight or flush: kept behind', asKept),
];

const within = (ranks: number, lowest: number, highest: number): boolean =>
  bottom(ranks) >= lowest && top(ranks) <= highest;
const ranksFrom = (lowest: number): number => (1 << (ACE + 1)) - (1 << lowest);
const NINE = 7;
const EIGHT = 6;

/** Six or seven in a row up to the ace with the joker's help, and the lower straight is what leaves most in front. */
const lowerStraight: Test = ({ joker, natural, kept }) =>
  joker &&
  count(natural & ranksFrom(NINE)) >= 5 &&
  kept.front >= twoCardValue(ACE, TWO) &&
  (within(kept.behind, NINE, KING) || within(kept.behind, EIGHT, QUEEN));

/** Five in a row up to the ace, an ace and the joker among them. */
const aceHighWithBoth: Test = ({ joker, natural }) =>
  joker && top(natural) === ACE && count(natural & ranksFrom(TEN)) >= 4;

/** READINGS 77: where another straight or flush leaves higher cards in front, that one. */
const keptLeavesMore: Test = ({ kept, singles }) =>
  kept.front > twoCardValue(top(singles), top(below(singles)));

const LOWER_STRAIGHT = rule(
  '9.8.2.b',
  lowerStraight,
  'six or seven in a row up to the ace with the joker: the lower straight behind, the ace in front',
  asKept,
);

const pairInFront: Test = ({ pairs, kept }) => kept.front === twoCardValue(top(pairs), top(pairs));
const aceWithJoker: Test = ({ joker, pairs }) => joker && pairs === 1 << ACE;

/** An ace or the joker beside the pair is not needed for the straight or flush. */
const keptWithoutAce: Test = ({ singles, kept }) =>
  top(singles) === ACE && !kept.jokerBehind && top(kept.behind) !== ACE;
const tenToKingWithAce: Test = ({ singles, pairs }) =>
  top(singles) === ACE && top(pairs) >= TEN && top(pairs) <= KING;

const STRAIGHT_OR_FLUSH: readonly Rule[] = [
  heading('9.8.1', shaped('no-pair'), [LOWER_STRAIGHT, ...KEEP]),
  // READINGS 31, 77: a single pair of ace and joker goes by §9.8.2 before §9.8.3.
  heading('9.8.2', both(shaped('one-pair'), aceWithJoker), [
    rule('9.8.2', pairInFront, 'a straight or flush without ace and joker: both in front', asKept),
    LOWER_STRAIGHT,
    rule(
      '9.8.2.a',
      (hand) => aceHighWithBoth(hand) && !keptLeavesMore(hand),
      'straight up to the ace with the joker: ace and joker behind as a pair, the next highest cards in front',
      highestSingles,
    ),
    rule(
      '9.8.2',
      aceHighWithBoth,
      'another straight or flush leaves higher cards in front than a pair of aces behind would',
      asKept,
    ),
    rule('9.8.3', always, 'ace and joker cannot both go in front: as with no pair', KEEP),
  ]),
  heading('9.8.3', shaped('one-pair'), [
    rule('9.8.3', pairInFront, 'straight or flush kept behind, the pair in front', asKept),
    rule(
      '9.8.3.b',
      keptWithoutAce,
      'straight or flush without the ace or joker: kept behind, the other two in front',
      asKept,
    ),
    rule(
      '9.8.3.a',
      tenToKingWithAce,
      'straight or flush with the ace or joker and one of a pair of tens to kings: the pair behind, the ace in front',
      highestSingles,
    ),
    rule('9.8.3', always, 'the pair cannot go in front: as with no pair', KEEP),
  ]),
  rule('9.8.4', shaped('two-pairs'), 'two pairs: by their own rule', TWO_PAIRS),
  rule('9.8.5', shaped('three-pairs'), 'three pairs: by their own rule', THREE_PAIRS),
  heading('9.8.6', shaped('three-of-a-kind'), [
    rule(
      '9.8.6',
      ({ threes, kept }) => kept.front === twoCardValue(top(threes), top(threes)),
      'three of a kind split: a pair in front, straight or flush behind',
      asKept,
    ),
    SPLIT_ACES,
  ]),
  rule('9.8.7', shaped('full-house'), 'full house: by its own rule', FULL_HOUSE),
];

const fourAces: Test = ({ fours }) => top(fours) === ACE;

/** bclc-poker 2.0 §9, the house strategy, heading by heading. READINGS 31 and 77 say how it is read. */
const HOUSE_STRATEGY: readonly Rule[] = [
  rule('9.2', plain('no-pair'), 'no pair: the highest card behind, the next two in front', secondAndThird),
  rule('9.3', plain('one-pair'), 'one pair: behind, the next highest cards in front', highestSingles),
  heading('9.4', plain('two-pairs'), TWO_PAIRS),
  heading('9.5', plain('three-pairs'), THREE_PAIRS),
  heading('9.6', plain('three-of-a-kind'), [
    SPLIT_ACES,
    rule('9.6', always, 'three of a kind: behind, the next highest cards in front', highestSingles),
  ]),
  rule(
    '9.7',
    shaped('three-of-a-kind-twice'),
    'three of a kind twice: two of the higher in front',
    twoOf(({ threes }) => top(threes)),
  ),
  heading('9.8', ({ run, fours }) => run && fours === 0, STRAIGHT_OR_FLUSH),
  heading('9.9', shaped('full-house'), FULL_HOUSE),
  rule(
    '9.9.2',
    shaped('full-house-and-pair'),
    'full house and another pair: the higher pair in front',
    twoOf(highestPair),
  ),
  heading('9.10', shaped('four-of-a-kind'), [
    rule('9.10.1', ({ fours }) => top(fours) <= SIX, 'four twos to sixes: never split', highestSingles),
    rule(
      '9.10.2',
      (hand) => top(hand.fours) <= TEN && aceHeld(hand),
      'four sevens to tens, an ace to play in front: not split',
      highestSingles,
    ),
    rule(
      '9.10.2',
      ({ fours }) => top(fours) <= TEN,
      'four sevens to tens, no ace: split',
      twoOf(({ fours }) => top(fours)),
    ),
    rule(
      '9.10.3',
      always,
      'four jacks to aces: always split',
      twoOf(({ fours }) => top(fours)),
    ),
  ]),
  rule(
    '9.11',
    shaped('four-of-a-kind-and-pair'),
    'four of a kind and a pair: the pair in front',
    twoOf(highestPair),
  ),
  heading('9.12', shaped('four-and-three-of-a-kind'), [
    rule(
      '9.12.1',
      (hand) => fourAces(hand) && top(hand.threes) !== KING,
      'four aces with three of a kind below kings: the aces are split',
      twoOf(() => ACE),
    ),
    rule(
      '9.12',
      always,
      'four of a kind with three of a kind: two of the three in front',
      twoOf(({ threes }) => top(threes)),
    ),
  ]),
  heading('9.13', shaped('five-aces'), [
    rule(
      '9.13.1',
      ({ pairs }) => pairs === 1 << KING,
      'five aces and two kings: the kings in front',
      twoOf(() => KING),
    ),
    rule(
      '9.13',
      always,
      'five aces: split, two in front',
      twoOf(() => ACE),
    ),
  ]),
];

/** A hand of seven in two parts: two cards in front, five behind. */
export interface PaiGowSetting {
  readonly parts: { readonly low: readonly Card[]; readonly high: readonly Card[] };
}

const lay = (cards: readonly Card[], play: number): PaiGowSetting => {
  const low: Card[] = [];
  const high: Card[] = [];
  for (let place = 0; place < cards.length; place++) {
    const card = cards[place];
    if (card !== undefined) ((play >> place) & 1 ? low : high).push(card);
  }
  return { parts: { low, high } };
};

/** The house way of bclc-poker 2.0, by which 3.0, 4.0 and 5.0 set their hands too. */
export const paiGowHouseWay: HouseWay<PaiGowSetting> = houseWay({
  section: at,
  name: 'A pai gow hand',
  takes: { least: 7, most: 7, deck: 'with-joker', decks: 1 },
  read: (cards) => new PaiGowHand(cards),
  rules: HOUSE_STRATEGY,
  kinds: SHAPES,
  lay,
  show: ({ parts: { low, high } }) => ({
    parts: { low: paiGowLow.bestCards(low), high: paiGowHigh.bestCards(high) },
  }),
  describe: (part) => paiGowHigh.describe(strengthOf(rankPaiGow(part))),
});
