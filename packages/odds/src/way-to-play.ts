import type { Decide } from '@croupier/table';

/** Who decides where a game asks: a named way to play, the same for everybody who names it. */
export interface Strategy {
  readonly name: string;
  /** One line for the person who chooses. */
  readonly about: string;
  /** Thinks for milliseconds or more about every decision: not for many thousands of rounds on the side. */
  readonly slow?: true;
  readonly decide: Decide;
}
