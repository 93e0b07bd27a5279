import { handOf, type PokerState } from './poker-state.ts';

/** So many hands make the average that the lobby shows. */
const HANDS = 20;

/** What was in the pots of the last hands at a table, while this house has been looking. */
export class RecentPots {
  readonly #pots: number[] = [];
  #last = 0;

  /** The average, in whole cents; null before the first hand. */
  get average(): number | null {
    if (this.#pots.length === 0) return null;
    return Math.round(this.#pots.reduce((sum, pot) => sum + pot, 0) / this.#pots.length);
  }

  hear({ hand }: Pick<PokerState, 'hand'>): void {
    if (!hand?.over || hand.number === this.#last) return;
    this.#last = hand.number;
    this.#pots.push(
      handOf(hand).events.reduce(
        (sum, event) =>
          event.type === 'awarded' || event.type === 'raked' || event.type === 'dropped'
            ? sum + event.amount
            : sum,
        0,
      ),
    );
    if (this.#pots.length > HANDS) this.#pots.shift();
  }
}
