import type { StandingView, YouView } from '@croupier/house/protocol';

/** Somebody who has nothing at the table, and to whom nothing is offered. */
export const nobody = (who: string): YouView => ({
  who,
  name: who,
  balance: 0,
  inPlay: 0,
  net: 0,
  options: [],
  canUndo: false,
  rebetCost: null,
  question: null,
  places: [],
  lines: [],
  bankOffer: null,
  canTakeBankDown: false,
  cutOffer: null,
});

/** The house banks, and nothing is offered or waited for. */
export const NOTHING_STANDS: StandingView = {
  bank: null,
  offer: null,
  meters: [],
  jackpot: null,
  paidIn: null,
  ready: [],
  freeHand: null,
  waits: null,
};
