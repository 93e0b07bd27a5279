import { z } from 'zod';
import { count, type Sent } from './terms.ts';

/** What is done about a clause; rulebooks/README.md says what each word means. */
const clauseTreatment = z.enum([
  'enforced',
  'shown',
  'procedure',
  'option',
  'reading',
  'not applicable',
  'not yet treated',
]);
export type ClauseTreatment = Sent<typeof clauseTreatment>;

const sectionEntry = z.object({
  section: z.string(),
  title: z.string(),
  clauses: count,
  treatments: z
    .array(z.object({ treatment: clauseTreatment, count }))
    .describe('how many clauses have each treatment'),
});
export type SectionEntry = Sent<typeof sectionEntry>;

/** A rulebook and how far its sections are accounted for: `GET /api/rules`. */
export const rulebookEntry = z.object({
  rulebook: z.string(),
  title: z.string(),
  sections: z.array(sectionEntry),
});
export type RulebookEntry = Sent<typeof rulebookEntry>;

const clauseEntry = z.object({
  clause: z.string(),
  treatment: clauseTreatment,
  text: z.string().describe('in our own words; empty where it is not yet treated'),
  rule: z.string().nullable().describe('where the source does it: path#symbol'),
  options: z.array(z.string()),
  readings: z.array(count),
  reason: z.string().nullable().describe('why nothing is done'),
  tests: z.array(z.string()),
  breaks: z.array(z.string()).describe('what would happen if the code got it wrong; a test fails on each'),
});
export type ClauseEntry = Sent<typeof clauseEntry>;

/** The clauses of a section: `GET /api/rules/:rulebook/:section`. */
export const sectionRules = z.object({
  rulebook: z.string(),
  section: z.string(),
  title: z.string(),
  clauses: z.array(clauseEntry),
});
export type SectionRules = Sent<typeof sectionRules>;
