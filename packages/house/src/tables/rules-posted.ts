import { bankedGameNamed } from '@croupier/games';
import { cents, type TableLimits } from '@croupier/table';
import { z } from 'zod';
import { openedWith, posting } from '../posted/posting.ts';
import { definitionOf } from './definition.ts';
import { contributionOf, type TableSetting } from './setting.ts';

const limit = z.object({ least: z.number(), most: z.number(), step: z.number() });

/** What was posted at a table from then on: enough to deal by it again, and the hash that its shoes carry. */
export const rulesPosted = z.object({
  type: z.literal('rules-posted'),
  ...posting,
  limits: z.record(z.string(), limit),
  burn: z.number(),
  contribution: z.number(),
  meters: z.record(z.string(), z.string()).exactOptional(),
  staffed: z.boolean(),
});

export type RulesPosted = z.infer<typeof rulesPosted>;

export const postingOf = (setting: TableSetting, before: string | null): RulesPosted => ({
  type: 'rules-posted',
  ...openedWith(setting, setting.game, definitionOf(setting), before),
  limits: { ...setting.limits },
  burn: setting.burn ?? 0,
  contribution: contributionOf(setting),
  ...(setting.meters ? { meters: setting.meters } : {}),
  staffed: setting.staffed ?? false,
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
