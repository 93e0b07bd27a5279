import { FIRST_OFFERED, type Strategy } from '@croupier/odds';
import type { TableGame } from '@croupier/table';
import type { Desk } from './desk.ts';

/** Says who decides where nobody has said yet how the game is played, so that no figure is taken for good play. */
export function sayIfUndecided(desk: Desk, { title }: TableGame, strategy: Strategy): void {
  if (strategy !== FIRST_OFFERED) return;
  desk.complain(
    `Nobody has named a strategy for ${title} yet: whatever is asked is answered with the first thing offered.`,
  );
}
