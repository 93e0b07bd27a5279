import { type Section, section } from '@croupier/table';
import { blindBets, boardGame } from '../poker/board-game.ts';
import { holdemClauses } from '../poker/clauses.ts';
import { lowEight, twoAndThree } from '../poker/hand-types.ts';
import type { HandType, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const omaha = (at: Section, hands: readonly HandType[]): Omit<Variant, 'id' | 'title'> => ({
  ...boardGame(at, { hole: 4 }),
  seats: 10,
  hands,
  // §10.6 offers a big blind that was merely called nothing but to stay or to raise (READINGS 83).
  forced: { ...blindBets(at), calledBigBlindMayFold: false },
  // §10.14.3 asks for no bet that was called.
  handsSeen: { when: 'always', cite: at('10.14.3') },
  clauses: {
    ...holdemClauses(at),
    players: at('1.2'),
    onePosition: at('3.1'),
    postedLimits: at('3.3'),
  },
});

const at26: Section = section(bclcPoker, '26.0');
const at27: Section = section(bclcPoker, '27.0');

/** bclc-poker 26.0: Omaha High/Low 8 or Better. */
export const omahaHiLo: Variant = {
  ...omaha(at26, [twoAndThree, lowEight]),
  id: 'bclc-poker/omaha-hi-lo-8',
  title: 'Omaha High/Low 8 or Better',
  trackedAs: 'Omaha Hi/Lo',
  phh: { 'fixed-limit': 'FO/8', 'pot-limit': 'PO/8', 'no-limit': 'NO/8' },
};

const high = omaha(at27, [twoAndThree]);

/** bclc-poker 27.0: Omaha High, whose first button is drawn for (§7.1). */
export const omahaHighGame: Variant = {
  ...high,
  id: 'bclc-poker/omaha-high',
  title: 'Omaha High',
  trackedAs: 'Omaha',
  phh: { 'pot-limit': 'PO' },
  button: { ...high.button, first: 'high-card' },
};
