import type { Break } from '../breaks.ts';
import type { Product } from './product.ts';
import { findRenamed, withNames } from './renamed.ts';
import type { Place, SourceFile } from './source-file.ts';
import { oneLineOf, type Token, tokensOf } from './tokens.ts';

/** What a break changes, as far as finding it goes. */
export type Anchor = Pick<Break, 'at' | 'replace' | 'by' | 'occurrence'>;

/** Where a break fits and what it is there: as written, or as it is now; or why it fits nowhere. */
export type Found =
  | (Anchor & { readonly file: SourceFile; readonly place: Place })
  | { readonly stale: string };

/** So many tokens say enough to be recognised where neither file nor symbol is what it was. */
const TELLING = 7;

/**
 * Looks for the syntax of a break: in its symbol; there with other names; in a symbol of its name in another file; elsewhere
 * in its file; and, if it is long enough to be no coincidence, anywhere. Only one place will do.
 */
export function locate(product: Product, anchor: Anchor): Found {
  const { path, symbol } = halves(anchor.at);
  const own = product.file(path);
  const home = own?.named(symbol) ?? [];
  if (anchor.replace === undefined) return wholeSymbol(product, anchor, own, home);
  const syntax = tokensOf(anchor.replace);
  if (own && home.length > 0) {
    const found = own.find(syntax, home);
    const place = chosen(found, anchor.occurrence);
    if (place) return { ...anchor, file: own, place };
    if (found.length > 1)
      return {
        stale: `${anchor.replace} stands ${found.length} times in ${anchor.at}, at none by its number`,
      };
    const renamed = single(findRenamed(own, syntax, home));
    if (renamed) {
      const { place: there, names } = renamed;
      const [replace, by] = [withNames(anchor.replace, names), withNames(anchor.by, names)];
      return { ...anchor, replace, by, file: own, place: there };
    }
  }
  const elsewhere = [...product.files()].flatMap((file) => movedTo(file, symbol, syntax, anchor));
  const only = single(elsewhere) ?? single(elsewhere.filter(({ file }) => file === own));
  if (only) return only;
  // A symbol that is gone may have another name; one that is still there may have handed its syntax to one that it names.
  const strays = [...product.files()].flatMap((file) => straysIn(file, syntax, anchor));
  const likely = strays.filter(
    ({ at }) => home.length === 0 || (own && mentions(own, home, halves(at).symbol)),
  );
  const nearby = single(likely.filter(({ file }) => file === own));
  const stray = nearby ?? (syntax.length >= TELLING ? single(likely) : undefined);
  if (stray) return stray;
  return { stale: whyStale(product, anchor, syntax, [...elsewhere, ...strays]) };
}

/** The symbol itself is replaced, wherever it stands. */
function wholeSymbol(
  product: Product,
  anchor: Anchor,
  own: SourceFile | undefined,
  home: readonly Place[],
): Found {
  const place = chosen(home, anchor.occurrence);
  if (own && place) return { ...anchor, file: own, place };
  const { symbol } = halves(anchor.at);
  const elsewhere = [...product.files()].flatMap((file) => {
    const there = chosen(file.named(symbol), anchor.occurrence);
    return there ? [{ ...anchor, at: `${file.path}#${symbol}`, file, place: there }] : [];
  });
  return single(elsewhere) ?? { stale: whyStale(product, anchor, [], elsewhere) };
}

/** `path#symbol`; a symbol may have a private name, with a # of its own. */
export function halves(at: string): { readonly path: string; readonly symbol: string } {
  const [path = '', ...symbol] = at.split('#');
  return { path, symbol: symbol.join('#') };
}

type Standing = Extract<Found, { at: string }>;

const chosen = (found: readonly Place[], occurrence: number | undefined): Place | undefined =>
  occurrence === undefined ? single(found) : found[occurrence - 1];

const single = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/** The same name in another file, or the innermost of its names as a symbol of its own, with the same syntax. */
function movedTo(file: SourceFile, symbol: string, syntax: readonly Token[], anchor: Anchor): Standing[] {
  const [outermost = ''] = symbol.split('.');
  for (const name of new Set([symbol, symbol.slice(symbol.lastIndexOf('.') + 1), outermost])) {
    const place = chosen(file.find(syntax, file.named(name)), anchor.occurrence);
    if (place) return [{ ...anchor, at: `${file.path}#${name}`, file, place }];
  }
  return [];
}

const mentions = (file: SourceFile, places: readonly Place[], name: string): boolean =>
  places.some(({ from, to }) => file.tokens.slice(from, to).some(({ text }) => text === name));

/** The same syntax under another name. */
function straysIn(file: SourceFile, syntax: readonly Token[], anchor: Anchor): Standing[] {
  if (anchor.occurrence !== undefined) return [];
  return file.symbols.flatMap((name) =>
    file
      .find(syntax, file.named(name))
      .map((place) => ({ ...anchor, at: `${file.path}#${name}`, file, place })),
  );
}

function whyStale(
  product: Product,
  { at, replace }: Anchor,
  syntax: readonly Token[],
  candidates: readonly Standing[],
): string {
  const { path, symbol } = halves(at);
  const file = product.file(path);
  const where =
    file === undefined
      ? `there is no ${path}`
      : file.named(symbol).length === 0
        ? `there is no ${symbol} in ${path}`
        : `${replace ?? 'it'} does not stand in ${at}`;
  const near =
    candidates.length > 0 ? [...new Set(candidates.map((one) => one.at))] : nearest(product, at, syntax);
  return near.length === 0 ? where : `${where}; perhaps ${near.slice(0, 3).join(', ')}`;
}

/** The pieces of code in the symbol, or in symbols of its name, that share most with what is looked for. */
function nearest(product: Product, at: string, syntax: readonly Token[]): string[] {
  const { path, symbol } = halves(at);
  const words = new Set(syntax.map(({ text }) => text).filter((text) => /\w/.test(text)));
  const files = product.file(path)?.named(symbol).length ? [product.file(path)] : [...product.files()];
  return files
    .flatMap((file) => (file ? file.named(symbol).map((place) => ({ file, place })) : []))
    .flatMap(({ file, place }) =>
      file.tokens.slice(place.from, place.to).flatMap((token, i) => {
        if (!words.has(token.text)) return [];
        const piece = file.tokens.slice(place.from + i, Math.min(place.from + i + syntax.length, place.to));
        return [{ piece, shared: piece.filter(({ text }) => words.has(text)).length, file }];
      }),
    )
    .toSorted((a, b) => b.shared - a.shared)
    .map(({ piece, file }) => `\`${oneLineOf(piece)}\` in ${file.path}`);
}
