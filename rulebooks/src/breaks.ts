import { Fields } from './plain-json.ts';
import { type ClauseName, nameOf } from './rulebook.ts';
import type { TreatedSection } from './treatment.ts';

/**
 * One way to get a clause wrong: some words of a source are exchanged for others. A test that names the clause must
 * fail on it, or it does not show the clause.
 */
export interface Break extends ClauseName {
  /** What the software would do then, in a few words. */
  readonly says: string;
  /** The source, from the root of the project. */
  readonly in: string;
  /** Stands once in the source; line ends and indents do not matter. */
  readonly replace: string;
  readonly by: string;
}

/** A section's breaks, by clause: `{ "8.3.2": [{ "says", "in", "replace", "by" }] }`. */
export function parseBreaks(
  value: unknown,
  where: string,
  of: { readonly rulebook: string; readonly section: string },
): Break[] {
  const byClause = new Fields(value, where);
  return byClause.names.flatMap((clause) =>
    byClause.list(clause).map((one) => {
      const fields = new Fields(one, `A break of ${clause} in ${where}`);
      const parsed = {
        rulebook: of.rulebook,
        section: of.section,
        clause,
        says: fields.text('says'),
        in: fields.text('in'),
        replace: fields.lines('replace'),
        by: fields.lines('by'),
      };
      fields.end();
      return parsed;
    }),
  );
}

/** The source as it would be with the clause broken; undefined if the words do not stand in it exactly once. */
export function broken(source: string, { replace, by }: Break): string | undefined {
  const words = replace
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const found = [...source.matchAll(new RegExp(words.join('\\s+'), 'g'))];
  const [only] = found;
  if (found.length !== 1 || only === undefined) return undefined;
  return source.slice(0, only.index) + by + source.slice(only.index + only[0].length);
}

/** What is missing of the breaks, in sentences. */
export function breakGaps(
  { treated, breaks }: { readonly treated: readonly TreatedSection[]; readonly breaks: readonly Break[] },
  sourceOf: (path: string) => string | undefined,
): string[] {
  const tried = new Set(breaks.map(nameOf));
  const enforced = treated.flatMap(({ rulebook, section, clauses }) =>
    [...clauses]
      .filter(([, { treatment }]) => treatment === 'enforced')
      .map(([clause]) => nameOf({ rulebook, section, clause })),
  );
  const known = new Set(enforced);
  return [
    ...enforced
      .filter((name) => !tried.has(name))
      .map((name) => `${name} is enforced, but no break tries its tests.`),
    ...[...tried]
      .filter((name) => !known.has(name))
      .map((name) => `${name} has a break, but is not enforced.`),
    ...breaks.flatMap((one) => {
      const source = sourceOf(one.in);
      if (source === undefined) return [`A break of ${nameOf(one)} is in ${one.in}, which does not exist.`];
      return broken(source, one) === undefined
        ? [`A break of ${nameOf(one)} replaces words that do not stand once in ${one.in}: ${one.replace}`]
        : [];
    }),
  ];
}
