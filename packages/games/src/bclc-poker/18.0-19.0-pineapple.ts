import { type Section, section } from '@croupier/table';
import { blindBets, boardGame } from '../poker/board-game.ts';
import { holdemClauses } from '../poker/clauses.ts';
import type { BlindBets, Discard, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

/** §4.1.3: a straddle is exactly twice the big blind; there is no oversize one. */
function straddleOfTwo(at: Section): BlindBets {
  const blinds = blindBets(at);
  const { straddle } = blinds;
  const clauses = { ...straddle.clauses, most: at('4.1.3') };
  return { ...blinds, straddle: { ...straddle, most: straddle.least, clauses } };
}

/** Sections 18.0 and 19.0 have one clause more before the showdown than 17.0. */
const pineapple = (
  at: Section,
  flop: string,
  discard: Pick<Discard, 'when' | 'cite'>,
): Omit<Variant, 'id' | 'title'> => ({
  ...boardGame(at, {
    hole: 3,
    clauses: [flop, '10.11', '10.13'],
    acts: ['10.10', '10.12', '10.14'],
    discard: { cards: 1, ...discard },
  }),
  forced: straddleOfTwo(at),
  handsSeen: { when: 'if-called', cite: at('10.15.2') },
  clauses: {
    ...holdemClauses(at),
    uncontested: { first: at('10.5'), later: at('10.17') },
    showdown: at('10.15'),
    validHand: at('10.15.1'),
    award: at('10.17'),
  },
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
