import { type Answer, type Cite, NOTHING, type Question, type Section } from '@croupier/table';
import type { CardPlace, HandScript } from './hand-events.ts';
import type { HandState } from './hand-state.ts';
import { isLive, type Player } from './player.ts';

/**
 * Whether the board may be run twice now: two players remain, no betting is left between them, and the board is not
 * complete (bclc-poker 21.0 §11.1.1 to §11.1.3; READINGS 51: one of them may cover the other).
 */
export function mayRunTwice({ setup, players, boards, street }: HandState): boolean {
  if (setup.runTwice === 'off' || !setup.variant.runTwice || setup.betting.structure === 'fixed-limit')
    return false;
  const live = players.filter(isLive);
  if (live.length !== 2 || live.every(({ stack }) => stack > 0)) return false;
  if (setup.runTwice === 'after-flop' && boards[0]?.length === 0) return false;
  return setup.variant.streets.slice(street + 1).some(({ board }) => board > 0);
}

/** Asks both and deals two boards if both agree (bclc-poker 21.0 §11.1.4); true if it was done. */
export function* runTwice(state: HandState): HandScript<boolean> {
  const at = state.setup.variant.runTwice;
  if (!at) return false;
  const cite = at('11.1.4');
  for (const player of state.players) {
    if (!isLive(player)) continue;
    const question: Question = {
      seat: player.seat,
      actions: [{ verb: 'run-twice' }, { verb: 'run-once' }],
      absent: { verb: 'run-once' },
      cite,
    };
    const input = yield { for: 'answer', question };
    const answer: Answer = 'answer' in input ? input.answer : { verb: 'run-once' };
    note(state, player, answer, cite);
    if (answer.verb !== 'run-twice') return false;
  }
  yield* dealTwice(state, at);
  return true;
}

function note(state: HandState, { seat }: Player, answer: Answer, cite: Cite): void {
  state.log?.push({ type: 'acted', seat, answer, put: NOTHING, allIn: false, cite });
}

/** The first board is completed, then a second one that shares what already lay (bclc-poker 21.0 §11.2.1 to §11.2.6). */
function* dealTwice(state: HandState, at: Section): HandScript {
  const { variant } = state.setup;
  const second = state.boards[0]?.slice() ?? [];
  const shared = second.length;
  const rest = variant.streets.slice(state.street + 1);
  state.boards.push(second);
  for (const board of state.boards.keys()) {
    for (const street of rest) {
      // §11.2.6 names no burn before a flop that is run twice.
      const burns = shared === 0 && street === rest[0] ? 0 : street.burns;
      const to: CardPlace[] = [
        ...Array.from({ length: burns }, (): CardPlace => ({ place: 'burn' })),
        ...Array.from({ length: street.board }, (): CardPlace => ({ place: 'board', board })),
      ];
      const cite = at(clauseOf(board, shared, street === rest.at(-1)));
      if (to.length > 0) yield { for: 'cards', to, cite };
    }
  }
  state.street = variant.streets.length;
}

/** Each step by its own clause: which board, what lay when it was agreed, and whether it is the river. */
function clauseOf(board: number, shared: number, river: boolean): string {
  if (shared === 0) return board === 0 ? '11.2.6' : '11.2.6.a';
  if (board === 0) return river ? '11.2.2' : '11.2.1';
  return shared === FLOP ? '11.2.4' : '11.2.5';
}

const FLOP = 3;
