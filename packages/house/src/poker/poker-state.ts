import type { OpenedCard } from '@croupier/cards';
import {
  type HandEvent,
  type HandInput,
  type HandSetup,
  openTable,
  PokerHand,
  type PokerTable,
  type SeatedPlayer,
} from '@croupier/games';
import type { Cents, PlayerId } from '@croupier/table';
import { type HandWon, type PlayedFor, WON_NOTHING, wonBy } from '../jackpots/played-for.ts';
import { InStep } from '../tables/in-step.ts';
import type { BotStyle, WaitingPlayer } from './poker-events.ts';
import type { PokerSetting } from './poker-setting.ts';

/** What the house knows of somebody in a seat beside what the rules need. */
export interface Occupant {
  readonly bot: BotStyle | null;
  readonly leaving: boolean;
  readonly absent: boolean;
  /** Is dealt out as soon as the big blind comes to the seat. */
  readonly sitsOutAtBlind: boolean;
  /** The stack is filled up to this after every hand. */
  readonly rebuysTo: Cents | null;
}

/** Somebody who has just sat down. */
export const NEW_OCCUPANT: Occupant = {
  bot: null,
  leaving: false,
  absent: false,
  sitsOutAtBlind: false,
  rebuysTo: null,
};

/** A hand on the table: a fold of what came into it. */
export interface HandOnTable {
  readonly number: number;
  readonly name: string;
  readonly button: number;
  /** Who was dealt in, by seat: a seat may have somebody else in it by the time that the hand is looked at. */
  readonly holders: ReadonlyMap<number, PlayerId>;
  readonly setup: HandSetup;
  readonly commitments: readonly string[];
  readonly inputs: readonly HandInput[];
  /** The turn for which the clock was called, and the seat that asked for it. */
  readonly clock: { readonly turn: number; readonly by: number } | null;
  readonly over: boolean;
  readonly opened: readonly OpenedCard[];
  readonly began: number;
  /** The table as it was before the hand, for one that is void. */
  readonly before: PokerTable;
  readonly jackpots: readonly PlayedFor[];
}

/** A poker table as its journal has made it. */
export interface PokerState {
  /** The line of the journal that it stands at. */
  readonly seq: number;
  readonly table: PokerTable;
  readonly occupants: ReadonlyMap<number, Occupant>;
  /** The straddles declared for the next hand, by seat. */
  readonly straddles: ReadonlyMap<number, Cents>;
  /** Who waits for a seat, in the order in which they came. */
  readonly waiting: readonly WaitingPlayer[];
  /** How many hands were begun here. */
  readonly hands: number;
  readonly hand: HandOnTable | null;
  /** What the hand has won of jackpots and their funds have not heard of. */
  readonly won: HandWon;
}

/** A table at which nothing has happened yet, or of which nothing before line `seq + 1` matters. */
export const barePokerTable = ({ rules }: PokerSetting, seq = 0): PokerState => ({
  seq,
  table: openTable(rules),
  occupants: new Map(),
  straddles: new Map(),
  waiting: [],
  hands: 0,
  hand: null,
  won: WON_NOTHING,
});

const inStep = new InStep<HandOnTable, HandInput, PokerHand>();

/** The hand as its inputs have made it, to look at and never to advance: played again only where it has gone on. */
export const handOf = (hand: HandOnTable): PokerHand =>
  inStep.seen(hand, hand.inputs.length, () => copyOf(hand));

/** The hand once more, played again from its beginning: for whoever wants one to advance in private. */
export function copyOf({ setup, inputs }: Pick<HandOnTable, 'setup' | 'inputs'>): PokerHand {
  const hand = new PokerHand(setup);
  for (const input of inputs) hand.advance(input);
  return hand;
}

/** Goes on with the hand of the table, and returns it with the events that came of it; the fold takes it along. */
export function advanced(
  hand: HandOnTable,
  input: HandInput,
): { readonly after: PokerHand; readonly events: readonly HandEvent[] } {
  const after = handOf(hand);
  const before = after.events.length;
  inStep.advance(hand, after, hand.inputs.length, () => {
    after.advance(input);
    return input;
  });
  return { after, events: after.events.slice(before) };
}

/** The hand with one more input. */
export function handWith(before: HandOnTable, input: HandInput): HandOnTable {
  const hand = { ...before, inputs: [...before.inputs, input] };
  inStep.follow(hand, input, hand.inputs.length, before);
  return hand;
}

/** Names the question that the hand waits with: no two questions at a table have the same. */
export const turnOf = ({ number, inputs }: Pick<HandOnTable, 'number' | 'inputs'>): number =>
  number * 1000 + inputs.length;

export function seatOf({ table }: PokerState, player: PlayerId): number | undefined {
  for (const [seat, seated] of table.seats) if (seated.player === player) return seat;
  return undefined;
}

/** The seat in which somebody was dealt into the hand, whether they still sit there or not. */
export function heldBy({ holders }: HandOnTable, player: PlayerId): number | null {
  for (const [seat, holder] of holders) if (holder === player) return seat;
  return null;
}

export const isBot = ({ occupants }: PokerState, seat: number): boolean =>
  (occupants.get(seat)?.bot ?? null) !== null;

/** Wants cards and has chips to play them. */
const isReady = ({ sittingOut, stack }: SeatedPlayer): boolean => !sittingOut && stack > 0;

/** True if a person, not only the house's own players, is ready for the next hand. */
export const somebodyReady = (state: PokerState): boolean =>
  [...state.table.seats].some(
    ([seat, seated]) => isReady(seated) && !isBot(state, seat) && !state.occupants.get(seat)?.leaving,
  );

export const isPlaying = ({ hand }: PokerState): boolean => hand !== null && !hand.over;

/** Who is no active player for jackpots: away from the table, or a player of the house's own. */
export const inactiveSeats = (state: PokerState, { holders }: HandOnTable): ReadonlySet<number> =>
  new Set([...holders.keys()].filter((seat) => state.occupants.get(seat)?.absent || isBot(state, seat)));

/** What the hand on the table, which is over, has won of jackpots. */
export function jackpotsWon(
  state: PokerState,
  hand: HandOnTable,
  elsewhere: Parameters<typeof wonBy>[4],
): HandWon {
  if (hand.jackpots.length === 0) return WON_NOTHING;
  const bots = new Set([...hand.holders.keys()].filter((seat) => isBot(state, seat)));
  return wonBy(hand, handOf(hand), inactiveSeats(state, hand), bots, elsewhere);
}

/** Something was won that no fund has heard of. */
export const hasWon = ({ won }: PokerState): boolean => won.claims.length > 0 || won.listings.length > 0;
