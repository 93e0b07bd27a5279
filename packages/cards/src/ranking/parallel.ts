import { type Card, deck } from '../card.ts';
import { type CrewOptions, workThrough } from './crew.ts';
import { emptyTally, sevensParts } from './tally.ts';
import type { TallyUnit } from './worker.ts';

export { answerUnits, type CrewOptions, type Hand, hire, workThrough } from './crew.ts';

// Worker threads load compiled code, also when this file itself is run from its source by a test.
const module: URL = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/ranking/worker.js' : './worker.js',
  import.meta.url,
);

/** How many seven-card hands of the live cards have each strength, counted on all processors. */
export async function tallySevensInParallel(
  live: readonly Card[] = deck(),
  options?: CrewOptions,
): Promise<Uint32Array> {
  const tally = emptyTally();
  const units = Array.from(
    { length: sevensParts(live) },
    (_, part): TallyUnit => ({ live: [...live], part }),
  );
  await workThrough(
    module,
    units.toReversed(),
    (answer) => {
      if (!(answer instanceof Uint32Array) || answer.length !== tally.length) {
        throw new Error('A worker answered with something that is not a tally.');
      }
      for (const [place, count] of answer.entries()) tally[place] = (tally[place] ?? 0) + count;
    },
    options,
  );
  return tally;
}
