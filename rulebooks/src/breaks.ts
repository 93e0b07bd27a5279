import { BadFile, Fields } from './plain-json.ts';
import { type ClauseName, nameOf } from './rulebook.ts';
import type { TreatedSection } from './treatment.ts';

/**
 * One way to get clauses wrong: a small piece of the syntax of a symbol is exchanged for another. For each of the clauses
 * a test that names it must fail on this, or it does not show the clause.
 */
export interface Break {
  /** The symbol: `packages/games/src/baccarat/points.ts#pointsOf`. */
  readonly at: string;
  /** What the software would do then, in a few words. */
  readonly says: string;
  /** An expression, a statement or a property inside the symbol, however it is laid out; without it the symbol itself. */
  readonly replace?: string;
  readonly by: string;
  /** Which of several, counted from 1, where it stands more than once. */
  readonly occurrence?: number;
  /** Every clause that is broken by it. */
  readonly breaks: readonly ClauseName[];
}

/** A file of breaks, by symbol: `{ "path#symbol": [{ "says", "replace", "by", "breaks" }] }`. */
export function parseBreaks(value: unknown, where: string): Break[] {
  const bySymbol = new Fields(value, where);
  return bySymbol.names.flatMap((at) =>
    bySymbol.list(at).map((one) => {
      const fields = new Fields(one, `A break of ${at} in ${where}`);
      const [occurrence, ...more] = fields.oneOrMoreNumbers('occurrence');
      if (more.length > 0) throw new BadFile(`A break of ${at} in ${where} has several occurrences.`);
      const replace = fields.textIfAny('replace');
      const parsed = {
        at,
        says: fields.text('says'),
        ...(replace === undefined ? {} : { replace }),
        by: fields.lines('by'),
        ...(occurrence === undefined ? {} : { occurrence }),
        breaks: fields.texts('breaks').map((name) => clauseNamed(name, where)),
      };
      fields.end();
      return parsed;
    }),
  );
}

function clauseNamed(name: string, where: string): ClauseName {
  const [, rulebook, section, clause] = /^(\S+) (.+) §(\S+)$/.exec(name) ?? [];
  if (rulebook === undefined || section === undefined || clause === undefined)
    throw new BadFile(`${where}: "${name}" is no clause, such as "bclc-baccarat 1.0 §8.3.2".`);
  return { rulebook, section, clause };
}

/** The breaks of a file as they are written, those of one symbol together. */
export function writtenBreaks(breaks: readonly Break[]): string {
  const bySymbol: Record<string, unknown[]> = {};
  for (const { at, says, replace, by, occurrence, breaks: clauses } of breaks) {
    bySymbol[at] ??= [];
    bySymbol[at].push({
      says,
      ...(replace === undefined ? {} : { replace }),
      by,
      ...(occurrence === undefined ? {} : { occurrence }),
      breaks: clauses.map(nameOf),
    });
  }
  return `${JSON.stringify(bySymbol, null, 2)}\n`;
}

/** What is missing of the breaks, in sentences. */
export function breakGaps({
  treated,
  breaks,
}: {
  readonly treated: readonly TreatedSection[];
  readonly breaks: readonly Break[];
}): string[] {
  const tried = new Set(breaks.flatMap((one) => one.breaks.map(nameOf)));
  const enforced = treated.flatMap(({ rulebook, section, clauses }) =>
    [...clauses]
      .filter(([, { treatment }]) => treatment === 'enforced')
      .map(([clause]) => nameOf({ rulebook, section, clause })),
  );
  const known = new Set(enforced);
  const once = new Set<string>();
  const twice = breaks.filter(({ at, replace, by, occurrence }) => {
    const edit = JSON.stringify([at, replace, by, occurrence]);
    return once.size === once.add(edit).size;
  });
  return [
    ...enforced
      .filter((name) => !tried.has(name))
      .map((name) => `${name} is enforced, but no break tries its tests.`),
    ...[...tried]
      .filter((name) => !known.has(name))
      .map((name) => `${name} has a break, but is not enforced.`),
    ...breaks
      .filter((one) => one.breaks.length === 0)
      .map(({ at, says }) => `A break of ${at} (${says}) breaks no clause.`),
    ...twice.map(
      ({ at, says }) => `A break of ${at} (${says}) is written twice: name all its clauses in one.`,
    ),
  ];
}
