import { type Section, section } from '@croupier/table';
import { boardGame } from '../poker/board-game.ts';
import { bestOfEight } from '../poker/hand-types.ts';
import type { Variant } from '../poker/variant.ts';
import { bclcPoker } from '../rulebooks.ts';

const at: Section = section(bclcPoker, '20.0');

/** bclc-poker 20.0: 3-2-1 Hold'em, with a turn of two cards and the best five of eight. */
export const threeTwoOne: Variant = {
  ...boardGame(at, { hole: 2, board: [3, 2, 1] }),
  id: 'bclc-poker/three-two-one-holdem',
  title: "3-2-1 Hold'em",
  hands: [bestOfEight],
  singleBet: at('3.6'),
};
