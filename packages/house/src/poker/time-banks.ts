import type { PlayerId } from '@croupier/table';
import type { PokerAskingView } from '../protocol/index.ts';
import type { PokerPace } from './poker-pace.ts';
import type { PokerState } from './poker-state.ts';

/**
 * The time that players have beside that of each turn. It is the clock's, and nothing of the game follows from it: a house
 * that starts anew gives everybody a full bank.
 */
export class TimeBanks {
  readonly #full: number;
  readonly #refill: number;
  readonly #spent = new Map<PlayerId, number>();

  constructor({ timeBank, refill }: Pick<PokerPace, 'timeBank' | 'refill'>) {
    this.#full = timeBank;
    this.#refill = refill;
  }

  of(player: PlayerId): number {
    return this.#full - (this.#spent.get(player) ?? 0);
  }

  /** A question was answered now; what was over the time of the turn comes out of the bank. */
  answered({ until, timeBank = 0 }: PokerAskingView, player: PlayerId, now: number): void {
    const over = Math.min(timeBank, Math.max(0, now - (until - timeBank)));
    if (over > 0) this.#spent.set(player, (this.#spent.get(player) ?? 0) + over);
  }

  /** A hand was begun: everybody who is in it gets a little back; who has left is forgotten. */
  handBegan({ table }: PokerState): void {
    const here = new Set([...table.seats.values()].map(({ player }) => player));
    for (const [player, spent] of this.#spent) {
      if (spent > this.#refill && here.has(player)) this.#spent.set(player, spent - this.#refill);
      else this.#spent.delete(player);
    }
  }
}
