import { type MatrixClause, matrixOf, NOT_YET, readShelf, type Shelf, TREATMENTS } from '@croupier/rulebooks';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import {
  type ClauseEntry,
  type RulebookEntry,
  rulebookEntry,
  type SectionRules,
  sectionRules,
} from '../protocol/index.ts';
import { described, paramsOf } from './described.ts';
import { NotThere } from './routes-tables.ts';

const oneSection = z.object({ rulebook: z.string().max(64), section: z.string().max(128) });

/** The rulebooks clause by clause: the same for everybody, so nobody has to sign in. */
export function routeRules(app: FastifyInstance): void {
  const rules = read();

  app.get(
    '/api/rules',
    { schema: described('The rulebooks, and what is done about their clauses', z.array(rulebookEntry)) },
    () => rules.rulebooks,
  );

  app.get(
    '/api/rules/:rulebook/:section',
    { schema: described('A section, clause by clause', sectionRules, { params: oneSection }) },
    (request) => {
      const { rulebook, section } = paramsOf(request, oneSection);
      const found = rules.sections.find((one) => one.rulebook === rulebook && one.section === section);
      if (!found) throw new NotThere({ reason: `There is no section "${section}" in "${rulebook}".` });
      return found;
    },
  );
}

/** Read once, when the house opens. */
function read(): { readonly rulebooks: RulebookEntry[]; readonly sections: SectionRules[] } {
  const shelf = readShelf();
  const sections = sectionsOf(shelf);
  return {
    rulebooks: shelf.rulebooks.map(({ id, title }) => ({
      rulebook: id,
      title,
      sections: sections
        .filter(({ rulebook }) => rulebook === id)
        .map((section) => ({
          section: section.section,
          title: section.title,
          clauses: section.clauses.length,
          treatments: ([...TREATMENTS, NOT_YET] as const).flatMap((treatment) => {
            const count = section.clauses.filter((clause) => clause.treatment === treatment).length;
            return count === 0 ? [] : [{ treatment, count }];
          }),
        })),
    })),
    sections,
  };
}

function sectionsOf(shelf: Shelf): SectionRules[] {
  const bySection = new Map<string, ClauseEntry[]>();
  for (const clause of matrixOf(shelf)) {
    const name = `${clause.rulebook} ${clause.section}`;
    const clauses = bySection.get(name) ?? [];
    clauses.push(entryOf(clause));
    bySection.set(name, clauses);
  }
  return shelf.rulebooks.flatMap(({ id, sections }) =>
    sections.map(({ section, title }) => ({
      rulebook: id,
      section,
      title,
      clauses: bySection.get(`${id} ${section}`) ?? [],
    })),
  );
}

const entryOf = (clause: MatrixClause): ClauseEntry => ({
  clause: clause.clause,
  treatment: clause.treatment,
  text: clause.text,
  rule: clause.rule,
  options: clause.options,
  readings: clause.readings,
  reason: clause.reason,
  tests: clause.tests,
  breaks: clause.breaks,
});
