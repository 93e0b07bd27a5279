import type { Command, LineView, MeView, TableView, TalkLine } from '@croupier/house/protocol';
import type { EventView, Refusal, Summary } from '@croupier/table';
import type { PokerTableModel } from '../poker/poker-model.ts';

/** Everything the floor knows: what the house said, and what was asked of it and not yet answered. */
export interface Model {
  readonly connection: ConnectionState;
  /** Undefined until the house has said who this is; null for a visitor. */
  readonly me: MeView | null | undefined;
  readonly table: TableModel | null;
  /** The same where it is a poker table. */
  readonly poker: PokerTableModel | null;
  /** What was said at the table, the oldest first. */
  readonly talk: readonly TalkLine[];
  /** How many lines were said since one came. */
  readonly said: number;
  readonly asked: readonly Asked[];
  readonly refused: RefusedCommand | null;
}

/** The connection to the house: up, being opened, or waiting to be tried again at a time by the local clock. */
export type ConnectionState =
  | { readonly is: 'idle' }
  | { readonly is: 'opening'; readonly attempt: number }
  | { readonly is: 'up' }
  | { readonly is: 'down'; readonly attempt: number; readonly retryAt: number };

/** The line has fallen, or was never there: what is known of the table is of before. A first try is no fall yet. */
export const isCutOff = (connection: ConnectionState): boolean =>
  connection.is === 'down' || (connection.is === 'opening' && connection.attempt > 1);

/** A command on its way, and the round it was meant for: a bet must never fall into a later round. */
export interface Asked {
  readonly command: Command;
  readonly round: number;
}

interface RefusedCommand {
  readonly command: Command | null;
  readonly refusal: Refusal;
  /** Counts refusals, so that the same sentence twice is announced twice. */
  readonly count: number;
}

export interface TableModel {
  readonly view: TableView;
  /** The house's clock less ours, in milliseconds. */
  readonly skew: number;
  /** Cards that came while we watched, as `place:index`; the others are simply there. */
  readonly fresh: ReadonlySet<string>;
  /** The round that was settled last while we sat here. */
  readonly last: LastRound | null;
  /** The card that was shown when the shoe was opened, and how many were burned. */
  readonly burned: { readonly cards: number; readonly shown: string } | null;
  /** What was decided in this round while we watched, in order. */
  readonly decided: readonly Decided[];
  /** The number of the event after which the table was last looked at afresh: what came before it nobody here saw happen. */
  readonly since: number;
  /** An event is missing: the table has to be looked at afresh. */
  readonly gap: boolean;
}

/** A decision at a seat, as everybody learns of it. */
export type Decided = Pick<EventView & { readonly type: 'answered' }, 'seat' | 'verb' | 'staked' | 'absent'>;

export interface LastRound {
  readonly round: number;
  readonly summary: Summary | null;
  readonly call: string;
  readonly lines: readonly LineView[];
}

export const EMPTY_FLOOR: Model = {
  connection: { is: 'idle' },
  me: undefined,
  table: null,
  poker: null,
  talk: [],
  said: 0,
  asked: [],
  refused: null,
};
