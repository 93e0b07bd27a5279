import type { Decide } from '@croupier/table';
import type { Surroundings } from './live-table.ts';
import type { SharedFigures } from './on-shared-meters.ts';
import type { Pace } from './pace.ts';

/** What is around a table against a bank. */
export interface BankedSurroundings extends Surroundings {
  readonly pace: Pace;
  /** How bots decide at this table; absent: none keep anybody company. */
  readonly company?: Decide;
  /** What the meters show that it shares with other tables; absent: it shares none. */
  readonly figures?: SharedFigures;
}
