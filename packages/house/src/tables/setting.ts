import type { TableGame, TableLimits } from '@croupier/table';

/** How a table is set up: what it deals, between which limits, under which name. */
export interface TableSetting {
  readonly id: string;
  readonly name: string;
  readonly game: TableGame;
  readonly limits: TableLimits;
  /** Cards burned from a new shoe: the first is shown, the others are not. */
  readonly burn: number;
}
