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
}

/** Every clause of every rulebook, in their order. */
export function matrixOf({ rulebooks, treated, tests }: Shelf): MatrixClause[] {
  const treatments = new Map<string, TreatedClause>();
  for (const { rulebook, section, clauses } of treated) {
    for (const [clause, treatment] of clauses)
      treatments.set(nameOf({ rulebook, section, clause }), treatment);
  }
  return rulebooks.flatMap(({ id: rulebook, sections }) =>
    sections.flatMap(({ section, clauses }) =>
      clauses.map((clause) => {
        const name = { rulebook, section, clause };
        const treatment = treatments.get(nameOf(name)) ?? UNTREATED;
        return { ...name, ...treatment, tests: tests.get(nameOf(name)) ?? [] };
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
