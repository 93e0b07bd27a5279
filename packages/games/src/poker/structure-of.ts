import type { Betting, BettingStructure } from './betting-structure.ts';
import { fixedLimit } from './fixed-limit.ts';
import { noLimit } from './no-limit.ts';
import { potLimit } from './pot-limit.ts';
import type { Variant } from './variant.ts';

/** The rules of a betting structure that was chosen as data. */
export function structureOf(
  betting: Betting,
  section: Book,
  reopenedBy: 'full-raise' | 'any-raise',
): BettingStructure {
  const structure = atTable(betting, section);
  return reopenedBy === 'full-raise' ? structure : { ...structure, reopenedBy: () => 1 };
}

/** What a structure takes from the section that is played. */
type Book = Pick<Variant, 'clauses' | 'singleBet'>;

/** A table chooses once, and every hand of it is played by the same rules. */
const chosen = new WeakMap<Betting, { readonly section: Book; readonly structure: BettingStructure }>();

function atTable(betting: Betting, section: Book): BettingStructure {
  const known = chosen.get(betting);
  if (known?.section === section) return known.structure;
  const structure = byTheBook(betting, section);
  chosen.set(betting, { section, structure });
  return structure;
}

function byTheBook(betting: Betting, { clauses, singleBet }: Book): BettingStructure {
  switch (betting.structure) {
    case 'fixed-limit':
      return fixedLimit(betting, clauses);
    case 'no-limit':
      return noLimit(betting, singleBet ?? clauses.postedLimits);
    case 'pot-limit':
      return potLimit(betting, singleBet ?? clauses.postedLimits);
  }
}
