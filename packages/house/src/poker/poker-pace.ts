import { CLOCK_MS, type HandEvent, WARNING_MS } from '@croupier/games';

/** How long things take at a poker table, in milliseconds. */
export interface PokerPace {
  /** After a hole card, a card of the board, an action. */
  readonly deal: number;
  readonly board: number;
  readonly act: number;
  /** Whoever is asked has so long, and so long to show or muck. */
  readonly decide: number;
  readonly show: number;
  /** Every player has so much more to think with, and gets so much of it back with every hand. */
  readonly timeBank: number;
  readonly refill: number;
  /** Where the clock is called on request: the time that a turn has without it, with it, and the warning in it. */
  readonly patience: number;
  readonly clock: number;
  readonly warning: number;
  /** Somebody who is away is not waited for any longer than this. */
  readonly absent: number;
  /** A player of the house's own thinks so long. */
  readonly think: number;
  /** The result stays to be read. */
  readonly over: number;
  /** Once two are ready, others have so long to sit down too. */
  readonly gather: number;
  /** A node that only follows does what is due if the one that deals has not done it after so long. */
  readonly takeover: number;
  /** The seat of somebody who sits out and is not looking is kept so long. */
  readonly away: number;
  /** A free seat is kept so long for whoever is next on the list. */
  readonly offer: number;
  /** And so long for who changes tables: the hand that they play elsewhere has to end first. */
  readonly move: number;
}

export const POKER_PACE: PokerPace = {
  deal: 160,
  board: 650,
  act: 450,
  decide: 20_000,
  show: 8_000,
  timeBank: 30_000,
  refill: 3_000,
  patience: 180_000,
  clock: CLOCK_MS,
  warning: WARNING_MS,
  absent: 900,
  think: 1_200,
  over: 5_000,
  gather: 2_500,
  takeover: 700,
  away: 300_000,
  offer: 45_000,
  move: 300_000,
};

/** How long a step is looked at before the next. */
export function pauseAfterStep(pace: PokerPace, events: readonly HandEvent[]): number {
  const first = events[0]?.type;
  if (first === 'dealt') return pace.deal;
  if (first === 'turned') return pace.board;
  return first === 'acted' || first === 'timed-out' ? pace.act : 0;
}
