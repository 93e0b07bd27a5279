import type { Betting, BettingStructure } from './betting-structure.ts';
import { fixedLimit } from './fixed-limit.ts';
import { noLimit } from './no-limit.ts';
import { potLimit } from './pot-limit.ts';
import type { Variant } from './variant.ts';

/** The rules of a betting structure that was chosen as data. */
export function structureOf(
  betting: Betting,
  section: Pick<Variant, 'clauses' | 'singleBet'>,
  reopenedBy: 'full-raise' | 'any-raise',
): BettingStructure {
  const structure = byTheBook(betting, section);
  return reopenedBy === 'full-raise' ? structure : { ...structure, reopenedBy: () => 1 };
}

function byTheBook(
  betting: Betting,
  { clauses, singleBet }: Pick<Variant, 'clauses' | 'singleBet'>,
): BettingStructure {
  switch (betting.structure) {
    case 'fixed-limit':
      return fixedLimit(betting, clauses);
    case 'no-limit':
      return noLimit(betting, singleBet ?? clauses.postedLimits);
    case 'pot-limit':
      return potLimit(betting, singleBet ?? clauses.postedLimits);
  }
}
