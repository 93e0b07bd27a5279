import type { HandEvent } from '@croupier/games';
import type { Statistics } from '../protocol/index.ts';
import { courseOf } from './course.ts';

/** A poker hand as somebody played it. */
export interface OwnHand {
  readonly game: string;
  readonly title: string;
  readonly seat: number;
  readonly net: number;
  /** The big blind, or the first bet where there are no blinds. */
  readonly unit: number;
  readonly events: readonly HandEvent[];
}

type Hands = Statistics['hands'];
type Game = Hands['games'][number];

/** What came of hands, the oldest first, game by game. */
export function handStatistics(hands: readonly OwnHand[]): Omit<Hands, 'older'> {
  const games = new Map<string, Game>();
  for (const hand of hands) {
    const { game, title, seat, net, unit, events } = hand;
    const before = games.get(game);
    games.set(game, {
      game,
      title,
      hands: (before?.hands ?? 0) + 1,
      entered: (before?.entered ?? 0) + (entered(events, seat) ? 1 : 0),
      shown:
        (before?.shown ?? 0) +
        (events.some((event) => event.type === 'shown' && event.seat === seat) ? 1 : 0),
      won: (before?.won ?? 0) + (net > 0 ? 1 : 0),
      net: (before?.net ?? 0) + net,
      bigBlinds: (before?.bigBlinds ?? 0) + (unit > 0 ? net / unit : 0),
    });
  }
  return {
    count: hands.length,
    course: courseOf(hands.map(({ net }) => net)),
    games: [...games.values()].toSorted((a, b) => b.hands - a.hands),
  };
}

/** Chips put in by choice while the first bets were made: no blind, no ante, no bring-in. */
function entered(events: readonly HandEvent[], seat: number): boolean {
  const over = events.findIndex(({ type }) => type === 'collected');
  return events
    .slice(0, over < 0 ? undefined : over)
    .some(
      (event) =>
        event.type === 'acted' && event.seat === seat && event.put > 0 && event.answer.verb !== 'bring-in',
    );
}
