import type { Place, SourceFile } from './source-file.ts';
import { type Token, tokensOf } from './tokens.ts';

/** The names that have changed, old to new; what is a member of something has a dot before it. */
export type Renaming = ReadonlyMap<string, string>;

const KEYWORDS = new Set(
  'as async await break case class const continue default do else false for function if in instanceof let new null of return static switch this throw true typeof undefined void while yield'.split(
    ' ',
  ),
);

const isName = (text: string): boolean => /^#?[\p{ID_Start}$_]/u.test(text) && !KEYWORDS.has(text);

/** Each token, a member with the dot before it. */
const keysOf = (tokens: readonly Token[]): string[] =>
  tokens.map(({ text }, i) =>
    isName(text) && /^\??\.$/.test(tokens[i - 1]?.text ?? '') ? `.${text}` : text,
  );

/**
 * Where a piece of syntax stands with other names: the same names for the same names, and none of the old ones is left in
 * the symbol. Everything else is as it was.
 */
export function findRenamed(
  file: SourceFile,
  syntax: readonly Token[],
  within: readonly Place[],
): { readonly place: Place; readonly names: Renaming }[] {
  const wanted = keysOf(syntax);
  const keys = keysOf(file.tokens);
  return within.flatMap(({ from, to }) => {
    const left = new Set(keys.slice(from, to));
    return file.wholesOf(syntax.length, { from, to }).flatMap((place) => {
      const names = renaming(wanted, keys.slice(place.from, place.to));
      return names && names.size > 0 && [...names.keys()].every((old) => !left.has(old))
        ? [{ place, names }]
        : [];
    });
  });
}

/** How one gets from some tokens to others by names alone; undefined where one does not, or where no name is kept. */
function renaming(from: readonly string[], to: readonly string[]): Renaming | undefined {
  const there = new Map<string, string>();
  const back = new Map<string, string>();
  for (const [i, old] of from.entries()) {
    const now = to[i] ?? '';
    if (old !== now && !(isName(old.replace(/^\./, '')) && isName(now.replace(/^\./, '')))) return undefined;
    if (old.startsWith('.') !== now.startsWith('.')) return undefined;
    if ((there.get(old) ?? now) !== now || (back.get(now) ?? old) !== old) return undefined;
    there.set(old, now);
    back.set(now, old);
  }
  const changed = new Map([...there].filter(([old, now]) => old !== now));
  const names = [...there.keys()].filter((one) => isName(one.replace(/^\./, '')));
  return changed.size < names.length ? changed : undefined;
}

/** Code with its names changed. */
export function withNames(code: string, names: Renaming): string {
  const tokens = tokensOf(code);
  const keys = keysOf(tokens);
  return tokens.reduceRight((text, { start, end }, i) => {
    const now = names.get(keys[i] ?? '');
    return now === undefined ? text : text.slice(0, start) + now.replace(/^\./, '') + text.slice(end);
  }, code);
}
