import type { Card, Cut } from '@croupier/cards';
import {
  type Bet,
  type BetweenRounds,
  costOf,
  type Meters,
  NO_BANK,
  type PlayerId,
  type Refusal,
  type Remedy,
  type Round,
  type RoundEvent,
  resumeRound,
  type Sitter,
  type Standing,
  type Summary,
  samePosition,
  stakedIn,
} from '@croupier/table';
import { isBotPlayer } from './bot-names.ts';
import type { GraveAct, HeldSpot, JackpotAward, Links, PaidJackpot, Passed, Regular } from './events.ts';
import { InStep } from './in-step.ts';
import type { TableSetting } from './setting.ts';
import type { Undoable } from './undoable.ts';

/** Everything a table is, folded from its journal: no clock, no connection, no card that is still in the shoe. */
export interface TableState extends BetweenRounds {
  /** The last line of the journal that is in it. */
  readonly seq: number;
  readonly phase: 'closed' | 'cut' | 'bank' | 'betting' | 'dealing' | 'settled';
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
  /** What each player has last done to their bets in this round: what undo takes back. */
  readonly changes: readonly Undoable[];
  /** Those who ask for the deal, their bets laid. */
  readonly ready: ReadonlySet<PlayerId>;
  /** Who banks the round that is dealt, and the meters it is dealt on. */
  readonly standing: Standing;
  /** What the meters would pay that are seeded; those that other tables share, when this one last read them. */
  readonly meters: Meters;
  /** Which of them other tables share. */
  readonly links: Links;
  /** An award from the meter that waits to be confirmed. */
  readonly jackpot: JackpotCalled | null;
  /** What somebody has asked for that needs a second person. */
  readonly awaited: { readonly act: GraveAct; readonly by: PlayerId } | null;
  /** The last one that was paid. */
  readonly paid: PaidJackpot | null;
  /** What an irregularity has brought on the next hand. */
  readonly next: { readonly afterwards: NonNullable<Remedy['afterwards']>; readonly why: Refusal } | null;
  /** Why the hand is dealt without bets; null when bets are taken. */
  readonly free: Refusal | null;
  /** The steps of the round so far. */
  readonly steps: readonly RoundEvent[];
  /** What the dealer said since betting opened. */
  readonly calls: readonly string[];
  /** The rounds of this shoe that are over. */
  readonly summaries: readonly Summary[];
  readonly regulars: ReadonlyMap<PlayerId, Regular>;
}

interface JackpotCalled {
  readonly awards: readonly JackpotAward[];
  /** A call that was taken back waits to be called again. */
  readonly stage: 'called' | 'withdrawn';
  /** Who called it; null: the machine. */
  readonly by: PlayerId | null;
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
  /** To whom the cut is offered now, and who has passed it. */
  readonly offered: Sitter | null;
  readonly passed: readonly (Sitter & { readonly why: Passed })[];
  /** Hands dealt from it without any bet. */
  readonly freeHands: number;
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
  offered: null,
  passed: [],
  freeHands: 0,
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
  changes: [],
  ready: new Set(),
  bank: NO_BANK,
  standing: {},
  meters: {},
  links: {},
  contributions: {},
  jackpot: null,
  awaited: null,
  paid: null,
  next: null,
  free: null,
  steps: [],
  calls: [],
  summaries: [],
  regulars: new Map(),
});

/** A table that was closed unread, at that line: nothing of it matters but how far its shoes and rounds were counted. */
export const reopened = (
  seq: number,
  { shoe, round, meters }: { readonly shoe: number; readonly round: number; readonly meters: Meters },
): TableState => ({
  ...bareTable(seq),
  shoe: { ...NO_SHOE, number: shoe },
  round,
  meters,
});

/** The round as its steps have made it, dealt again from the first: for whoever wants one to advance in private. */
export const roundOf = (table: TableSetting, state: TableState): Round =>
  resumeRound(table.game, state.bets, state.steps, state.standing);

const inStep = new InStep<TableState['steps'], RoundEvent, Round>();

/** The round to look at, never to advance: kept in step with its table, and dealt again only where that has gone on. */
export const roundSeen = (table: TableSetting, state: TableState): Round =>
  inStep.seen(state.steps, state.steps.length, () => roundOf(table, state));

/** Names what a seat is asked: so many times it has answered in this round. */
export const turnAt = ({ events }: Round, seat: number): number =>
  events.filter((event) => event.type === 'answered' && event.seat === seat).length;

/** Goes a step on with the round of the table; with its event the fold takes the round along. */
export function advanced(
  table: TableSetting,
  state: TableState,
  step: (round: Round) => RoundEvent,
): RoundEvent {
  const round = roundSeen(table, state);
  return inStep.advance(state.steps, round, state.steps.length, () => step(round));
}

/** The steps with one more. */
export function stepsWith(steps: TableState['steps'], event: RoundEvent): TableState['steps'] {
  const after = [...steps, event];
  inStep.follow(after, event, after.length);
  return after;
}

/** The bets that lie on the layout now: those before the deal, and what decisions have added. */
export function betsNow({ bets, steps }: TableState): readonly Bet[] {
  if (steps.length === 0) return bets;
  const withdrawn = steps.flatMap((step) => (step.type === 'answered' ? (step.withdrawn ?? []) : []));
  const gone = (bet: Bet): boolean =>
    withdrawn.some((taken) => samePosition(taken, bet) && taken.player === bet.player);
  return [...bets, ...steps.flatMap(stakedIn)].filter((bet) => !gone(bet));
}

/** Everybody who has bet asks for the deal; bots ask for nothing. */
export function allReady({ bets, ready }: Pick<TableState, 'bets' | 'ready'>): boolean {
  const people = bets.filter(({ player }) => !isBotPlayer(player));
  return people.length > 0 && people.every(({ player }) => ready.has(player));
}

/** A player's bets before the deal. */
export const betsOf = (state: TableState, player: PlayerId): Bet[] =>
  state.bets.filter((bet) => bet.player === player);

/** The seats at which somebody plays a hand of their own: where they bet, and where they bank. */
export function seatsPlayed({ bets, standing }: TableState, player: PlayerId): number[] {
  const own = bets.filter((bet) => bet.player === player && bet.kind === 'own').map(({ spot }) => spot);
  return standing.bank?.player === player ? [...own, standing.bank.seat] : own;
}

/** A player's chips on the layout that are not settled yet: bets, fees, commission laid, and a bank put up. */
export function inPlay(table: TableSetting, state: TableState, player: PlayerId): number {
  const { layout } = table.game;
  const { holder } = state.bank;
  const banked = holder?.player === player ? holder.amount + (layout.fees?.banker ?? 0) : 0;
  if (state.phase !== 'betting' && state.phase !== 'dealing') return banked;
  return (
    banked +
    costOf(
      layout,
      betsNow(state).filter((bet) => bet.player === player),
    )
  );
}
