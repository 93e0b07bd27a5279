import { formatCard } from '@croupier/cards';
import { isVoid } from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import type { PlayedHand } from '../protocol/index.ts';
import type { OwnHand } from '../statistics/hands.ts';
import type { FoundHand } from './found-hand.ts';
import { handOf, heldBy } from './poker-state.ts';
import { trackedOf } from './written-hand.ts';

/** A hand in the list of all that somebody has played; nothing if they were not dealt in. */
export function playedBy(found: FoundHand, player: PlayerId, at: Date): PlayedHand[] {
  const { hand, setting } = found;
  const { variant } = setting.rules;
  const seat = heldBy(hand, player);
  const played = handOf(hand);
  const { events, state } = played;
  const own = state.players.find((one) => one.seat === seat);
  if (seat === null || !own) return [];
  const net = own.stack - own.startingStack;
  const ended = net > 0 ? 'won' : own.out === 'folded' ? 'folded' : net < 0 ? 'lost' : 'even';
  const won = events.reduce(
    (sum, event) =>
      (event.type === 'awarded' || event.type === 'returned') && event.seat === seat
        ? sum + event.amount
        : sum,
    0,
  );
  return [
    {
      kind: 'hand',
      table: setting.id,
      tableName: setting.name,
      game: variant.id,
      title: variant.title,
      hand: hand.number,
      at: at.getTime(),
      net,
      put: won - net,
      cards: own.cards.map(formatCard),
      board: (state.boards[0] ?? []).map(formatCard),
      pokerstars: trackedOf(found, seat),
      how: isVoid(played) ? 'void' : ended,
    },
  ];
}

/** The same for whoever counts what somebody has played; a void hand was none. */
export function ownHand({ hand, setting }: FoundHand, player: PlayerId): OwnHand[] {
  const { variant, firstBet } = setting.rules;
  const seat = heldBy(hand, player);
  const played = handOf(hand);
  const { events, state } = played;
  const own = state.players.find((one) => one.seat === seat);
  if (seat === null || !own || isVoid(played)) return [];
  const net = own.stack - own.startingStack;
  return [{ game: variant.id, title: variant.title, seat, net, unit: firstBet, events }];
}
