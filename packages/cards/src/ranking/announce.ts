import { nameRank } from '../card.ts';
import type { HandClass } from './ladder.ts';

/** "tens", "sixes". */
export const nameRanks = (rank: number): string => (rank === 4 ? 'sixes' : `${nameRank(rank)}s`);

/** "straight flush" for `straight-flush`. */
export const nameCategory = (category: string): string => category.replaceAll('-', ' ');

/** A call as it is said in a sentence: "a pair of aces", "a three-card flush, ten high", but "ace high" and "three kings". */
export const withArticle = (call: string): string =>
  /^(?:suited )?(?:pair|straight|flush|full house|royal|\w+-card)\b/.test(call) ? `a ${call}` : call;

/** The hand as a dealer calls it, without its kickers. */
export function announce({ category, ranks }: HandClass): string {
  const [first = 0, second = 0] = ranks;
  switch (category) {
    case 'high-card':
      return `${nameRank(first)} high`;
    case 'pair':
      return `pair of ${nameRanks(first)}`;
    case 'two-pair':
      return `${nameRanks(first)} and ${nameRanks(second)}`;
    case 'three-of-a-kind':
      return `three ${nameRanks(first)}`;
    case 'full-house':
      return `${nameRanks(first)} full of ${nameRanks(second)}`;
    case 'four-of-a-kind':
    case 'four-aces':
      return `four ${nameRanks(first)}`;
    case 'five-of-a-kind':
    case 'five-aces':
      return `five ${nameRanks(first)}`;
    case 'five-of-a-kind-suited':
      return `five suited ${nameRanks(first)}`;
    case 'straight':
    case 'flush':
    case 'straight-flush':
      return `${nameCategory(category)}, ${nameRank(first)} high`;
    case 'royal-flush':
      return 'royal flush';
    default:
      return category satisfies never;
  }
}
