import { z } from 'zod';
import type { RulebookEntry, SectionRules } from '../protocol/index.ts';

const treatment = z.enum([
  'enforced',
  'shown',
  'procedure',
  'option',
  'reading',
  'not applicable',
  'not yet treated',
]);

const counted = z.object({ treatment, count: z.number().int() });

export const rulebookEntry = z.object({
  rulebook: z.string(),
  title: z.string(),
  sections: z.array(
    z.object({
      section: z.string(),
      title: z.string(),
      clauses: z.number().int(),
      treatments: z.array(counted),
    }),
  ),
}) satisfies z.ZodType<RulebookEntry>;

export const sectionRules = z.object({
  rulebook: z.string(),
  section: z.string(),
  title: z.string(),
  clauses: z.array(
    z.object({
      clause: z.string(),
      treatment,
      text: z.string().describe('in our own words'),
      rule: z.string().nullable().describe('path#symbol in the source'),
      options: z.array(z.string()),
      readings: z.array(z.number().int()),
      reason: z.string().nullable(),
      tests: z.array(z.string()),
      breaks: z
        .array(z.string())
        .describe('what would happen if the code got it wrong; a test fails on each'),
    }),
  ),
}) satisfies z.ZodType<SectionRules>;
