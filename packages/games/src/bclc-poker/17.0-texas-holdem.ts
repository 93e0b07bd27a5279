import { type Section, section } from '@croupier/table';
import { boardStreets } from '../poker/board-streets.ts';
import { holdemClauses } from '../poker/clauses.ts';
import { bestOfSeven } from '../poker/hand-types.ts';
import type { Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '17.0');
const at21: Section = section(bclcPoker, '21.0');

/** bclc-poker 17.0: Texas Hold'em, with the Mississippi straddle where the table plays it. */
export const texasHoldem: Variant = {
  id: 'bclc-poker/texas-holdem',
  title: "Texas Hold'em",
  section: at,
  seats: 11,
  deck: 'standard',
  streets: boardStreets(at, { hole: 2 }),
  hands: [bestOfSeven],
  // §4.1.3, §4.1.4: from twice to two and a half times the big blind.
  straddle: { least: 200, most: 250, mississippi: true },
  calledBlindMayFold: true,
  handsSeen: 'if-called',
  // Section 21.0 is this game with a second board on offer.
  runTwice: { agreed: at21('11.1.4'), dealt: at21('11.2') },
  clauses: { ...holdemClauses(at), straddleDeclared: at('4.1.5.c') },
  phh: { 'fixed-limit': 'FT', 'no-limit': 'NT', 'pot-limit': 'PT' },
};
