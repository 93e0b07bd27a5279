import { type Card, poker, rankSeven } from '@croupier/cards';
import { type Section, section } from '@croupier/table';
import { bclcPoker } from '../rulebooks.ts';
import { boardStreets } from './board-streets.ts';
import { holdemClauses } from './clauses.ts';
import type { HandType, Variant } from './variant.ts';

const at: Section = section(bclcPoker, '17.0');

/** The best five of two own and five common cards (bclc-poker 17.0 §1.2, §1.4). */
const bestOfSeven: HandType = {
  name: 'high',
  strength: (hole, board) => {
    const [a = 0, b = 0] = hole;
    const [c = 0, d = 0, e = 0, f = 0, g = 0] = board;
    return rankSeven(a, b, c, d, e, f, g);
  },
  call: (hole: readonly Card[], board: readonly Card[]) => poker.describe(poker.rank([...hole, ...board])),
};

/** bclc-poker 17.0: Texas Hold'em, with the Mississippi straddle where the table plays it. */
export const texasHoldem: Variant = {
  id: 'bclc-poker/texas-holdem',
  title: "Texas Hold'em",
  section: at,
  seats: 11,
  deck: 'standard',
  streets: boardStreets(at, 2),
  hands: [bestOfSeven],
  // §4.1.3, §4.1.4: from twice to two and a half times the big blind.
  straddle: { least: 200, most: 250, mississippi: true },
  calledBlindMayFold: true,
  clauses: holdemClauses(at),
};
