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
  const structure = atTable(betting, clauses);
  return reopenedBy === 'full-raise' ? structure : { ...structure, reopenedBy: () => 1 };
}

/** A table chooses once, and every hand of it is played by the same rules. */
const chosen = new WeakMap<Betting, { readonly clauses: Clauses; readonly structure: BettingStructure }>();

function atTable(betting: Betting, clauses: Clauses): BettingStructure {
  const known = chosen.get(betting);
  if (known?.clauses === clauses) return known.structure;
  const structure = byTheBook(betting, clauses);
  chosen.set(betting, { clauses, structure });
  return structure;
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
