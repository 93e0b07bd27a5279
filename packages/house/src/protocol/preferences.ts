import { z } from 'zod';
import { givenName, pace, type Sent } from './terms.ts';

/** What somebody likes, kept with their account: `GET` and `POST /api/me/preferences`. The house only keeps it. */
export const preferences = z.strictObject({
  deck: z.enum(['two', 'four']).describe('the colours of the suits'),
  motion: z.enum(['device', 'none']).describe('as the device asks for, or none at all'),
  sound: z.boolean().describe('false: everything is muted'),
  volume: z.number().int().min(0).max(100),
  effects: z.boolean().describe('cards and chips are heard'),
  voice: z.boolean().describe("the dealer's calls are spoken beside being written"),
  pace: pace.describe('brisk: the deal is asked for soon after the last bet'),
  amounts: z.enum(['en', 'de', 'fr', 'ch']).describe('how amounts are written'),
  confirmFolds: z.boolean().describe('a fold that could be a free check is asked about'),
  chat: z.boolean().describe('what is said at the table is shown'),
  chinese: z.boolean().describe('the bead plate in 庄 闲 和'),
  keys: z.boolean(),
  chip: z.number().int().min(1).max(1_000_000_00).nullable().describe('the chip in hand, in cents'),
  bigBlinds: z.boolean().describe('poker amounts in big blinds'),
  roads: z.boolean().describe('the panel at the left is open'),
  rules: z.boolean().describe('the panel at the right is open'),
  starred: z.array(givenName).max(100).describe('tables kept in sight'),
});
export type Preferences = Sent<typeof preferences>;

/** What is kept may be from an older page that asked for less; null: nothing is. */
export const keptPreferences = z.object({ kept: preferences.partial().nullable() });
export type KeptPreferences = Sent<typeof keptPreferences>;
