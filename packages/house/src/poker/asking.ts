import type { PlayerId } from '@croupier/table';
import type { PokerAskingView } from '../protocol/index.ts';
import { houseTime } from '../tables/clock.ts';
import type { PokerPace } from './poker-pace.ts';
import type { PokerSetting } from './poker-setting.ts';
import { handOf, isBot, type PokerState, turnOf } from './poker-state.ts';

/**
 * Who is asked at this state of the table, and until when; the same question keeps the time that it began. Whoever is away
 * is hardly waited for, and to show or muck needs no bank.
 */
export function askedIn(
  pace: PokerPace,
  { clock }: Pick<PokerSetting, 'clock'>,
  state: PokerState,
  before: PokerAskingView | null,
  timeBankOf: (player: PlayerId) => number = () => 0,
): PokerAskingView | null {
  const { hand, table, occupants } = state;
  if (!hand || hand.over) return null;
  const { waiting } = handOf(hand);
  if (waiting.for !== 'answer') return null;
  const { seat, actions } = waiting.questions[0];
  const turn = turnOf(hand);
  const since = before?.turn === turn ? before.since : houseTime();
  const away = table.seats.get(seat)?.sittingOut || occupants.get(seat)?.leaving;
  if (away) return { seat, turn, since, until: since + pace.absent };
  if (actions.some(({ verb }) => verb === 'show')) return { seat, turn, since, until: since + pace.show };
  if (hand.clock?.turn === turn) return underTheClock(pace, hand.clock.by, { seat, turn }, before);
  if (clock === 'on-request') return { seat, turn, since, until: since + pace.patience };
  const timeBank = isBot(state, seat) ? 0 : timeBankOf(hand.holders.get(seat) ?? '');
  const until = since + pace.decide + timeBank;
  return { seat, turn, since, until, ...(timeBank > 0 ? { timeBank } : {}) };
}

/** One minute from the call on, with a warning before its end (bclc-poker 33.0 §1.12). */
function underTheClock(
  { clock, warning }: PokerPace,
  by: number,
  { seat, turn }: Pick<PokerAskingView, 'seat' | 'turn'>,
  before: PokerAskingView | null,
): PokerAskingView {
  if (before?.turn === turn && before.clock) return before;
  const since = houseTime();
  const until = since + clock;
  return { seat, turn, since, until, clock: { by, warns: until - warning } };
}
