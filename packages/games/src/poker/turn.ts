import { type Answer, type Cents, type Cite, cents, NOTHING, type Question } from '@croupier/table';
import { bringIn, nextToAct, putIn, raiseTo, spoke } from './betting-round.ts';
import { BettingTurn } from './betting-turn.ts';
import { blindsThatMayChop } from './chop.ts';
import { at33 } from './clauses.ts';
import { giveUp, type HandState } from './hand-state.ts';
import { bettingActions, forTheAbsent } from './legal-actions.ts';
import type { Player } from './player.ts';

/** The question to the player in turn: what may be done now, and what is done for somebody who is away. */
export function ask(state: HandState): Question {
  const { setup, round } = state;
  const player = inTurn(state);
  if (!round) throw new TypeError('There is no round of betting.');
  const { streets, clauses } = setup.variant;
  const turn = new BettingTurn(state, player, round);
  const actions = bettingActions(turn);
  if (blindsThatMayChop(state)) actions.push({ verb: 'chop' });
  const absent = forTheAbsent(turn, actions);
  return { seat: player.seat, actions, absent, cite: streets[state.street]?.acts ?? clauses.check };
}

function inTurn({ players, toAct }: HandState): Player {
  const player = players[toAct];
  if (!player) throw new TypeError('Nobody is in turn.');
  return player;
}

/** What the player in turn does; then the next one is in turn, or nobody. */
export function act(state: HandState, answer: Answer): void {
  const { round, structure } = state;
  if (!round) return;
  const player = inTurn(state);
  const before = player.stack;
  if (answer.verb === 'fold') giveUp(state, player, 'folded');
  else if (answer.verb === 'call') putIn(player, round.price - player.bet);
  else if (answer.verb === 'bring-in') bringIn(player, bringInOf(state), round);
  else if (answer.verb === 'bet' || answer.verb === 'raise') {
    raiseTo(player, answer.amount ?? NOTHING, round, structure);
  }
  spoke(player, round);
  state.log?.push({
    type: 'acted',
    seat: player.seat,
    answer,
    put: cents(before - player.stack),
    allIn: player.stack === 0,
    cite: citeOf(state, answer),
  });
  state.toAct = nextToAct(state.players, round, player.position + 1);
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
export function timeOut(state: HandState): void {
  const player = inTurn(state);
  giveUp(state, player, 'dead');
  state.log?.push({ type: 'timed-out', seat: player.seat, cite: at33('1.12') });
  if (state.round) state.toAct = nextToAct(state.players, state.round, player.position + 1);
}
