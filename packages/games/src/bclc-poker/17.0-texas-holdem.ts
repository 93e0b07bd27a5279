import { type Section, section } from '@croupier/table';
import { blindBets, boardGame } from '../poker/board-game.ts';
import type { BlindBets, Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '17.0');

/** §4.1.5: the button may straddle where the table plays Mississippi, declared before the first card (§4.1.5.c). */
function withMississippi(blinds: BlindBets): BlindBets {
  const { straddle } = blinds;
  const clauses = { ...straddle.clauses, declared: at('4.1.5.c') };
  return { ...blinds, straddle: { ...straddle, mississippi: true, clauses } };
}

/** bclc-poker 17.0: Texas Hold'em, with the Mississippi straddle where the table plays it. */
export const texasHoldem: Variant = {
  ...boardGame(at, { hole: 2 }),
  id: 'bclc-poker/texas-holdem',
  title: "Texas Hold'em",
  forced: withMississippi(blindBets(at)),
  // Section 21.0 is this game with a second board on offer.
  runTwice: section(bclcPoker, '21.0'),
  // Section 22.0 adds the kill to it.
  kill: section(bclcPoker, '22.0'),
  phh: { 'fixed-limit': 'FT', 'no-limit': 'NT', 'pot-limit': 'PT' },
};
