import { describe, expect, it } from 'vitest';
import { withArticle } from './announce.ts';

describe('a call in a sentence', () => {
  it.each([
    ['pair of kings', 'a pair of kings'],
    ['suited pair of queens', 'a suited pair of queens'],
    ['straight, ten high', 'a straight, ten high'],
    ['flush, ace high', 'a flush, ace high'],
    ['straight flush, nine high', 'a straight flush, nine high'],
    ['royal flush', 'a royal flush'],
    ['three-card flush, queen high', 'a three-card flush, queen high'],
  ])('%s is one: %s', (call, said) => expect(withArticle(call)).toBe(said));

  it.each([
    'ace high',
    'kings and tens',
    'three sixes',
    'four aces',
    'queens full of jacks',
    'ace-king suited',
  ])('%s is said as it is', (call) => expect(withArticle(call)).toBe(call));
});
