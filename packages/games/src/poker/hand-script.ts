import { type Answer, type Cents, type Cite, cents, NOTHING, type Question } from '@croupier/table';
import {
  type BettingRound,
  bringIn,
  nextToAct,
  openRound,
  putIn,
  raiseTo,
  spoke,
  uncalled,
} from './betting-round.ts';
import { blindsThatMayChop, chopOffered } from './chop.ts';
import { at33 } from './clauses.ts';
import { dealingOrder, turnLastUp } from './deal.ts';
import { discards } from './discard.ts';
import { post } from './forced-bets.ts';
import type { HandInput, HandScript } from './hand-events.ts';
import { type HandState, inTheMiddle, potsOf } from './hand-state.ts';
import { bettingActions, forTheAbsent } from './legal-actions.ts';
import { isLive, type Player } from './player.ts';
import { mayRunTwice, runTwice } from './run-twice.ts';
import { awardPots, showHands } from './settle-hand.ts';
import { takeRake } from './take-rake.ts';
import type { Street } from './variant.ts';

/** bclc-poker 17.0 §10, and what the other sections say in their own numbering. */
export function* playHand(state: HandState): HandScript {
  const { players } = state;
  let chopRefused = false;
  postForcedBets(state);
  for (const street of state.setup.variant.streets) {
    if (street.discard?.when === 'before-deal') yield* discards(state, street.discard);
    const to = dealingOrder(state, street);
    if (to.length > 0) yield { for: 'cards', to, cite: street.cite };
    turnLastUp(state, street);
    if (state.street === 0) muckDealtOut(state);
    if (street.discard?.when === 'after-deal') yield* discards(state, street.discard);
    const round = openBetting(state, street);
    let at = firstToAct(state, street, round);
    // The betting stands here itself: to hand every question through another generator would cost a tenth of a hand.
    while (at >= 0) {
      const player = players[at];
      if (!player) break;
      const chop = state.street > 0 || chopRefused ? null : blindsThatMayChop(state, player);
      const input = yield { for: 'answer', question: ask(state, player, chop !== null) };
      if ('clock' in input) timeOut(state, player);
      else if (chop && isChop(input)) {
        if (yield* chopOffered(state, chop)) return finish(state);
        chopRefused = true;
        continue;
      } else act(state, player, answerOf(input));
      at = nextToAct(players, round, at + 1);
    }
    closeBetting(state, round);
    if (liveOnes(state) === 1 || (mayRunTwice(state) && (yield* runTwice(state)))) break;
    state.street += 1;
  }
  yield* showHands(state);
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
    state.events.push({ type: 'posted', seat: player.seat, kind, money, amount, cite });
  }
}

/** The hand of who posted the kill blind and wished to be dealt out (bclc-poker 22.0 §6.2.8.a). */
function muckDealtOut({ setup, players, events }: HandState): void {
  const { kill, clauses } = setup.variant;
  for (const position of setup.dealtOut) {
    const player = players[position];
    if (!player) continue;
    player.out = 'folded';
    events.push({ type: 'mucked', seat: player.seat, cite: kill?.('6.2.8.a') ?? clauses.fold });
  }
}

function openBetting(state: HandState, street: Street): BettingRound {
  const { players, setup, structure } = state;
  const round = openRound(players, street.bet, structure, state.street === 0 ? setup.opening : null);
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

const isChop = (input: HandInput): boolean => 'answer' in input && input.answer.verb === 'chop';

function ask(state: HandState, player: Player, mayChop: boolean): Question {
  const { setup, players, structure, fixed, round } = state;
  if (!round) throw new TypeError('There is no round of betting.');
  const { forced, streets, clauses } = setup.variant;
  const keeps = forced.kind === 'blinds' && !forced.calledBigBlindMayFold;
  const merelyCalled = state.street === 0 && player.position === state.bigBlind && player.bet >= round.price;
  const actions = bettingActions({
    players,
    player,
    round,
    structure,
    pot: inTheMiddle(state),
    chip: setup.smallestChip,
    bringIn: setup.opening.by === 'cards' ? setup.opening.bringIn : null,
    mayFold: !(keeps && merelyCalled),
    fixed,
  });
  if (mayChop) actions.push({ verb: 'chop' });
  const absent = forTheAbsent(actions);
  return { seat: player.seat, actions, absent, cite: streets[state.street]?.acts ?? clauses.check };
}

function act(state: HandState, player: Player, answer: Answer): void {
  const { round, structure } = state;
  if (!round) return;
  const before = player.stack;
  if (answer.verb === 'fold') player.out = 'folded';
  else if (answer.verb === 'call') putIn(player, round.price - player.bet);
  else if (answer.verb === 'bring-in') bringIn(player, bringInOf(state), round);
  else if (answer.verb === 'bet' || answer.verb === 'raise') {
    raiseTo(player, answer.amount ?? NOTHING, round, structure);
  }
  spoke(player, round);
  state.events.push({
    type: 'acted',
    seat: player.seat,
    answer,
    put: cents(before - player.stack),
    allIn: player.stack === 0,
    cite: citeOf(state, answer),
  });
}

const bringInOf = ({ setup }: HandState): Cents =>
  setup.opening.by === 'cards' ? (setup.opening.bringIn ?? NOTHING) : NOTHING;

function citeOf(state: HandState, { verb }: Answer): Cite {
  const { clauses, forced } = state.setup.variant;
  if (verb === 'bring-in' && forced.kind === 'antes') return forced.clauses.opens;
  if (verb === 'fold') return clauses.fold;
  if (verb === 'check') return clauses.check;
  return verb === 'call' ? clauses.call : state.structure.cite;
}

/** The hand of a player who has not acted when the clock ends is dead (bclc-poker 33.0 §1.12). */
function timeOut(state: HandState, player: Player): void {
  player.out = 'dead';
  state.events.push({ type: 'timed-out', seat: player.seat, cite: at33('1.12') });
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
    state.events.push({ type: 'returned', seat: top.seat, amount, cite: clauses.excess });
  }
  let collected = false;
  for (const player of state.players) {
    if (player.bet === 0) continue;
    collected = true;
    player.paid = cents(player.paid + player.bet);
    player.bet = NOTHING;
  }
  if (!collected) return;
  const pots = potsOf(state).map((pot) => ({
    amount: pot.amount,
    seats: pot.claimants.map((claimant) => state.players[claimant]?.seat ?? 0),
  }));
  state.events.push({ type: 'collected', pots, cite: clauses.sidePots });
}

/** An ante that nobody could match goes back too, after the bet. */
function giveBack(player: Player, amount: Cents): void {
  const fromBet = Math.min(amount, player.bet);
  player.bet = cents(player.bet - fromBet);
  player.paid = cents(player.paid - (amount - fromBet));
  player.stack = cents(player.stack + amount);
}

function finish(state: HandState): void {
  const stacks = state.players.map(({ seat, stack }) => ({ seat, stack }));
  state.events.push({ type: 'finished', stacks });
}

function liveOnes(state: HandState): number {
  let live = 0;
  for (const player of state.players) if (isLive(player)) live += 1;
  return live;
}

function answerOf(input: HandInput): Answer {
  if ('answer' in input) return input.answer;
  throw new TypeError('The script went on without the answer it waited for.');
}
