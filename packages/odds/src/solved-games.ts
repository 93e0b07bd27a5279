import type { TableGame } from '@croupier/table';
import { baccaratSolved } from './baccarat/solved.ts';
import { discardInfernoSolved } from './banked/discard-inferno-solved.ts';
import { fastActionSolved } from './banked/fast-action-solved.ts';
import { flushesSolved } from './banked/flushes-solved.ts';
import { fortuneAsiaSolved } from './banked/fortune-asia-solved.ts';

import { fourCardSolved } from './banked/four-card-solved.ts';
import { holdemBonusSolved } from './banked/holdem-bonus-solved.ts';
import { letItRideSolved } from './banked/let-it-ride-solved.ts';
import { multiGameSolved } from './banked/multi-game-solved.ts';
import { paiGowSolved } from './banked/pai-gow-solved.ts';
import { threeCardPokerSolved } from './banked/three-card-poker-solved.ts';
import { ultimateSolved } from './banked/ultimate-solved.ts';
import type { SolvedGame } from './solved-game.ts';

/** The games that somebody has solved: how each is played and priced. */
const SOLVED: readonly SolvedGame[] = [
  ...baccaratSolved,
  letItRideSolved,
  ...paiGowSolved,
  threeCardPokerSolved,
  ...fourCardSolved,
  fastActionSolved,
  holdemBonusSolved,
  ultimateSolved,
  flushesSolved,
  ...discardInfernoSolved,
  multiGameSolved((table) => solutionFor(table)),
  fortuneAsiaSolved,
];

/** What is known of a table's game; undefined where nobody has looked at it yet. */
export const solutionFor = ({ id }: Pick<TableGame, 'id'>): SolvedGame | undefined =>
  SOLVED.find((one) => one.id === id);
