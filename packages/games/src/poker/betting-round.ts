import { type Cents, cents, NOTHING } from '@croupier/table';
import type { BettingStructure, StreetBet } from './betting-structure.ts';
import { canBet, isLive, type Player } from './player.ts';

/** The state of one round of betting. */
export interface BettingRound {
  readonly street: StreetBet;
  /** What has to be matched to stay in: the highest bet, and before the flop at least the big blind. */
  price: Cents;
  /** The last full bet or raise, or the minimum bet (bclc-poker 33.0 §1.2, §1.3). */
  raise: Cents;
  /** Bets and raises that counted as such. */
  bets: number;
  /**
   * How an opening by cards stands: the opener has yet to bet, or has posted a bring-in that the next bet completes.
   * Null in every other round, and once there is a full bet.
   */
  bringIn: 'due' | 'posted' | null;
  /** Who made the last bet or raise, for the order of the showdown; -1 if nobody did. */
  aggressor: number;
}

/** The forced bets as the first round finds them. */
export type Opening = OpeningByBlinds | OpeningByCards;

export interface OpeningByBlinds {
  readonly by: 'blinds';
  /** The position of the first to speak. */
  readonly first: number;
  readonly price: Cents;
  readonly raise: Cents;
}

/** Who speaks first is seen when the cards lie there. */
export interface OpeningByCards {
  readonly by: 'cards';
  /** Whether the opener may not check. */
  readonly mustBet: boolean;
  /** What the opener may post instead of a bet; null where nothing less than a bet will do. */
  readonly bringIn: Cents | null;
}

export function openRound(
  players: readonly Player[],
  street: StreetBet,
  structure: BettingStructure,
  opening: Opening | null,
): BettingRound {
  for (const player of players) {
    player.acted = false;
    player.priceWhenActed = NOTHING;
    player.checked = false;
  }
  if (opening?.by === 'blinds') {
    return { street, price: opening.price, raise: opening.raise, bets: 1, bringIn: null, aggressor: -1 };
  }
  return {
    street,
    price: NOTHING,
    raise: structure.minimumBet(street),
    bets: 0,
    bringIn: opening?.mustBet ? 'due' : null,
    aggressor: -1,
  };
}

/**
 * Who speaks next, from `from` on clockwise; -1 when betting is over. Nobody speaks who is alone with chips and has
 * covered what the others put in: there is nobody to bet against.
 */
export function nextToAct(players: readonly Player[], round: BettingRound, from: number): number {
  let position = from % players.length;
  for (let left = players.length; left > 0; left -= 1) {
    const player = players[position];
    if (player && canBet(player) && (!player.acted || player.bet < round.price))
      return hasRival(players, player) ? position : -1;
    position = position + 1 === players.length ? 0 : position + 1;
  }
  return -1;
}

/** Whether anybody else can still bet, or has put in more than this player. */
function hasRival(players: readonly Player[], player: Player): boolean {
  for (const other of players) {
    if (other !== player && isLive(other) && (other.stack > 0 || other.bet > player.bet)) return true;
  }
  return false;
}

/** Whether a player who has acted may raise again: the increase since then must be a full raise (33.0 §1.4, §1.3). */
export const isReopened = (player: Player, round: BettingRound, structure: BettingStructure): boolean =>
  !player.acted || round.price - player.priceWhenActed >= structure.reopenedBy(round.raise, round.street);

/** Puts chips in front of a player; at most what they have. */
export function putIn(player: Player, amount: number): Cents {
  const put = cents(Math.min(amount, player.stack));
  player.stack = cents(player.stack - put);
  player.bet = cents(player.bet + put);
  return put;
}

/**
 * A bet or raise to a total on this street. Only a full one sets a new minimum and counts towards the cap; completing a
 * bring-in is the bet, and is measured as one (READINGS 46).
 */
export function raiseTo(player: Player, to: number, round: BettingRound, structure: BettingStructure): void {
  putIn(player, to - player.bet);
  const increase = cents(round.bringIn === null ? player.bet - round.price : player.bet);
  const full = increase >= structure.fullRaise(round.raise, round.street);
  if (full) round.bets += 1;
  if (increase > round.raise) round.raise = increase;
  round.bringIn = round.bringIn === null || full ? null : 'posted';
  round.price = player.bet;
  round.aggressor = player.position;
}

/** The opener posts less than a bet, or what there is of it. */
export function bringIn(player: Player, amount: number, round: BettingRound): void {
  putIn(player, amount);
  round.price = player.bet;
  round.bringIn = 'posted';
}

/** Notes that the player has spoken at the present price; a bring-in is no bet yet. */
export function spoke(player: Player, round: BettingRound): void {
  player.acted = true;
  player.checked ||= round.price === 0;
  player.priceWhenActed = round.bringIn === 'posted' ? NOTHING : round.price;
}

/**
 * The part of the highest stake that nobody matched, which goes back (bclc-poker 17.0 §6.2). Folded chips count as
 * matching: they are in the pot.
 */
export function uncalled(players: readonly Player[]): { readonly position: number; readonly amount: Cents } {
  let position = -1;
  let highest = 0;
  let second = 0;
  for (const player of players) {
    const staked = player.paid + player.bet;
    if (staked > highest) {
      second = highest;
      highest = staked;
      position = player.position;
    } else if (staked > second) second = staked;
  }
  const top = players[position];
  return { position, amount: cents(top && isLive(top) ? highest - second : 0) };
}
