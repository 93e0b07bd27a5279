import type { RoundEvent } from '@croupier/table';

/** How long things take at an automatic table, in milliseconds. */
export interface Pace {
  /** Somebody at the table may cut a new shoe for so long. */
  readonly cut: number;
  readonly betting: number;
  /** After a card is dealt, a hand is turned, something is said. */
  readonly deal: number;
  readonly turn: number;
  readonly say: number;
  /** Somebody who is asked has so long to answer. */
  readonly decide: number;
  /** The same where the answer moves no chip and no card. */
  readonly courtesy: number;
  /** The bank, or the cut, is one player's to take for so long; the floor may call a settled round void for so long. */
  readonly offer: number;
  /** The result stays to be read. */
  readonly settled: number;
  /** Betting that was interrupted stays open at least so long again. */
  readonly resumed: number;
  /** A node that only follows does what is due if the one that deals has not done it after so long. */
  readonly takeover: number;
}

export const HOUSE_PACE: Pace = {
  cut: 8_000,
  betting: 15_000,
  deal: 450,
  turn: 700,
  say: 900,
  decide: 25_000,
  courtesy: 15_000,
  offer: 12_000,
  settled: 5_000,
  resumed: 5_000,
  takeover: 700,
};

/** How long a step is looked at before the next. */
export function pauseAfter(pace: Pace, step: RoundEvent | undefined): number {
  switch (step?.type) {
    case 'dealt':
    case 'set-aside':
      return pace.deal;
    case 'turned':
    case 'arranged':
      return pace.turn;
    case 'said':
    case 'number-drawn':
      return pace.say;
    case undefined:
    case 'handled':
    case 'moved':
    case 'answered':
    case 'settled':
    case 'voided':
      return 0;
  }
}
