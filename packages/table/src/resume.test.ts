import { parseCard } from '@croupier/cards';
import { describe, expect, it } from 'vitest';
import { RoundDiffers, resumeRound, sameJson, stepAgain } from './resume.ts';
import type { Round } from './round.ts';
import { highCard } from './testing/high-card.ts';

describe('same JSON', () => {
  it.each([
    [{ a: 1, b: [2, null] }, { b: [2, null], a: 1 }, true],
    [{ a: 1, b: undefined }, { a: 1 }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [[1, 2], { 0: 1, 1: 2 }, false],
    [null, {}, false],
  ])('%j and %j: %s', (a, b, same) => {
    expect(sameJson(a, b)).toBe(same);
  });
});
void [parseCard, RoundDiffers, resumeRound, stepAgain, highCard];
export type { Round };
