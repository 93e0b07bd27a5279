import { describe, expect, it } from 'vitest';
import { titledTests } from './test-titles.ts';

const titles = (text: string): string[] =>
  titledTests('a.test.ts', text).map(({ around, title }) => [...around, title].join(' > '));

describe('the titles of tests', () => {
  it('are read with those around them', () => {
    expect(
      titles(`describe('bclc-baccarat 1.0', () => { it('§2.1: twos', () => {}); it.skipIf(x)('§2.2: tens', () => {}); });
        test.describe('browser', () => { test('opens', async ({ page }) => { await test.step('a step', () => {}); }); });`),
    ).toEqual(['bclc-baccarat 1.0 > §2.1: twos', 'bclc-baccarat 1.0 > §2.2: tens', 'browser > opens']);
  });

  it('are one for each row that is written out', () => {
    expect(titles("it.each([['§1', 3], ['§2', 4]] as const)('%s: %i of %j', () => {});")).toEqual([
      '§1: 3 of %j',
      '§2: 4 of %j',
    ]);
    expect(
      titles("const ROWS = [{ name: 'tens', cards: ['Tc'] }]; it.each(ROWS)('$name, 50 %%', () => {});"),
    ).toEqual(['tens, 50 %']);
    expect(titles("it.each([['Tc', 'Jc']])('each of %j', () => {});")).toEqual(['each of "Tc"']);
  });

  it('hold an ellipsis where only the running test knows', () => {
    expect(titles(`for (const name of names) it(\`\${name}: is dealt\`, () => {});`)).toEqual([
      '…: is dealt',
    ]);
    expect(titles("it.each([[f(), 'x']])('§1: %s of %s', () => {});")).toEqual(['§1: … of x']);
    expect(titles("it.each(all.map(f))('§1: %s', () => {});")).toEqual(['§1: %s']);
  });

  it('know the constants of the block they stand in', () => {
    expect(
      titles(`describe('a', () => { const clause = '§1'; it(\`\${clause}: x\`, () => {}); });
        describe('b', () => { const clause = '§2'; it(\`\${clause}: x\`, () => {}); });`),
    ).toEqual(['a > §1: x', 'b > §2: x']);
  });

  it('are no others: what is called with a text and a function is a test only by its name', () => {
    expect(titles("expect.it('x', () => {}); test.beforeEach('x', () => {}); run('x', () => {});")).toEqual(
      [],
    );
  });
});
