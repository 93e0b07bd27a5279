import { describe, expect, it } from 'vitest';
import { SourceFile } from './source-file.ts';
import { oneLineOf, tokensOf } from './tokens.ts';

const words = (text: string): string[] => tokensOf(text).map((token) => token.text);

describe('the tokens of a source', () => {
  it('are the same however it is laid out, quoted and commented', () => {
    expect(words('pay( "a",\n // why\n  2,\n)')).toEqual(words("pay('a', 2)"));
    expect(words(`"the banker's"`)).toEqual(words(String.raw`'the banker\'s'`));
  });

  it('keep templates, regular expressions and divisions apart', () => {
    expect(words('`a $\x7bb ? `$\x7bc}` : {}} d`')).toEqual([
      '`a $\x7b',
      'b',
      '?',
      '`$\x7b',
      'c',
      '}`',
      ':',
      '{',
      '}',
      '} d`',
    ]);
    expect(words("x.replace(/['/]+/g, y / 2)")).toEqual([
      'x',
      '.',
      'replace',
      '(',
      "/['/]+/g",
      ',',
      'y',
      '/',
      '2',
      ')',
    ]);
  });

  it('take the words between JSX tags as words', () => {
    const { tokens } = new SourceFile('a.tsx', 'const a = <p title="x">Don\'t {wait} /* here */</p>;');
    expect(tokens.map(({ text }) => text)).toContain("Don't");
    expect(tokens.map(({ text }) => text)).toContain('/* here */');
  });

  it('can be written in one line again', () => {
    expect(oneLineOf(tokensOf('f(\n  a,\n  b => c,\n)'))).toBe('f(a, b => c)');
  });
});
