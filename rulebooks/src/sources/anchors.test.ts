import { describe, expect, it } from 'vitest';
import { type Anchor, locate } from './anchors.ts';
import { Product } from './product.ts';

const DRAWING = `
/** Six or seven stands. */
export function playerDraws(total: number): boolean {
  return total <= 5;
}

export const bankerDraws = (total: number, third: number): boolean =>
  total <= 2 || (total === 3 && third !== 8);
`;

const product = (files: Record<string, string>): Product =>
  new Product(Object.keys(files), (path) => files[path] ?? '');

type Given = Omit<Anchor, 'by'>;

const PLAYER: Given = { at: 'packages/games/src/drawing.ts#playerDraws', replace: 'total <= 5' };

/** Where it is found and what stands there, broken; or why not. */
function outcome(files: Record<string, string>, anchor: Given, by = 'BROKEN'): string {
  const found = locate(product(files), { ...anchor, by });
  if ('stale' in found) return found.stale;
  const text = found.file.with(found.place, found.by);
  const line = text.split('\n').find((one) => one.includes(found.by));
  return `${found.at}: ${line?.trim()}`;
}

describe('what a break replaces', () => {
  it('stands in its symbol, not elsewhere in the file', () => {
    const twice = `${DRAWING}\nexport const other = (total: number) => total <= 5;\n`;
    expect(outcome({ 'packages/games/src/drawing.ts': twice }, PLAYER)).toBe(
      'packages/games/src/drawing.ts#playerDraws: return BROKEN;',
    );
  });

  it.each([
    ['laid out otherwise', 'return (\n    total\n      // five or less\n      <= 5\n  );'],
    ['in other company', 'const least = 5; log("draws"); return total <= 5 && least > 0;'],
  ])('is found %s', (_, body) => {
    const source = DRAWING.replace('return total <= 5;', body);
    expect(outcome({ 'packages/games/src/drawing.ts': source }, PLAYER)).toContain('playerDraws');
  });

  it('is found with other quotes and with or without a last comma', () => {
    const files = { 'a.ts': 'export const wagers = list(\n  "ante",\n  "pair-plus",\n);' };
    expect(outcome(files, { at: 'a.ts#wagers', replace: "list('ante', 'pair-plus')" }, 'X')).toBe(
      'a.ts#wagers: export const wagers = X;',
    );
  });

  it('is whole: an expression, a statement or a property, or neighbours', () => {
    const files = { 'a.ts': 'export const a = { decks: 1, cut: x - y - z, on: p && q && r };' };
    expect(outcome(files, { at: 'a.ts#a', replace: 'decks: 1' })).toContain('{ BROKEN, cut');
    expect(outcome(files, { at: 'a.ts#a', replace: 'decks: 1, cut: x - y - z' })).toContain('{ BROKEN, on');
    expect(outcome(files, { at: 'a.ts#a', replace: 'q && r' })).toContain('p && BROKEN }');
    expect(outcome(files, { at: 'a.ts#a', replace: '1, cut' })).toBe(
      '1, cut does not stand in a.ts#a; perhaps `1, cut` in a.ts, `cut: x` in a.ts',
    );
  });

  it('takes its comma along when nothing comes in its place', () => {
    const files = { 'a.ts': 'export const a = [first, second, third];' };
    const found = locate(product(files), { at: 'a.ts#a', replace: 'second', by: '' });
    expect('stale' in found ? '' : found.file.with(found.place, found.by)).toBe(
      'export const a = [first,  third];',
    );
  });

  it('is looked for in a member by the names around it, whatever stands between', () => {
    const files = {
      'a.ts': `export const game = define({ wagers: [
        { id: 'ante', pays: { rows: [to(1)] } },
        { id: 'pair-plus', pays: { rows: [to(1)] } },
      ] });
      export class Table { open() { return seats > 0; } close() { return seats > 0; } #shut() { return seats > 0; } }`,
    };
    expect(outcome(files, { at: 'a.ts#game.[pair-plus].rows', replace: 'to(1)' })).toContain(
      "'pair-plus', pays: { rows: [BROKEN]",
    );
    expect(outcome(files, { at: 'a.ts#Table.close', replace: 'seats > 0' })).toContain(
      'close() { return BROKEN;',
    );
    expect(outcome(files, { at: 'a.ts#Table.#shut', replace: 'seats > 0' })).toContain(
      '#shut() { return BROKEN;',
    );
  });
});

describe('what has merely moved', () => {
  it('is found in the file to which its function went', () => {
    expect(outcome({ 'packages/games/src/baccarat/third-card.ts': DRAWING }, PLAYER)).toBe(
      'packages/games/src/baccarat/third-card.ts#playerDraws: return BROKEN;',
    );
  });

  it('is found under another name in its own file', () => {
    const renamed = DRAWING.replace('playerDraws', 'drawsToPlayer');
    expect(outcome({ 'packages/games/src/drawing.ts': renamed }, PLAYER)).toBe(
      'packages/games/src/drawing.ts#drawsToPlayer: return BROKEN;',
    );
  });

  it('is found with another name in another file only if it says enough to be no coincidence', () => {
    const files = { 'packages/games/src/elsewhere.ts': DRAWING.replaceAll('Draws', 'Takes') };
    expect(outcome(files, PLAYER)).toMatch(
      /^there is no packages\/games\/src\/drawing\.ts; perhaps .*#playerTakes$/,
    );
    const telling = {
      at: 'packages/games/src/drawing.ts#bankerDraws',
      replace: 'total === 3 && third !== 8',
    };
    expect(outcome(files, telling)).toContain('packages/games/src/elsewhere.ts#bankerTakes: ');
  });

  it('is found in what its symbol calls now, and not in what it does not call', () => {
    const helper = '\nconst low = (total: number) => total <= 5;\n';
    const calling = DRAWING.replace('return total <= 5', 'return low(total)');
    const at = 'packages/games/src/drawing.ts';
    expect(outcome({ [at]: calling + helper }, PLAYER)).toBe(
      `${at}#low: const low = (total: number) => BROKEN;`,
    );
    const changed = DRAWING.replace('return total <= 5', 'return total <= 6');
    expect(outcome({ [at]: changed + helper }, PLAYER)).toBe(
      `total <= 5 does not stand in ${at}#playerDraws; perhaps ${at}#low`,
    );
  });

  it('is not taken for moved when two symbols of its name have the same syntax', () => {
    expect(outcome({ 'a.ts': DRAWING, 'b.ts': DRAWING }, PLAYER)).toBe(
      'there is no packages/games/src/drawing.ts; perhaps a.ts#playerDraws, b.ts#playerDraws',
    );
  });
});

describe('what has other names now', () => {
  const at = 'packages/games/src/drawing.ts#bankerDraws';
  const renamed = (from: RegExp, to: string): Record<string, string> => ({
    'packages/games/src/drawing.ts': DRAWING.replace(from, to),
  });

  it('is found, and what replaces it is renamed like it', () => {
    const files = renamed(/third/g, 'drawn');
    expect(outcome(files, { at, replace: 'total === 3 && third !== 8' }, 'third === 8 || total === 3')).toBe(
      `${at}: total <= 2 || (drawn === 8 || total === 3);`,
    );
  });

  it('is not taken for it while the old name is still there, or when nothing of it is left', () => {
    const files = renamed(/third !== 8/g, 'total !== 8 && third > 0');
    expect(outcome(files, { at, replace: 'total === 3 && third !== 8' })).toMatch(/ does not stand in /);
    expect(outcome(renamed(/third/g, 'drawn'), { at, replace: 'third !== 8' })).toMatch(
      / does not stand in /,
    );
  });

  it('knows a member from a name', () => {
    const files = { 'a.ts': 'export const fee = (bank, fees) => bank && fees.banker > 0;' };
    expect(outcome(files, { at: 'a.ts#fee', replace: 'fees.bank > 0' }, 'fees.bank > 1')).toBe(
      'a.ts#fee: export const fee = (bank, fees) => bank && fees.banker > 1;',
    );
  });
});

describe('a break that replaces the symbol itself', () => {
  const files = { 'a.ts': 'export const game = { tips: { commissioned: false, cites: [one] }, seats: 7 };' };

  it('fits whatever stands in it', () => {
    const found = locate(product(files), { at: 'a.ts#game.tips', by: '' });
    expect('stale' in found ? '' : found.file.with(found.place, found.by)).toBe(
      'export const game = {  seats: 7 };',
    );
    expect(outcome(files, { at: 'b.ts#game.seats' }, 'seats: 8')).toContain('a.ts#game.seats: ');
  });

  it('is stale when the symbol is gone', () => {
    expect(outcome(files, { at: 'a.ts#game.bank' })).toBe('there is no game.bank in a.ts');
  });
});

describe('what is ambiguous or stale', () => {
  const files = { 'a.ts': 'export const both = (x: number, y: number) => [x > 8, y > 8, x > 8];' };

  it('stands more than once: its number says which', () => {
    expect(outcome(files, { at: 'a.ts#both', replace: 'x > 8' })).toBe(
      'x > 8 stands 2 times in a.ts#both, at none by its number',
    );
    expect(outcome(files, { at: 'a.ts#both', replace: 'x > 8', occurrence: 2 })).toContain('y > 8, BROKEN]');
    expect(outcome(files, { at: 'a.ts#both', replace: 'x > 8', occurrence: 3 })).toContain(
      'at none by its number',
    );
  });

  it('is gone, and what is nearest is named', () => {
    expect(outcome(files, { at: 'a.ts#both', replace: 'x >= 8' })).toMatch(
      /^x >= 8 does not stand in a\.ts#both; perhaps `x > 8`/,
    );
    expect(outcome(files, { at: 'a.ts#neither', replace: 'x >= 8' })).toBe('there is no neither in a.ts');
  });
});
