import type { Betting, BettingStructure } from './betting-structure.ts';
import type { Clauses } from './clauses.ts';
import { fixedLimit } from './fixed-limit.ts';
import { noLimit } from './no-limit.ts';
import { potLimit } from './pot-limit.ts';

/** The rules of a betting structure that was chosen as data. */
export function structureOf(
  betting: Betting,
  clauses: Clauses,
  reopenedBy: 'full-raise' | 'any-raise',
): BettingStructure {
  const structure = byTheBook(betting, clauses);
  return reopenedBy === 'full-raise' ? structure : { ...structure, reopenedBy: () => 1 };
}

function byTheBook(betting: Betting, clauses: Clauses): BettingStructure {
  switch (betting.structure) {
    case 'fixed-limit':
      return fixedLimit(betting, clauses);
    case 'no-limit':
      return noLimit(betting);
    case 'pot-limit':
      return potLimit(betting);
  }
}
