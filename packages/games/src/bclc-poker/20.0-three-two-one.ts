import { type Section, section } from '@croupier/table';
import { boardStreets } from '../poker/board-streets.ts';
import { holdemClauses } from '../poker/clauses.ts';
import { bestOfEight } from '../poker/hand-types.ts';
import type { Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '20.0');

/** bclc-poker 20.0: 3-2-1 Hold'em, with a turn of two cards and the best five of eight. */
export const threeTwoOne: Variant = {
  id: 'bclc-poker/three-two-one-holdem',
  title: "3-2-1 Hold'em",
  section: at,
  seats: 11,
  deck: 'standard',
  streets: boardStreets(at, { hole: 2, board: [3, 2, 1] }),
  hands: [bestOfEight],
  straddle: { least: 200, most: 250, mississippi: false },
  calledBlindMayFold: true,
  handsSeen: 'if-called',
  runTwice: null,
  clauses: holdemClauses(at),
};
