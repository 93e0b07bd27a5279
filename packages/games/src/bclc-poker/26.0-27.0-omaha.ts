import { type Section, section } from '@croupier/table';
import { boardStreets } from '../poker/board-streets.ts';
import { type Clauses, holdemClauses } from '../poker/clauses.ts';
import { lowEight, twoAndThree } from '../poker/hand-types.ts';
import type { HandType, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

/** Where sections 26.0 and 27.0 number otherwise than 17.0. */
const omahaClauses = (at: Section, buttonMoves: string): Clauses => ({
  ...holdemClauses(at),
  players: at('1.2'),
  postedLimits: at('3.3'),
  wentBroke: at('4.4.1'),
  buttonMoves: at(buttonMoves),
  handsSeen: at('10.14.3'),
});

const omaha = (at: Section, hands: readonly HandType[]): Omit<Variant, 'id' | 'title' | 'clauses'> => ({
  section: at,
  seats: 10,
  deck: 'standard',
  streets: boardStreets(at, { hole: 4 }),
  hands,
  straddle: { least: 200, most: 250, mississippi: false },
  // §10.6 offers a blind that was merely called nothing but to stay or to raise.
  calledBlindMayFold: false,
  // §10.14.3 asks for no bet that was called.
  handsSeen: 'always',
  runTwice: null,
});

const at26: Section = section(bclcPoker, '26.0');
const at27: Section = section(bclcPoker, '27.0');

/** bclc-poker 26.0: Omaha High/Low 8 or Better. */
export const omahaHiLo: Variant = {
  ...omaha(at26, [twoAndThree, lowEight]),
  id: 'bclc-poker/omaha-hi-lo-8',
  title: 'Omaha High/Low 8 or Better',
  clauses: omahaClauses(at26, '7.3'),
  phh: { 'fixed-limit': 'FO/8', 'pot-limit': 'PO/8', 'no-limit': 'NO/8' },
};

/** bclc-poker 27.0: Omaha High. */
export const omahaHighGame: Variant = {
  ...omaha(at27, [twoAndThree]),
  id: 'bclc-poker/omaha-high',
  title: 'Omaha High',
  clauses: omahaClauses(at27, '7.4'),
  phh: { 'pot-limit': 'PO' },
};
