import { type CrewOptions, workThrough } from '@croupier/cards/parallel';
import type { FourCardShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import {
  FOUR_CARD_PARTS,
  type FourCardSolution,
  fourCardCounts,
  fourCardSolution,
  noFourCardDeals,
} from './four-card-poker.ts';

const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/banked/four-card-worker.js' : './four-card-worker.js',
  import.meta.url,
);

/** Optimal play of Four Card Poker (bclc-poker 7.0, 8.0) over all deals of five cards, the card that is seen, and the dealer's other five. */
export async function solveFourCardPoker(
  rules: Rules<FourCardShowdown>,
  work: CrewOptions = {},
): Promise<FourCardSolution> {
  const deals = noFourCardDeals();
  const parts = Array.from({ length: FOUR_CARD_PARTS }, (_, part) => part);
  const accept = (answer: unknown): void => {
    if (!(answer instanceof Float64Array) || answer.length !== deals.length)
      throw new Error('A worker answered with something that is not a count of deals.');
    for (let i = 0; i < deals.length; i += 1) deals[i] = (deals[i] ?? 0) + (answer[i] ?? 0);
  };
  await workThrough(module, parts, accept, work);
  return fourCardSolution(rules, fourCardCounts(deals));
}
