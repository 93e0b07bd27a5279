import { bankedGameNamed } from '@croupier/games';
import type { GameOdds } from '../game-odds.ts';
import { type OddsRequest, oddsOf } from '../odds.ts';
import type { WagerOdds } from '../wager-odds.ts';

/** The exact odds at a table of this game with these options. */
export async function oddsAt(
  id: string,
  options: Readonly<Record<string, unknown>>,
  request: OddsRequest = {},
): Promise<Omit<GameOdds, 'wagers'> & { readonly wagers: readonly WagerOdds[] }> {
  const odds = await oddsOf(bankedGameNamed(id).with(options), request);
  const wagers = odds.wagers.filter((one) => one.method === 'exact');
  if (wagers.length !== odds.wagers.length) throw new Error(`Not every wager of ${id} is solved.`);
  return { ...odds, wagers };
}
