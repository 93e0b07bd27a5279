import { z } from 'zod';
import type { Sent } from './terms.ts';

const parts = z.record(z.string().max(16), z.string().max(40));

export const trainingSpot = z.object({
  game: z.string(),
  seed: z.string(),
  hand: z.string().describe('your cards'),
  seen: z
    .array(z.object({ place: z.string(), cards: z.string() }))
    .describe('what else is seen: board, dealer'),
  choices: z
    .array(z.object({ id: z.string(), words: z.string() }))
    .describe('what may be done; none where the hand is to be set'),
  sets: z
    .record(z.string(), z.number())
    .optional()
    .describe('the parts of a hand to be set, with their cards'),
});
export type TrainingSpot = Sent<typeof trainingSpot>;

export const trainingVerdict = z.object({
  right: z.boolean(),
  cost: z
    .number()
    .nullable()
    .describe('against the best, in units; null where there is only right and wrong'),
  unit: z.string(),
  best: z.string(),
  worths: z.array(z.object({ words: z.string(), worth: z.number() })),
  reasons: z.array(z.object({ text: z.string(), clause: z.string().nullable() })),
  kind: z.string().describe('what spots like this one have in common'),
});
export type TrainingVerdict = Sent<typeof trainingVerdict>;

export const trainingAnswer = z.strictObject({
  seed: z.string().min(1).max(64),
  choice: z.string().max(32).optional(),
  parts: parts.optional().describe('the cards of every part but the last'),
});
