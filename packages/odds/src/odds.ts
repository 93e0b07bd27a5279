import type { CrewOptions } from '@croupier/cards/parallel';
import { bankedGameNamed } from '@croupier/games';
import { Refused } from '@croupier/table';
import type { OddsCache } from './cache.ts';
import type { GameOdds } from './game-odds.ts';
import { type Pricing, pricingOf } from './pricing.ts';

export interface OddsRequest extends CrewOptions {
  /** Only this wager. */
  readonly wager?: string | undefined;
  /** Where long results are kept; without one they are worked out again. */
  readonly cache?: OddsCache | undefined;
}

/** Exact odds of every wager of a game, or of one. */
export async function oddsOf(
  id: string,
  given: Readonly<Record<string, unknown>>,
  { wager, cache, ...work }: OddsRequest = {},
): Promise<GameOdds> {
  const { options, layout } = bankedGameNamed(id).with(given);
  const pricing = pricingOf(id, options);
  const asked = wagersAsked(pricing, wager);
  const kept = pricing.long(asked) ? cache : undefined;
  const question = { game: id, options, asked, layout };
  const known = await kept?.get(question);
  if (known) return known;
  const { wagers, advice } = await pricing.price(asked, work);
  const odds: GameOdds = { game: id, options, wagers, ...(advice.length > 0 ? { advice } : {}) };
  await kept?.keep(question, odds);
  return odds;
}

function wagersAsked({ wagers }: Pricing, wager: string | undefined): string[] {
  const ids = wagers.map(({ id }) => id);
  if (wager === undefined) return ids;
  if (ids.includes(wager)) return [wager];
  throw new Refused({
    reason: `There is no wager "${wager}" with odds of its own; those are ${ids.join(', ')}.`,
  });
}
