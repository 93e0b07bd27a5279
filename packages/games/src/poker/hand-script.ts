import { type Cents, cents, NOTHING } from '@croupier/table';
import { type BettingRound, nextToAct, openRound, uncalled } from './betting-round.ts';
import { blindsThatMayChop, chopOffered } from './chop.ts';
import { dealingOrder, turnLastUp } from './deal.ts';
import { discards } from './discard.ts';
import { post } from './forced-bets.ts';
import type { HandScript, SeatedPot, SeatStack } from './hand-events.ts';
import { giveUp, type HandState, potsOf } from './hand-state.ts';
import { somebodyShowsPair } from './openers.ts';
import { isLive, type Player } from './player.ts';
import { mayRunTwice, runTwice } from './run-twice.ts';
import { awardPots, exposeHands, showHands, showsInTurn } from './settle-hand.ts';
import { takeRake } from './take-rake.ts';
import type { Street } from './variant.ts';

/** bclc-poker 17.0 §10, and what the other sections say in their own numbering. */
export function* playHand(state: HandState): HandScript {
  postForcedBets(state);
  const { streets } = state.setup.variant;
  for (let street = streets[0]; street; street = streets[state.street]) {
    if (street.discard?.when === 'before-deal') yield* discards(state, street.discard);
    const to = dealingOrder(state, street);
    if (to.length > 0) yield { for: 'cards', to, cite: street.cite };
    turnLastUp(state, street);
    if (state.street === 0) muckDealtOut(state);
    if (street.discard?.when === 'after-deal') yield* discards(state, street.discard);
    const round = openBetting(state, street);
    state.toAct = firstToAct(state, street, round);
    // The whole round is one step: to come back here for every answer would cost a tenth of a hand.
    while (state.toAct >= 0) {
      yield { for: 'betting' };
      const chop = blindsThatMayChop(state);
      if (chop && (yield* chopOffered(state, chop))) return finish(state);
    }
    closeBetting(state, round);
    if (liveOnes(state) === 1 || (mayRunTwice(state) && (yield* runTwice(state)))) break;
    state.street += 1;
  }
  if (liveOnes(state) > 1) {
    if (showsInTurn(state)) yield* showHands(state);
    else exposeHands(state);
  }
  awardPots(state);
  return finish(state);
}

function postForcedBets(state: HandState): void {
  for (const forced of state.setup.forced) {
    const player = state.players[forced.position];
    if (!player || player.stack === 0) continue;
    const amount = post(player, forced);
    if (forced.money === 'dead') state.dead = cents(state.dead + amount);
    const { kind, money, cite } = forced;
    state.log?.push({ type: 'posted', seat: player.seat, kind, money, amount, cite });
  }
}

/** The hand of who posted the kill blind and wished to be dealt out (bclc-poker 22.0 §6.2.8.a). */
function muckDealtOut(state: HandState): void {
  const { setup, players, log } = state;
  const { kill, clauses } = setup.variant;
  for (const position of setup.dealtOut) {
    const player = players[position];
    if (!player) continue;
    giveUp(state, player, 'folded');
    log?.push({ type: 'mucked', seat: player.seat, cite: kill?.('6.2.8.a') ?? clauses.fold });
  }
}

function openBetting(state: HandState, street: Street): BettingRound {
  const { players, setup, structure } = state;
  const bet = street.openPair && somebodyShowsPair(players) ? street.openPair : street.bet;
  const round = openRound(players, bet, structure, state.street === 0 ? setup.opening : null);
  state.round = round;
  return round;
}

/** The position that opens a round of betting; -1 where nobody has anything to say. */
function firstToAct(state: HandState, street: Street, round: BettingRound): number {
  const { players, setup } = state;
  const opening = setup.opening.by === 'blinds' ? setup.opening.first : 0;
  const at = nextToAct(players, round, street.opener(players, opening));
  if (at >= 0) state.aggressor = -1;
  return at;
}

function closeBetting(state: HandState, round: BettingRound): void {
  if (round.aggressor >= 0) state.aggressor = round.aggressor;
  noteWhoTakesCard(state, round);
  collect(state);
  if (state.setup.rake?.taken === 'each-round') takeRake(state);
}

/** Whose seat is dealt to once more: those who threw their hands away while everybody checked (bclc-poker 23.0 §11.1). */
function noteWhoTakesCard(state: HandState, { price }: BettingRound): void {
  if (!state.setup.variant.foldedSeatsTakeCards) return;
  for (const player of state.players) {
    player.takesCard = price === 0 && player.acted && player.out === 'folded';
  }
}

/** What nobody called goes back, the rest into the pots (bclc-poker 17.0 §6.2). */
function collect(state: HandState): void {
  const { clauses } = state.setup.variant;
  const { position, amount } = uncalled(state.players);
  const top = state.players[position];
  if (top && amount > 0) {
    giveBack(top, amount);
    state.counted = null;
    state.log?.push({ type: 'returned', seat: top.seat, amount, cite: clauses.excess });
  }
  let collected = false;
  for (const player of state.players) {
    if (player.bet === 0) continue;
    collected = true;
    player.paid = cents(player.paid + player.bet);
    player.bet = NOTHING;
  }
  if (!collected) return;
  state.counted = null;
  state.log?.push({ type: 'collected', pots: seatedPots(state), cite: clauses.sidePots });
}

function seatedPots(state: HandState): SeatedPot[] {
  const pots: SeatedPot[] = [];
  for (const { amount, claimants } of potsOf(state)) {
    const seats: number[] = [];
    for (const claimant of claimants) seats.push(state.players[claimant]?.seat ?? 0);
    pots.push({ amount, seats });
  }
  return pots;
}

/** An ante that nobody could match goes back too, after the bet. */
function giveBack(player: Player, amount: Cents): void {
  const fromBet = Math.min(amount, player.bet);
  player.bet = cents(player.bet - fromBet);
  player.paid = cents(player.paid - (amount - fromBet));
  player.stack = cents(player.stack + amount);
}

function finish(state: HandState): void {
  state.log?.push({ type: 'finished', stacks: state.players.map(stackOf) });
}

const stackOf = ({ seat, stack }: Player): SeatStack => ({ seat, stack });

function liveOnes(state: HandState): number {
  let live = 0;
  for (const player of state.players) if (isLive(player)) live += 1;
  return live;
}
