import type { Irregularity } from '@croupier/table';
import type { PostedIrregularity } from '../protocol/index.ts';

/** What can go wrong with the cards, as it is posted at banked tables and in the poker room. */
export const postedIrregularities = (known: readonly Irregularity[]): PostedIrregularity[] =>
  known.map(({ id, name, remedy, untilNextRound = false, cite }) => ({
    id,
    name,
    round: remedy.round,
    afterwards: remedy.afterwards ?? null,
    untilNextRound,
    cite,
  }));
