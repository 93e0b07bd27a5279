import { expect } from 'vitest';
import { compareScores, type Score } from './slow.ts';

/** Ordered by the slow evaluator, hands must be in the order of their strengths, equal exactly when equal. */
export function expectSameOrder(hands: readonly { strength: number; score: Score; text?: string }[]): void {
  const ordered = hands.toSorted((a, b) => compareScores(a.score, b.score));
  for (const [i, hand] of ordered.entries()) {
    const below = ordered[i - 1];
    if (below === undefined) continue;
    const expected = compareScores(hand.score, below.score);
    if (Math.sign(hand.strength - below.strength) !== expected) {
      const name = ({ text, score, strength }: typeof hand): string =>
        `${text ?? score.join(' ')} (${strength})`;
      expect.fail(`${name(hand)} against ${name(below)} should be ${expected}`);
    }
  }
}
