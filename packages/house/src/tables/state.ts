import type { Card, Cut } from '@croupier/cards';
import {
  type Bet,
  type BetChange,
  costOf,
  type PlayerId,
  type Round,
  type RoundEvent,
  resumeRound,
  type Summary,
} from '@croupier/table';
import type { HeldSpot, Regular } from './events.ts';
import type { TableSetting } from './setting.ts';

/** Everything a table is, folded from its journal: no clock, no connection, no card that is still in the shoe. */
export interface TableState {
  /** The last line of the journal that is in it. */
  readonly seq: number;
  readonly phase: 'closed' | 'cut' | 'betting' | 'dealing' | 'settled';
  readonly shoe: ShoeInPlay;
  /** The round that is on, or was last; 0 before the first. */
  readonly round: number;
  /** The line with which its betting opened. */
  readonly opened: number;
  /** Position in the shoe of its first card. */
  readonly firstCard: number;
  readonly spots: ReadonlyMap<number, HeldSpot>;
  /** The bets of the round; they stay to be seen until betting opens again. */
  readonly bets: readonly Bet[];
  /** What each player has done to their bets in this round, latest last: what undo takes back. */
  readonly changes: ReadonlyMap<PlayerId, readonly (readonly BetChange[])[]>;
  /** The steps of the round so far. */
  readonly steps: readonly RoundEvent[];
  /** The rounds of this shoe that are over. */
  readonly summaries: readonly Summary[];
  readonly regulars: ReadonlyMap<PlayerId, Regular>;
}

export interface ShoeInPlay {
  readonly number: number;
  readonly name: string;
  readonly decks: number;
  readonly cards: number;
  readonly commitment: string;
  /** The first round that is dealt from it. */
  readonly firstRound: number;
  readonly cut: (Cut & { readonly by: PlayerId | null }) | null;
  /** The cards that have left it, burns included. */
  readonly dealt: readonly Card[];
  /** Hands still to be dealt from it once the cut card has shown; null before. */
  readonly handsLeft: number | null;
}

const NO_SHOE: ShoeInPlay = {
  number: 0,
  name: '',
  decks: 0,
  cards: 0,
  commitment: '',
  firstRound: 1,
  cut: null,
  dealt: [],
  handsLeft: null,
};

/** A table at which nothing has happened yet, or of which nothing before line `seq + 1` matters. */
export const bareTable = (seq = 0): TableState => ({
  seq,
  phase: 'closed',
  shoe: NO_SHOE,
  round: 0,
  opened: 0,
  firstCard: 0,
  spots: new Map(),
  bets: [],
  changes: new Map(),
  steps: [],
  summaries: [],
  regulars: new Map(),
});

/** The round as its steps have made it: rebuilt, because a state is a value and a round in play is not. */
export const roundOf = (table: TableSetting, state: TableState): Round =>
  resumeRound(table.game, state.bets, state.steps);

/** The bets that lie on the layout now: those before the deal, and what decisions have added. */
export const betsNow = ({ bets, steps }: TableState): Bet[] => [
  ...bets,
  ...steps.flatMap((step) => (step.type === 'answered' && step.staked ? [step.staked] : [])),
];

/** A player's bets before the deal. */
export const betsOf = (state: TableState, player: PlayerId): Bet[] =>
  state.bets.filter((bet) => bet.player === player);

/** A player's chips on the layout that are not settled yet, commission laid included. */
export function inPlay(table: TableSetting, state: TableState, player: PlayerId): number {
  if (state.phase !== 'betting' && state.phase !== 'dealing') return 0;
  return costOf(
    table.game.layout,
    betsNow(state).filter((bet) => bet.player === player),
  );
}
