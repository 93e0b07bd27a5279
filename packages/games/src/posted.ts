import type { Cite, TableGame } from '@croupier/table';
import { postedMiniBaccarat } from './baccarat/posted.ts';

/** A rule as it is posted at the table: a sentence of our own, and the clauses behind it. */
export interface PostedRule {
  readonly text: string;
  readonly cites: readonly Cite[];
}

/** What is posted for each game beside its pay table. */
const POSTED: Readonly<Record<string, (game: TableGame) => readonly PostedRule[]>> = {
  'bclc-baccarat/mini-baccarat': postedMiniBaccarat,
};

export const postedRules = (game: TableGame): readonly PostedRule[] => POSTED[game.id]?.(game) ?? [];
