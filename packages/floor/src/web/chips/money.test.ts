import { expect, it } from 'vitest';
import { inFigures } from './money.ts';

it('amounts are written as somebody is used to read them', () => {
  expect(inFigures(1_234_567_89, 'en')).toBe('1,234,567.89');
  expect(inFigures(1_234_567_89, 'de')).toBe('1.234.567,89');
  expect(inFigures(1_234_567_89, 'fr')).toBe('1\u202f234\u202f567,89');
  expect(inFigures(1_234_567_89, 'ch')).toBe('1’234’567.89');
});
