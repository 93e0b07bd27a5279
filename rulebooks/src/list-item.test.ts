import { expect, test } from 'vitest';
import { listItem } from './list-item.ts';

test('an item of a list keeps its words, no line is longer than a page is wide, and code stays whole', () => {
  const words = Array.from({ length: 60 }, (_, at) =>
    at % 7 === 0 ? '`croupier rules ALL`' : `word${at}`,
  ).join(' ');
  const lines = listItem(words).split('\n');
  expect(lines.length).toBeGreaterThan(3);
  expect(lines.every((line) => line.length <= 120)).toBe(true);
  expect(lines.every((line) => (line.match(/`/g) ?? []).length % 2 === 0)).toBe(true);
  expect(lines.map((line) => line.slice(2)).join(' ')).toBe(words);
  expect(listItem('short')).toBe('- short');
});
