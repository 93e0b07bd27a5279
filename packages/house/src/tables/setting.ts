import { type TableGame, type TableLimits, USUAL_CONTRIBUTION } from '@croupier/table';
import type { PaceView } from '../protocol/index.ts';
import type { Links } from './events.ts';

/** How a table is set up: what it deals, between which limits, under which name. */
export interface TableSetting {
  readonly id: string;
  readonly name: string;
  readonly game: TableGame;
  readonly limits: TableLimits;
  /** Cards burned from a new shoe where the rulebook says nothing of it: the first is shown, the others are not. */
  readonly burn?: number;
  /** Percent of each progressive wager that the meter grows by; no rulebook says how much. */
  readonly contribution?: number;
  /** Meters that it shares with other tables, each by the name that the house gives it; absent: all are its own. */
  readonly meters?: Links;
  /** How soon one thing follows another; absent: calm. */
  readonly pace?: PaceView;
  /** How many bots keep people company, where the house has a way for them to play. */
  readonly bots?: number;
  /** Whoever has a bet in a hand that is dealt may look up what it is worth; absent: yes. */
  readonly help?: boolean;
  /** A supervisor is there to confirm jackpots; otherwise the machine does. */
  readonly staffed?: boolean;
}

export const contributionOf = ({ contribution = USUAL_CONTRIBUTION }: TableSetting): number => contribution;
