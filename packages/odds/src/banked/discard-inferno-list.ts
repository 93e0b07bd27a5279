import { cardOf, poker, RANKS, type Strength } from '@croupier/cards';
import { dealerRemoves } from '@croupier/games';
import { ALONE, BY_RANK, inOneSentence, Kinds, KindWorths } from './kinds-of-hands.ts';

const UPS: readonly number[] = Array.from(RANKS, (_, rank) => rank);
const removed = (up: number): boolean => dealerRemoves(cardOf(up * 4));

/** What the card that is up can be to a hand: one of a rank that it holds, or not, and whether it will be removed. */
const AGAINST = [
  `a card that stays (up to ${RANKS[UPS.findLast((up) => !removed(up)) ?? 0]}) and is of no rank that you hold`,
  'a card that stays and is of a rank that you hold',
  `a card that is removed (from ${RANKS[UPS.find(removed) ?? 0]} up)`,
];
const [OTHER, HELD, REMOVED] = [0, 1, 2];

/** Six cards by the best five of them, beside each sort of card that can be up. */
const KINDS: Kinds = new Kinds(
  AGAINST.flatMap((card) => [
    { name: 'three of a kind or better', steps: ALONE, beside: `against ${card}` },
    { name: 'two pair', by: 'the higher', steps: BY_RANK, beside: `against ${card}` },
    { name: 'a pair', steps: BY_RANK, beside: `against ${card}` },
    { name: 'no pair', by: 'the highest', steps: BY_RANK, beside: `against ${card}` },
  ]),
);
const SORTS = 4;
const [BETTER, TWO_PAIR, PAIR, NO_PAIR] = [0, 1, 2, 3];

/** What each of so many stakes is worth, by kinds of hands. */
export const infernoWorths = (stakes: number, sums?: Float64Array): KindWorths =>
  new KindWorths(KINDS, stakes, sums);

/** The kind of a hand beside an up card of this rank. */
export function kindOfInferno(own: ArrayLike<number>, hand: Strength, up: number): number {
  const ranks = Array.from(own, (card) => card >> 2).toSorted((a, b) => b - a);
  const first = SORTS * (removed(up) ? REMOVED : ranks.includes(up) ? HELD : OTHER);
  const category = poker.categoryOf(hand);
  if (category === 'high-card') return KINDS.at(first + NO_PAIR, ranks[0]);
  const paired = ranks.find((one, i) => one === ranks[i - 1]);
  if (category === 'pair') return KINDS.at(first + PAIR, paired);
  return category === 'two-pair' ? KINDS.at(first + TWO_PAIR, paired) : KINDS.at(first + BETTER);
}

/** For each stake what to play it with, and what the list costs against the best play of every hand, which is worth so much over so many deals. */
export function infernoList(
  worths: KindWorths,
  stakes: readonly string[],
  best: number,
  deals: number,
): string[] {
  const listed = stakes.flatMap((told, stake) => {
    const hands = KINDS.inWords(
      (kind) => worths.best(kind) === stake,
      (kind) => worths.comes(kind),
    );
    return hands.length === 0 ? [] : [`${told} ${inOneSentence(hands)}.`];
  });
  return [
    ...listed.toReversed(),
    `Played so, it costs ${((100 * (best - worths.total)) / deals).toFixed(3)} % of the Ante against the best play of every hand beside every card that is up.`,
  ];
}
