import type { PokerAskingView } from '../protocol/index.ts';
import type { PokerPace } from './pace.ts';
import { handOf, type PokerState, turnOf } from './state.ts';

/** Who is asked at this state of the table, and until when; the same question keeps the time that it began. */
export function askedIn(
  pace: PokerPace,
  state: PokerState,
  before: PokerAskingView | null,
): PokerAskingView | null {
  const { hand, table, occupants } = state;
  if (!hand || hand.over) return null;
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer') return null;
  const { seat, actions } = waiting.question;
  const turn = turnOf(hand);
  const since = before?.turn === turn ? before.since : Date.now();
  const away = table.seats.get(seat)?.sittingOut || occupants.get(seat)?.leaving;
  const asked = actions.some(({ verb }) => verb === 'show') ? pace.show : pace.decide;
  return { seat, turn, since, until: since + (away ? pace.absent : asked) };
}
