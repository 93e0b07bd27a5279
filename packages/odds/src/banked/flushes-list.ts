import { type Card, rankOf, suitOf } from '@croupier/cards';
import { ALONE, BY_RANK, inOneSentence, Kinds, KindWorths } from './kinds-of-hands.ts';

/** Five cards by what they have towards a flush, the first that holds, and its highest card. */
const KINDS: Kinds = new Kinds([
  { name: 'a deuce', steps: ALONE },
  { name: 'four cards of a suit or more', steps: ALONE },
  { name: 'three of a suit', by: 'the highest', steps: BY_RANK },
  { name: 'two suits of two', by: 'the highest of them', steps: BY_RANK },
  { name: 'two of a suit', by: 'the higher', steps: BY_RANK },
]);
const [DEUCE, LONG, THREE, TWO_TWICE, TWO] = [0, 1, 2, 3, 4];

/** What may be done: a fold gains nothing against itself. */
export const PLAY = 1;
const CHOICES = 2;

export const flushGains = (sums?: Float64Array): KindWorths => new KindWorths(KINDS, CHOICES, sums);

export function kindOfFlushes(cards: readonly Card[]): number {
  const sizes = [0, 0, 0, 0];
  for (const card of cards) {
    if (rankOf(card) === 0) return KINDS.at(DEUCE);
    sizes[suitOf(card)] = (sizes[suitOf(card)] ?? 0) + 1;
  }
  const longest = Math.max(...sizes);
  if (longest > 3) return KINDS.at(LONG);
  const highest = Math.max(
    ...cards.filter((card) => sizes[suitOf(card)] === longest).map((card) => rankOf(card)),
  );
  if (longest === 3) return KINDS.at(THREE, highest);
  return KINDS.at(sizes.filter((size) => size === 2).length === 2 ? TWO_TWICE : TWO, highest);
}

/** The list that a person can learn, and what it costs in Antes against the best play of every hand, which gains so much over so many deals. */
export function flushList(sums: Float64Array, gained: number, deals: number): string[] {
  const worths = flushGains(sums);
  const played = KINDS.inWords(
    (kind) => worths.best(kind) === PLAY,
    (kind) => worths.comes(kind),
  );
  const cost = (gained - worths.total) / deals;
  return [
    `Play ${inOneSentence(played)}; fold the others.`,
    `Played so, it costs ${(100 * cost).toFixed(3)} % of the Ante against the best play of every hand.`,
  ];
}
