import { RANKS } from '@croupier/cards';
import { type CrewOptions, workThrough } from '@croupier/cards/parallel';
import type { InfernoShowdown } from '@croupier/games';
import type { Rules } from '@croupier/table';
import {
  type InfernoCounts,
  type InfernoSolution,
  infernoCounts,
  infernoSolution,
  noInfernoDeals,
} from './discard-inferno-count.ts';

const module: URL = new URL(
  import.meta.url.endsWith('.ts')
    ? '../../dist/banked/discard-inferno-worker.js'
    : './discard-inferno-worker.js',
  import.meta.url,
);

/** Solves the Ante on all processors, a card that can be up at a time. */
export async function solveDiscardInferno(
  rules: Rules<InfernoShowdown>,
  work: CrewOptions = {},
): Promise<InfernoSolution> {
  const counts: InfernoCounts[] = [];
  const { length } = noInfernoDeals();
  // Those that are removed take longest: they are begun first.
  const ups = Array.from(RANKS, (_, rank) => rank).toReversed();
  await workThrough(
    module,
    ups,
    (answer) => {
      if (!(answer instanceof Float64Array) || answer.length !== length)
        throw new Error('A worker answered with something that is not a count of deals.');
      counts.push(infernoCounts(answer));
    },
    work,
  );
  return infernoSolution(rules, counts);
}
