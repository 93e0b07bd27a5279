import { formerOptions, jackpotNamed, pokerGameNamed } from '@croupier/games';
import { cents } from '@croupier/table';
import { z } from 'zod';
import { openedWith, options, posting } from '../posted/posting.ts';
import { pokerDefinitionOf } from './poker-definition.ts';
import type { PokerSetting } from './poker-setting.ts';

/** What was posted at a poker table from then on: enough to deal by it again, and the hash that its hands carry. */
export const pokerRulesPosted = z.object({
  type: z.literal('poker-rules-posted'),
  ...posting,
  seats: z.number(),
  maximumBuyIn: z.number(),
  clock: z.enum(['every-turn', 'on-request']),
  /** The jackpots that its hands pay into; what could be won of them stands in each hand. */
  jackpots: z.array(
    z.object({
      fund: z.string(),
      jackpot: z.string(),
      options,
      percent: z.number(),
      cap: z.number(),
      /** Lines from before they were written have neither. */
      seed: z.number().exactOptional(),
      staffed: z.boolean().exactOptional(),
    }),
  ),
});

export type PokerRulesPosted = z.infer<typeof pokerRulesPosted>;

export const pokerPostingOf = (setting: PokerSetting, before: string | null): PokerRulesPosted => ({
  type: 'poker-rules-posted',
  ...openedWith(
    setting,
    { id: setting.rules.variant.id, options: setting.rules.options },
    pokerDefinitionOf(setting),
    before,
  ),
  seats: setting.seats,
  maximumBuyIn: setting.maximumBuyIn,
  clock: setting.clock,
  jackpots: (setting.jackpots ?? []).map(({ id, rules, percent, cap, seed, staffed }) => ({
    fund: id,
    jackpot: rules.id,
    options: { ...rules.options },
    percent,
    cap,
    seed,
    staffed,
  })),
});

/** The hash of what was posted, made again; undefined where the line does not say all that it is made from. */
export function definitionPosted(posted: PokerRulesPosted): string | undefined {
  const { rules, seats } = pokerSettingPosted(posted);
  const jackpots = posted.jackpots.flatMap(
    ({ fund, jackpot, options: chosen, percent, cap, seed, staffed }) =>
      seed === undefined || staffed === undefined
        ? []
        : [{ id: fund, rules: jackpotNamed(jackpot).with(chosen), percent, cap: cents(cap), seed, staffed }],
  );
  if (jackpots.length < posted.jackpots.length) return undefined;
  return pokerDefinitionOf(jackpots.length > 0 ? { rules, seats, jackpots } : { rules, seats });
}

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
