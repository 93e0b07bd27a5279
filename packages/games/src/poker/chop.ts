import { type Cite, NOTHING } from '@croupier/table';
import type { HandScript } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import { isLive, type Player } from './player.ts';

/** The two blinds that may take their bets back. */
export interface Blinds {
  readonly small: Player;
  readonly big: Player;
}

/**
 * The blinds may chop when nobody else came in (bclc-poker 17.0 §10.5). It is offered to the small blind, who speaks
 * first of the two; other money in the middle (a straddle, a dead blind, an ante) rules it out.
 */
export function blindsThatMayChop(state: HandState): Blinds | null {
  const { setup, players, round, street, toAct, chopRefused } = state;
  if (street > 0 || toAct !== state.smallBlind || !setup.chop || chopRefused) return null;
  const small = players[toAct];
  const big = players[state.bigBlind];
  if (!small || !big || big.acted || !round || round.aggressor >= 0 || setup.forced.length !== 2) return null;
  for (const other of players) if (other !== small && other !== big && isLive(other)) return null;
  return { small, big };
}

/** The small blind has offered to chop; true if the big blind agrees, and then both take their blinds back. */
export function* chopOffered(state: HandState, { small, big }: Blinds): HandScript<boolean> {
  const { forced, clauses } = state.setup.variant;
  const cite = forced.kind === 'blinds' ? forced.clauses.chop : clauses.uncontested.first;
  noteAnswer(state, small, 'chop', cite);
  const input = yield {
    for: 'answer',
    question: {
      seat: big.seat,
      actions: [{ verb: 'chop' }, { verb: 'decline' }],
      absent: { verb: 'decline' },
      cite,
    },
  };
  const agreed = 'answer' in input && input.answer.verb === 'chop';
  if ('clock' in input) noteAnswer(state, big, 'decline', cite);
  else noteAnswer(state, big, agreed ? 'chop' : 'decline', cite);
  if (!agreed) {
    state.chopRefused = true;
    return false;
  }
  for (const blind of [small, big]) {
    blind.stack = blind.startingStack;
    blind.bet = NOTHING;
  }
  state.log?.push({ type: 'chopped', seats: [small.seat, big.seat], cite });
  return true;
}

function noteAnswer(state: HandState, player: Player, verb: 'chop' | 'decline', cite: Cite): void {
  state.log?.push({ type: 'acted', seat: player.seat, answer: { verb }, put: NOTHING, allIn: false, cite });
}
