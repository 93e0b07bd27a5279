import { formerOptions, pokerGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { z } from 'zod';
import { codeHash } from '../tables/code-hash.ts';
import { pokerDefinitionOf } from './definition.ts';
import type { PokerSetting } from './setting.ts';

const options = z.record(z.string(), z.union([z.string(), z.number()]));

/** What was posted at a poker table from then on: enough to deal by it again, and the hash that its hands carry. */
export const pokerRulesPosted = z.object({
  type: z.literal('poker-rules-posted'),
  table: z.string(),
  /** The hash of what was posted before; null at a new table. */
  before: z.string().nullable(),
  definition: z.string(),
  code: z.string(),
  name: z.string(),
  game: z.string(),
  options,
  seats: z.number(),
  maximumBuyIn: z.number(),
  clock: z.enum(['every-turn', 'on-request']),
  /** The jackpots that its hands pay into; what could be won of them stands in each hand. */
  jackpots: z.array(
    z.object({ fund: z.string(), jackpot: z.string(), options, percent: z.number(), cap: z.number() }),
  ),
  by: z.string().nullable(),
  why: z.string(),
});

export type PokerRulesPosted = z.infer<typeof pokerRulesPosted>;

export const pokerPostingOf = (setting: PokerSetting, before: string | null): PokerRulesPosted => ({
  type: 'poker-rules-posted',
  table: setting.id,
  before,
  definition: pokerDefinitionOf(setting),
  code: codeHash(),
  name: setting.name,
  game: setting.rules.variant.id,
  options: { ...setting.rules.options },
  seats: setting.seats,
  maximumBuyIn: setting.maximumBuyIn,
  clock: setting.clock,
  jackpots: (setting.jackpots ?? []).map(({ id, rules, percent, cap }) => ({
    fund: id,
    jackpot: rules.id,
    options: { ...rules.options },
    percent,
    cap,
  })),
  by: null,
  why: 'the house was opened with it',
});

/** The table as it was posted, made by the code of today; no bots come to it any more. */
export const pokerSettingPosted = (posted: PokerRulesPosted): PokerSetting => ({
  id: posted.table,
  name: posted.name,
  rules: pokerGameNamed(posted.game).with(formerOptions(posted.options)),
  seats: posted.seats,
  maximumBuyIn: cents(posted.maximumBuyIn),
  clock: posted.clock,
  bots: 0,
});
