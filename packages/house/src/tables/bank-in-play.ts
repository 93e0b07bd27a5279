import type { PlayerBank } from '@croupier/table';
import type { BankTurn, Sitter } from './events.ts';

/** The bank between two rounds: offered, passed, put up. */
export interface BankInPlay extends BankTurn {
  /** What a player has put up for the round that comes or is dealt. */
  readonly holder: PlayerBank | null;
  readonly offered: Sitter | 'anybody' | null;
  /** The seats that have passed it since the last round. */
  readonly passed: readonly number[];
}

export const NO_BANK: BankInPlay = {
  last: 0,
  banked: null,
  bankers: [],
  holder: null,
  offered: null,
  passed: [],
};
