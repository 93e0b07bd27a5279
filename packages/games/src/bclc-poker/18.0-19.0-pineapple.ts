import { type Section, section } from '@croupier/table';
import { boardStreets } from '../poker/board-streets.ts';
import { type Clauses, holdemClauses } from '../poker/clauses.ts';
import { bestOfSeven } from '../poker/hand-types.ts';
import type { Discard, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

/** Sections 18.0 and 19.0 have one clause more before the showdown than 17.0, and no oversize straddle. */
const pineappleClauses = (at: Section): Clauses => ({
  ...holdemClauses(at),
  straddleMost: at('4.1.3'),
  showdown: at('10.15'),
  validHand: at('10.15.1'),
  handsSeen: at('10.15.2'),
  award: at('10.17'),
});

const pineapple = (
  at: Section,
  flop: string,
  discard: Pick<Discard, 'when' | 'cite'>,
): Omit<Variant, 'id' | 'title'> => ({
  section: at,
  seats: 11,
  deck: 'standard',
  streets: boardStreets(at, {
    hole: 3,
    clauses: [flop, '10.11', '10.13'],
    discard: { cards: 1, ...discard },
  }),
  hands: [bestOfSeven],
  straddle: { least: 200, most: 200, mississippi: false },
  calledBlindMayFold: true,
  handsSeen: 'if-called',
  runTwice: null,
  clauses: pineappleClauses(at),
});

const at18: Section = section(bclcPoker, '18.0');
const at19: Section = section(bclcPoker, '19.0');

/** bclc-poker 18.0: Pineapple, where one of three cards goes before the flop. */
export const pineappleHoldem: Variant = {
  ...pineapple(at18, '10.9', { when: 'before-deal', cite: at18('10.8') }),
  id: 'bclc-poker/pineapple-holdem',
  title: "Pineapple Hold'em",
};

/** bclc-poker 19.0: Crazy Pineapple, where it goes after the flop and before its betting. */
export const crazyPineappleHoldem: Variant = {
  ...pineapple(at19, '10.8', { when: 'after-deal', cite: at19('10.9') }),
  id: 'bclc-poker/crazy-pineapple-holdem',
  title: "Crazy Pineapple Hold'em",
};
