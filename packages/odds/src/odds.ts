import type { CrewOptions } from '@croupier/cards/parallel';
import { Refused, type TableGame } from '@croupier/table';
import type { OddsCache } from './cache.ts';
import { withEnvy } from './envy-odds.ts';
import type { GameOdds } from './game-odds.ts';
import type { Pricing } from './pricing.ts';
import { pricingOf } from './pricing-of.ts';

/** What is asked about a game, and how much of the machine it may take. */
export interface OddsRequest extends CrewOptions {
  /** Only this wager. */
  readonly wager?: string | undefined;
  /** Where long results are kept; without one they are worked out again. */
  readonly cache?: OddsCache | undefined;
}

/** The odds of every wager at a table, or of one: exact where somebody has solved it, simulated where nobody has. */
export async function oddsOf(
  table: TableGame,
  { wager, cache, ...work }: OddsRequest = {},
): Promise<GameOdds> {
  const { id, options, layout } = table;
  const pricing = pricingOf(table);
  const asked = wagersAsked(pricing, wager);
  const kept = pricing.long(asked) ? cache : undefined;
  const question = { game: id, options, asked, layout };
  const known = await kept?.get(question);
  if (known) return withEnvy(layout, known);
  const { wagers, together, advice, ways = [] } = await pricing.price(asked, work);
  const odds: GameOdds = {
    game: id,
    options,
    wagers,
    ...(together ? { together } : {}),
    ...(advice.length > 0 ? { advice } : {}),
    ...(ways.length > 0 ? { ways } : {}),
  };
  await kept?.keep(question, odds);
  return withEnvy(layout, odds);
}

function wagersAsked({ wagers }: Pricing, wager: string | undefined): string[] {
  const ids = wagers.map(({ id }) => id);
  if (wager === undefined) return ids;
  if (ids.includes(wager)) return [wager];
  throw new Refused({
    reason: `There is no wager "${wager}" with odds of its own; those are ${ids.join(', ')}.`,
  });
}
