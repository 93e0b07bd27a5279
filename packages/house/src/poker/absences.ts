import type { PlayerId } from '@croupier/table';
import type { Audience } from '../tables/audience.ts';
import { houseTime } from '../tables/clock.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import { isBot, type PokerState } from './poker-state.ts';

/** Who sits out without looking at the table, and since when: a seat is not kept for ever. */
export class Absences {
  readonly #since = new Map<PlayerId, number>();

  get anybody(): boolean {
    return this.#since.size > 0;
  }

  /** Somebody who has been away for so long leaves, and the chips go to their wallet. */
  departure(
    state: PokerState,
    audience: Pick<Audience, 'has'>,
    kept: number,
    now = houseTime(),
  ): PokerTableCommand | null {
    const away = awayFrom(state, audience);
    for (const player of this.#since.keys()) if (!away.includes(player)) this.#since.delete(player);
    for (const player of away) {
      const since = this.#since.get(player) ?? now;
      this.#since.set(player, since);
      if (now - since >= kept) return { do: 'stand-up', player };
    }
    return null;
  }
}

const awayFrom = (state: PokerState, here: Pick<Audience, 'has'>): PlayerId[] =>
  [...state.table.seats].flatMap(([seat, { player, sittingOut }]) =>
    sittingOut && !here.has(player) && !isBot(state, seat) ? [player] : [],
  );
