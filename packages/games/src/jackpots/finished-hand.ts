import { type Card, needsHoleCards, poker, rankPoker, type Strength, strengthOf } from '@croupier/cards';
import { type Cents, cents } from '@croupier/table';
import type { Betting } from '../poker/betting-structure.ts';
import type { HandState } from '../poker/hand-state.ts';
import { isVoid } from '../poker/irregularities.ts';
import type { Player } from '../poker/player.ts';
import type { Variant } from '../poker/variant.ts';

/** A hand that is over, as the jackpots look at it. */
export interface FinishedHand {
  /** The number of the game's section. */
  readonly game: string;
  readonly structure: Betting['structure'];
  readonly players: readonly JudgedPlayer[];
  /** Everything that was in the pots, before rake and contributions. */
  readonly pot: Cents;
  /** Whether more than one player was left when the betting was over. */
  readonly showdown: boolean;
  /** Those who were dealt in at other tables, for a jackpot that is divided among all of them. */
  readonly elsewhere: readonly Elsewhere[];
}

export interface Elsewhere {
  readonly table: string;
  readonly seat: number;
  /** The same player's seat at this table, if they are dealt in here too. */
  readonly here?: number;
}

export interface JudgedPlayer {
  readonly seat: number;
  /** Dealt in, and not away from the table. */
  readonly active: boolean;
  /** What is held to the end; null for a hand that was given up, that nobody knows or that is not yet five cards. */
  readonly held: HeldHand | null;
}

export interface HeldHand {
  readonly strength: Strength;
  /** The five cards that make it. */
  readonly cards: readonly Card[];
  /** Whether it takes both hole cards: with one of them alone there is no equal hand. */
  readonly needsBoth: boolean;
}

/** What only whoever dealt the hand can say. */
export interface Witness {
  /** Seats whose players are away from the table. */
  readonly away: ReadonlySet<number>;
  /** Whether the cards of a position are known: those of a recorded hand may not be. */
  readonly knows: (position: number) => boolean;
  readonly elsewhere: readonly Elsewhere[];
}

export const EVERYBODY_THERE: Witness = { away: new Set(), knows: () => true, elsewhere: [] };

/**
 * A finished hand as jackpots are judged by it. Where the board was run twice, by the first board, as if it were the
 * only one.
 */
export function finishedHand(
  state: HandState,
  { away, knows, elsewhere }: Witness = EVERYBODY_THERE,
): FinishedHand {
  const { setup, players, events } = state;
  const awarded = events.reduce((sum, event) => sum + (event.type === 'awarded' ? event.amount : 0), 0);
  return {
    game: setup.variant.section.number,
    structure: setup.betting.structure,
    players: players.map((player) => ({
      seat: player.seat,
      active: !away.has(player.seat),
      held: player.out === null && !isVoid(state) && knows(player.position) ? heldHand(state, player) : null,
    })),
    pot: cents(awarded + state.raked + state.dropped),
    showdown: players.filter(({ out }) => out === null || out === 'mucked').length > 1,
    elsewhere,
  };
}

function heldHand({ setup: { variant }, boards }: HandState, { cards }: Player): HeldHand | null {
  const [board = []] = boards;
  const all = [...cards, ...board];
  if (all.length < 5) return null;
  const own = hiddenAtFirst(variant);
  const hole = cards.slice(0, own);
  const seen = [...cards.slice(own), ...board];
  const strength = strengthOf(isComplete(variant, board) ? highOf(variant, cards, board) : rankPoker(all));
  // Of four hole cards, the two that make the hand.
  const pockets = pairsOf(hole);
  const pocket = pockets.find((pair) => rankPoker([...pair, ...seen]) === strength) ?? [];
  return {
    strength,
    cards: poker.bestCards([...pocket, ...seen]),
    needsBoth: pockets.some(
      (pair) => rankPoker([...pair, ...seen]) === strength && needsHoleCards(pair, seen),
    ),
  };
}

/** How many cards lie face down before a player from the start: the hole cards, also in stud. */
const hiddenAtFirst = ({ streets }: Variant): number =>
  streets[0]?.hole.filter((facing) => facing === 'down').length ?? 0;

const isComplete = ({ streets }: Variant, board: readonly Card[]): boolean =>
  board.length >= streets.reduce((sum, street) => sum + street.board, 0);

const highOf = ({ hands }: Variant, cards: readonly Card[], board: readonly Card[]): number =>
  hands.find(({ name }) => name === 'high')?.strength(cards, board) ?? 0;

function pairsOf(cards: readonly Card[]): Card[][] {
  return cards.flatMap((first, at) => cards.slice(at + 1).map((second) => [first, second]));
}
