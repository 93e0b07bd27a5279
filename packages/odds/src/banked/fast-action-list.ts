import { type Card, rankOf } from '@croupier/cards';
import { BY_RANK, inOneSentence, Kinds, KindWorths } from './kinds-of-hands.ts';

/** Four cards by their pairs. */
const KINDS: Kinds = new Kinds([
  { name: 'two pairs', by: 'the lower', steps: BY_RANK },
  { name: 'three or four of a rank', steps: BY_RANK },
  { name: 'a pair', by: 'the higher of the others', steps: BY_RANK },
  { name: 'no pair', by: 'the second highest', steps: BY_RANK },
]);
const [TWO_PAIRS, THREE, PAIR, NO_PAIR] = [0, 1, 2, 3];

export const fastActionKinds = (): KindWorths => new KindWorths(KINDS, 2);

export function fastActionKind(hand: readonly Card[]): number {
  const ranks = hand.map((card) => rankOf(card)).toSorted((a, b) => b - a);
  const alike = (rank: number): number => ranks.filter((one) => one === rank).length;
  const three = ranks.find((rank) => alike(rank) > 2);
  if (three !== undefined) return KINDS.at(THREE, three);
  const pairs = [...new Set(ranks.filter((rank) => alike(rank) === 2))];
  if (pairs.length === 2) return KINDS.at(TWO_PAIRS, pairs[1]);
  if (pairs.length === 1) return KINDS.at(PAIR, ranks.find((rank) => rank !== pairs[0]) ?? 0);
  return KINDS.at(NO_PAIR, ranks[1]);
}

/** With what to split rather than keep two the house way, over the hands that were sampled. */
export function fastActionList(worths: KindWorths): string[] {
  const split = KINDS.inWords(
    (kind) => worths.comes(kind) && worths.best(kind) === 1,
    (kind) => worths.comes(kind),
  );
  return [
    split.length === 0
      ? 'Keep two cards the house way; no sort of hands is worth splitting over all its hands.'
      : `Split ${inOneSentence(split)}; keep two cards the house way with the others.`,
  ];
}
