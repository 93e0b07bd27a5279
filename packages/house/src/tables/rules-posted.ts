import { bankedGameNamed } from '@croupier/games';
import { cents, type TableLimits } from '@croupier/table';
import { z } from 'zod';
import { codeHash } from './code-hash.ts';
import { definitionOf } from './definition.ts';
import { contributionOf, type TableSetting } from './setting.ts';

const limit = z.object({ least: z.number(), most: z.number(), step: z.number() });

/** What was posted at a table from then on: enough to deal by it again, and the hash that its shoes carry. */
export const rulesPosted = z.object({
  type: z.literal('rules-posted'),
  table: z.string(),
  /** The hash of what was posted before; null at a new table. */
  before: z.string().nullable(),
  definition: z.string(),
  code: z.string(),
  name: z.string(),
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  limits: z.record(z.string(), limit),
  burn: z.number(),
  contribution: z.number(),
  meters: z.record(z.string(), z.string()).exactOptional(),
  staffed: z.boolean(),
  by: z.string().nullable(),
  why: z.string(),
});

export type RulesPosted = z.infer<typeof rulesPosted>;

export const postingOf = (setting: TableSetting, before: string | null): RulesPosted => ({
  type: 'rules-posted',
  table: setting.id,
  before,
  definition: definitionOf(setting),
  code: codeHash(),
  name: setting.name,
  game: setting.game.id,
  options: { ...setting.game.options },
  limits: { ...setting.limits },
  burn: setting.burn ?? 0,
  contribution: contributionOf(setting),
  ...(setting.meters ? { meters: setting.meters } : {}),
  staffed: setting.staffed ?? false,
  by: null,
  why: 'the house was opened with it',
});

/** The table as it was posted, made by the code of today. */
export function settingPosted(posted: RulesPosted): TableSetting {
  const limits: TableLimits = Object.fromEntries(
    Object.entries(posted.limits).map(([wager, { least, most, step }]) => [
      wager,
      { least: cents(least), most: cents(most), step: cents(step) },
    ]),
  );
  return {
    id: posted.table,
    name: posted.name,
    game: bankedGameNamed(posted.game).with(posted.options),
    limits,
    burn: posted.burn,
    contribution: posted.contribution,
    ...(posted.meters ? { meters: posted.meters } : {}),
    staffed: posted.staffed,
  };
}
