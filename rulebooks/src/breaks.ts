import { readdirSync, readFileSync } from 'node:fs';
import { BadFile, Fields } from './plain-json.ts';
import { type ClauseName, fileOf, nameOf } from './rulebook.ts';
import type { Shelf } from './shelf.ts';

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

const FOLDER = new URL('../', import.meta.url);

/** The breaks of every treated section, in the order of the rulebooks. */
export function readBreaks({ rulebooks, treated }: Shelf): Break[] {
  for (const { id, sections } of rulebooks) {
    const stray = filesOf(id).find((name) => !sections.some(({ section }) => fileOf(section) === name));
    if (stray !== undefined) throw new BadFile(`${id}/breaks/${stray} is named for no section of ${id}.`);
  }
  return treated.flatMap(({ rulebook, section }) => {
    if (!filesOf(rulebook).includes(fileOf(section))) return [];
    const where = `${rulebook}/breaks/${fileOf(section)}`;
    return parseBreaks(JSON.parse(readFileSync(new URL(where, FOLDER), 'utf8')), where, {
      rulebook,
      section,
    });
  });
}

function filesOf(rulebook: string): string[] {
  try {
    return readdirSync(new URL(`${rulebook}/breaks/`, FOLDER)).filter((name) => name.endsWith('.json'));
  } catch {
    return [];
  }
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
      const broken = {
        rulebook: of.rulebook,
        section: of.section,
        clause,
        says: fields.text('says'),
        in: fields.text('in'),
        replace: fields.lines('replace'),
        by: fields.lines('by'),
      };
      fields.end();
      return broken;
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
  { treated }: Shelf,
  breaks: readonly Break[],
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
