import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { type PrintedClause, sistersOf } from './fingerprint.ts';
import { readShelf, readSisters } from './shelf.ts';

/** The rulebooks lie beside the repository where it is written; without them these tests say so and pass. */
const SHARED = join(import.meta.dirname, '../../../shared/rulebooks');

/** So many words in a row, as the rulebook has them, are its sentence and not ours. */
const COPIED = 8;

describe.skipIf(!existsSync(SHARED))(
  'the rulebooks themselves (skipped where ../shared is not there)',
  () => {
    it('have exactly the clauses that are listed here', () => {
      const clauses: { rulebook: string; section: string; clause: string }[] = JSON.parse(
        readFileSync(join(SHARED, 'clauses.json'), 'utf8'),
      );
      const listed = readShelf().rulebooks.flatMap(({ id, sections }) =>
        sections.flatMap(({ section, clauses: own }) => own.map((clause) => `${id} ${section} §${clause}`)),
      );
      expect(listed.toSorted()).toEqual(
        clauses.map(({ rulebook, section, clause }) => `${rulebook} ${section} §${clause}`).toSorted(),
      );
    });

    it('share their wording where the fingerprints say so', () => {
      const clauses: PrintedClause[] = JSON.parse(readFileSync(join(SHARED, 'clauses.json'), 'utf8'));
      const printed = readdirSync(SHARED)
        .filter((name) => name.endsWith('.txt'))
        .toSorted()
        .map((name) => readFileSync(join(SHARED, name), 'utf8').split('\n'));
      expect(readSisters().alike).toEqual(sistersOf(clauses, printed));
    });

    it('are not copied: no treatment repeats a run of their words', () => {
      const runs = new Set(
        readdirSync(SHARED)
          .filter((name) => name.endsWith('.txt'))
          .flatMap((name) => runsOf(readFileSync(join(SHARED, name), 'utf8'))),
      );
      const copied = readShelf().treated.flatMap(({ rulebook, section, clauses }) =>
        [...clauses].flatMap(([clause, { text, reason }]) =>
          runsOf(`${text} ${reason ?? ''}`)
            .filter((run) => runs.has(run))
            .map((run) => `${rulebook} ${section} §${clause}: ${run}`),
        ),
      );
      expect(copied).toEqual([]);
    });
  },
);

function runsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  return words
    .slice(0, Math.max(0, words.length - COPIED + 1))
    .map((_, i) => words.slice(i, i + COPIED).join(' '));
}
