import type { PlayerId } from '@croupier/table';
import type { PokerPace } from './poker-pace.ts';
import type { PokerState } from './poker-state.ts';
import type { OfferEnd } from './waiting-list.ts';

/**
 * Until when seats are kept for those who wait, by the clock of this node. In the books an offer has a time by the clock of the
 * node that made it, which may be another; here it lasts as long from when it is heard of, and as long again after a start.
 */
export class Offers {
  readonly #pace: Pick<PokerPace, 'offer' | 'move'>;
  readonly #heard = new Map<PlayerId, { readonly until: number; readonly ends: number }>();

  constructor(pace: Pick<PokerPace, 'offer' | 'move'>) {
    this.#pace = pace;
  }

  /** The table has come to stand so. */
  hear({ waiting }: Pick<PokerState, 'waiting'>, now: number): void {
    const { offer, move } = this.#pace;
    const offered = new Map(waiting.map((one) => [one.player, one]));
    for (const player of this.#heard.keys()) if (!offered.has(player)) this.#heard.delete(player);
    for (const { player, until, from } of waiting) {
      if (until === null || this.#heard.get(player)?.until === until) continue;
      this.#heard.set(player, { until, ends: now + (from === null ? offer : move) });
    }
  }

  readonly ends: OfferEnd = ({ player, until }) => {
    const heard = this.#heard.get(player);
    return heard?.until === until ? heard.ends : null;
  };

  /** The table as people at this node see it, by whose clock they count down. */
  seen(state: PokerState): PokerState {
    if (this.#heard.size === 0) return state;
    return { ...state, waiting: state.waiting.map((one) => ({ ...one, until: this.ends(one) })) };
  }
}
