import type { Card } from '@croupier/cards';
import { type Cents, cents, NOTHING, Refused } from '@croupier/table';
import type { BettingRound, Opening } from './betting-round.ts';
import type { Betting, BettingStructure } from './betting-structure.ts';
import { type Drop, withoutDrops } from './drop.ts';
import type { ForcedBet } from './forced-bet.ts';
import type { HandEvent, SeatStack } from './hand-events.ts';
import type { KillRound } from './kill-button.ts';
import type { Player } from './player.ts';
import { type Rake, rakeByPot } from './rake.ts';
import { type Pot, sidePots } from './side-pots.ts';
import { type StaticActions, staticActions } from './static-actions.ts';
import { structureOf } from './structure-of.ts';
import type { Variant } from './variant.ts';

/** When two players may agree to run the board twice (bclc-poker 21.0 §11); before the flop only if the house says so. */
export type RunTwice = 'off' | 'after-flop' | 'any-time';

/** Everything that is settled before the first card: given this and its inputs, a hand is always the same. */
export interface HandSetup {
  readonly variant: Variant;
  readonly betting: Betting;
  /** Clockwise from the first to the left of the button; who has the button is last. */
  readonly players: readonly SeatStack[];
  readonly forced: readonly ForcedBet[];
  readonly opening: Opening;
  readonly smallestChip: Cents;
  readonly rake: Rake | null;
  /** Whether the blinds may take their bets back when nobody else came in (bclc-poker 17.0 §10.5). */
  readonly chop: boolean;
  /**
   * Whether each player in turn shows or mucks, or all are shown. A hand that is not exposed wins nothing
   * (bclc-poker 17.0 §10.14, §10.14.1).
   */
  readonly showdown: 'in-turn' | 'exposed';
  /** Betting reopens by a full raise (bclc-poker 33.0 §1.4), or by any: only for hands recorded in other houses. */
  readonly reopenedBy: 'full-raise' | 'any-raise';
  readonly runTwice: RunTwice;
  /** What goes into the jackpots that are played for. */
  readonly drops: readonly Drop[];
  /** Positions that are dealt to and whose hands are then mucked: who must post though away (bclc-poker 22.0 §6.2.8.a). */
  readonly dealtOut: readonly number[];
  /** Where the table plays a kill (bclc-poker 22.0). */
  readonly kill: KillRound | null;
}

/** Who can tell what has happened in a hand that nobody has followed so far. */
export interface Teller {
  retell(): HandEvent[];
}

/** A hand before its first card; with a teller it is not written down what happens, until somebody asks for it. */
export function newHand(setup: HandSetup, teller: Teller | null): HandState {
  const { variant, players } = setup;
  if (players.length < 2) throw new Refused({ reason: 'A hand needs two players.' });
  if (players.length > variant.seats) {
    throw new Refused({
      reason: `At most ${variant.seats} may play.`,
      cite: variant.clauses.players,
    });
  }
  const broke = players.find(({ stack }) => stack <= 0);
  if (broke) throw new Refused({ reason: `Seat ${broke.seat} has no chips.`, cite: variant.clauses.buyIn });
  return new HandState(setup, teller);
}

/** A hand as the sequence of play finds it at any moment. */
export class HandState {
  readonly setup: HandSetup;
  readonly structure: BettingStructure;
  readonly fixed: StaticActions;
  /** The positions that posted the blinds; -1 where there are none. */
  readonly smallBlind: number;
  readonly bigBlind: number;
  readonly players: readonly Player[];
  readonly boards: Card[][] = [[]];
  /** Where what happens is written down; null while nobody follows the hand. */
  log: HandEvent[] | null;
  readonly #teller: Teller | null;
  /** Cards that have left the deck. */
  drawn = 0;
  street = 0;
  round: BettingRound | null = null;
  /** The position that is in turn to bet; -1 for nobody. */
  toAct = -1;
  /** The big blind would not chop. */
  chopRefused = false;
  /** The last to bet or raise in the last round in which anybody acted. */
  aggressor = -1;
  /** In the main pot and matched by nobody. */
  dead: Cents = NOTHING;
  /** Taken by the house so far. */
  raked: Cents = NOTHING;
  /** Taken for jackpots. */
  dropped: Cents = NOTHING;
  /** The pots as they were last counted; null once somebody has given up or paid since. */
  counted: readonly Pot[] | null = null;
  /** The pots still to be won, once betting is over. */
  toAward: readonly Pot[] | null = null;

  constructor(setup: HandSetup, teller: Teller | null) {
    const { betting, variant, reopenedBy } = setup;
    this.setup = setup;
    this.structure = structureOf(betting, variant, reopenedBy);
    this.fixed = staticActionsOf(variant);
    this.smallBlind = positionOf(setup, 'small-blind');
    this.bigBlind = positionOf(setup, 'big-blind');
    this.players = setup.players.map(newPlayer);
    this.log = teller ? null : [];
    this.#teller = teller;
  }

  /** Everything that has happened. */
  get events(): readonly HandEvent[] {
    return this.follow();
  }

  /** From now on it is written down, after everything that has happened so far. */
  follow(): readonly HandEvent[] {
    this.log ??= this.#teller?.retell() ?? [];
    return this.log;
  }
}

function positionOf({ forced }: HandSetup, blind: ForcedBet['kind']): number {
  for (const { kind, position } of forced) if (kind === blind) return position;
  return -1;
}

const newPlayer = ({ seat, stack }: SeatStack, position: number): Player => ({
  seat,
  position,
  startingStack: stack,
  stack,
  bet: NOTHING,
  paid: NOTHING,
  cards: [],
  up: 0,
  out: null,
  shown: false,
  acted: false,
  priceWhenActed: NOTHING,
  checked: false,
  takesCard: false,
});

const made = new WeakMap<Variant, StaticActions>();

function staticActionsOf(variant: Variant): StaticActions {
  let actions = made.get(variant);
  if (!actions) {
    actions = staticActions(variant);
    made.set(variant, actions);
  }
  return actions;
}

/** Every chip in the middle: pots, dead money and the bets in front of the players, less what the house has taken. */
export function inTheMiddle(state: HandState): Cents {
  if (state.toAward?.length === 0) return NOTHING;
  let sum = state.dead - state.raked - state.dropped;
  for (const { paid, bet } of state.players) sum += paid + bet;
  return cents(sum);
}

/** The pots without the bets of the street in progress. */
export function potsOf(state: HandState): readonly Pot[] {
  if (state.toAward) return state.toAward;
  state.counted ??= sidePots(state.players, state.dead);
  return state.counted;
}

/** A player has no claim to the pots any more. */
export function giveUp(state: HandState, player: Player, out: 'folded' | 'dead'): void {
  player.out = out;
  state.counted = null;
}

/** The pots as the chips lie there: without the rake and the contributions that were taken of them. */
export function potsLeft(state: HandState): readonly Pot[] {
  const pots = potsAfterRake(state);
  const { drops, smallestChip } = state.setup;
  return state.dropped === NOTHING ? pots : withoutDrops(pots, drops, smallestChip);
}

function potsAfterRake(state: HandState): readonly Pot[] {
  const pots = potsOf(state);
  const { rake, smallestChip } = state.setup;
  if (!rake || state.raked === 0) return pots;
  const taken = rakeByPot(pots, rake, smallestChip);
  const left: Pot[] = [];
  for (const { amount, claimants } of pots) {
    left.push({ amount: cents(amount - (taken[left.length] ?? 0)), claimants });
  }
  return left;
}
