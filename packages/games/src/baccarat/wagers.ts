import { type Award, type Cite, PUSH, type Row, row, to, win } from '@croupier/table';
import { type BaccaratWager, bankerWins, type Coup, playerWins, tied } from './coup.ts';

/** The clauses that a section gives a wager: where it is offered, where it wins, where it pushes. */
export interface WagerClauses {
  readonly offered: Cite;
  readonly wins: readonly Cite[];
  readonly ties: readonly Cite[];
}

/** The basic wagers of every baccarat game. */
export const onPlayer = ({ offered, wins, ties }: WagerClauses): BaccaratWager => ({
  id: 'player',
  name: 'Player',
  cite: offered,
  sees: 'points',
  rows: [row('Player wins', playerWins, win(to(1)), ...wins), row('tie', tied, PUSH, ...ties)],
});

/** `before` are coups that the section decides otherwise than by the higher hand; `tie` is what a tie does. */
export const onBanker = (
  award: Award,
  { offered, wins, ties, tie = PUSH }: WagerClauses & { readonly tie?: Award },
  ...before: Row<Coup>[]
): BaccaratWager => ({
  id: 'banker',
  name: 'Banker',
  cite: offered,
  sees: 'points',
  rows: [...before, row('Banker wins', bankerWins, award, ...wins), row('tie', tied, tie, ...ties)],
});

export const onTie = (odds: number, offered: Cite, wins: Cite): BaccaratWager => ({
  id: 'tie',
  name: 'Tie',
  cite: offered,
  sees: 'points',
  rows: [row('tie', tied, win(to(odds)), wins)],
});

/** Wins with a three-card total of so many points: the hands that side bets are named for. */
export const bankerWinsWithThree =
  (total: number) =>
  (coup: Coup): boolean =>
    bankerWins(coup) && coup.banker.total === total && coup.banker.cards.length === 3;

export const playerWinsWithThree =
  (total: number) =>
  (coup: Coup): boolean =>
    playerWins(coup) && coup.player.total === total && coup.player.cards.length === 3;
