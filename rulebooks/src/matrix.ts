import { type ClauseName, nameOf } from './rulebook.ts';
import type { Shelf } from './shelf.ts';
import type { TreatedClause, Treatment } from './treatment.ts';

export const NOT_YET = 'not yet treated';

/** One clause of one rulebook: what is done about it, where, and what shows it. */
export interface MatrixClause extends ClauseName {
  readonly treatment: Treatment | typeof NOT_YET;
  readonly text: string;
  readonly rule: string | null;
  readonly options: readonly string[];
  readonly readings: readonly number[];
  readonly reason: string | null;
  readonly tests: readonly string[];
  /** What the software would do if the code got it wrong; a test fails on each. */
  readonly breaks: readonly string[];
}

/** Every clause of every rulebook, in their order. */
export function matrixOf({ rulebooks, treated, breaks, tests }: Shelf): MatrixClause[] {
  const treatments = new Map<string, TreatedClause>();
  for (const { rulebook, section, clauses } of treated) {
    for (const [clause, treatment] of clauses)
      treatments.set(nameOf({ rulebook, section, clause }), treatment);
  }
  const wrong = new Map<string, string[]>();
  for (const { says, breaks: broken } of breaks) {
    for (const name of broken.map(nameOf)) wrong.set(name, [...(wrong.get(name) ?? []), says]);
  }
  return rulebooks.flatMap(({ id: rulebook, sections }) =>
    sections.flatMap(({ section, clauses }) =>
      clauses.map((clause) => {
        const cited = { rulebook, section, clause };
        const name = nameOf(cited);
        const treatment = treatments.get(name) ?? UNTREATED;
        return { ...cited, ...treatment, tests: tests.get(name) ?? [], breaks: wrong.get(name) ?? [] };
      }),
    ),
  );
}

const UNTREATED = {
  treatment: NOT_YET,
  text: '',
  rule: null,
  options: [],
  readings: [],
  reason: null,
} as const;

/** A clause in one line: what it asks for, and the reason, option or reading behind its treatment. */
export function oneLine({ options, readings, reason, text }: MatrixClause): string {
  if (reason !== null) return `${text} Not applicable: ${reason}`;
  const named = [
    ...options.map((option) => `option ${option}`),
    ...readings.map((reading) => `reading ${reading}`),
  ];
  return named.length === 0 ? text : `${text} (${named.join(', ')})`;
}
