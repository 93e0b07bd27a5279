import type { PlayerId } from '@croupier/table';
import type { PokerAskingView } from '../protocol/index.ts';
import type { PokerPace } from './pace.ts';
import { handOf, isBot, type PokerState, turnOf } from './state.ts';

/**
 * Who is asked at this state of the table, and until when; the same question keeps the time that it began. Whoever is away
 * is hardly waited for, and to show or muck needs no bank.
 */
export function askedIn(
  pace: PokerPace,
  state: PokerState,
  before: PokerAskingView | null,
  bankOf: (player: PlayerId) => number = () => 0,
): PokerAskingView | null {
  const { hand, table, occupants } = state;
  if (!hand || hand.over) return null;
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer') return null;
  const { seat, actions } = waiting.question;
  const turn = turnOf(hand);
  const since = before?.turn === turn ? before.since : Date.now();
  const away = table.seats.get(seat)?.sittingOut || occupants.get(seat)?.leaving;
  if (away) return { seat, turn, since, until: since + pace.absent };
  if (actions.some(({ verb }) => verb === 'show')) return { seat, turn, since, until: since + pace.show };
  const bank = isBot(state, seat) ? 0 : bankOf(hand.holders.get(seat) ?? '');
  const until = since + pace.decide + bank;
  return { seat, turn, since, until, ...(bank > 0 ? { bank } : {}) };
}
