import type { TableGame } from '@croupier/table';
import type { TrainingSpot, TrainingVerdict } from '../protocol/index.ts';

/** Who deals decisions to practise on; handed in by whoever opens the house, which knows no mathematics. */
export interface Training {
  teaches(game: TableGame): boolean;
  /** The same seed deals the same decision. */
  deal(game: TableGame, seed: string): Promise<TrainingSpot>;
  judge(
    game: TableGame,
    seed: string,
    given: { readonly choice?: string; readonly parts?: Readonly<Record<string, string>> },
  ): Promise<TrainingVerdict>;
  close(): Promise<void>;
}
