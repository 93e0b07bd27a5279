import { fourCard, type Strength } from '@croupier/cards';
import { ALONE, BY_RANK, inOneSentence, Kinds, KindWorths } from './kinds-of-hands.ts';

const AGAINST = ['a lower card', 'a card of a rank that you hold', 'a higher card'];
const [LOWER, HELD, HIGHER] = [0, 1, 2];

/** Five cards by the best four of them, and what the dealer's card that is seen is to them. */
const KINDS: Kinds = new Kinds([
  { name: 'two pair or better', steps: ALONE },
  ...AGAINST.map((card) => ({ name: 'a pair', steps: BY_RANK, beside: `against ${card}` })),
  ...AGAINST.map((card) => ({
    name: 'no pair',
    by: 'the highest',
    steps: BY_RANK,
    beside: `against ${card}`,
  })),
]);
const [BETTER, PAIR, NO_PAIR] = [0, 1, 1 + AGAINST.length];

/** What each of so many stakes is worth, by kinds of hands. */
export const fourCardWorths = (stakes: number, sums?: Float64Array): KindWorths =>
  new KindWorths(KINDS, stakes, sums);

/** The kind of a hand beside each card that can be seen. */
export function fourCardKinds(own: ArrayLike<number>, hand: Strength): (seen: number) => number {
  const category = fourCard.categoryOf(hand);
  if (category !== 'pair' && category !== 'high-card') return () => KINDS.at(BETTER);
  const ranks = Array.from(own, (card) => card >> 2).toSorted((a, b) => b - a);
  const [highest = 0] = ranks;
  const rank = ranks.find((one, i) => one === ranks[i - 1]) ?? highest;
  const first = category === 'pair' ? PAIR : NO_PAIR;
  const against = BY_RANK.map((_, seen) =>
    KINDS.at(first + (ranks.includes(seen) ? HELD : seen < rank ? LOWER : HIGHER), rank),
  );
  return (seen) => against[seen >> 2] ?? 0;
}

/** For each stake what to play it with, and what the list costs against the best play of every hand, which is worth so much over so many deals. */
export function fourCardList(
  worths: KindWorths,
  stakes: readonly number[],
  best: number,
  deals: number,
): string[] {
  const listed = stakes.map((times, stake) => {
    const hands = KINDS.inWords(
      (kind) => worths.best(kind) === stake,
      (kind) => worths.comes(kind),
    );
    const verb = times === 0 ? 'Fold' : times === 1 ? 'Play one Ante with' : `Play ${times} Antes with`;
    return hands.length === 0 ? [] : [`${verb} ${inOneSentence(hands)}.`];
  });
  return [
    ...listed.flat().toReversed(),
    `Played so, it costs ${((100 * (best - worths.total)) / deals).toFixed(3)} % of the Ante against the best play of every hand beside every card that is seen.`,
  ];
}
