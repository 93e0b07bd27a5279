import { CHOSEN, FIRST_OF_SIX, type JokerDeckSets, SIGNS } from './joker-deck-sets.ts';
import { RENAMINGS } from './suit-renamings.ts';

/**
 * How many of the hands that were added share no card with seven given ones, in columns: of every set of up to six cards it is known how many
 * hands hold it, so that those that hold none of seven are found by inclusion and exclusion. Sums over columns are kept as a Fenwick tree, so
 * that those below one are found in a few steps; the whole of a row stands in its first place.
 */
export class DisjointHands {
  readonly #sets: JokerDeckSets;
  readonly #width: number;
  /** At most all hands that hold a set, times its renamings: beside six cards there are few. */
  readonly #few: Uint32Array;
  readonly #six: Uint16Array;
  /** Of the cards that were looked at last: where the row of each choice begins, and with what factor it counts. */
  readonly #rows = new Uint32Array(CHOSEN);
  readonly #factors = new Int8Array(CHOSEN);

  constructor(sets: JokerDeckSets, columns: number) {
    this.#sets = sets;
    this.#width = columns + 1;
    this.#few = new Uint32Array(sets.upToFive * this.#width);
    this.#six = new Uint16Array(sets.ofSix * this.#width);
  }

  clear(): void {
    this.#few.fill(0);
    this.#six.fill(0);
  }

  /** Adds all hands of a class, of which these cards are one. */
  add(cards: Uint8Array, hands: number, column: number): void {
    this.#find(cards);
    const [rows, few, six, width] = [this.#rows, this.#few, this.#six, this.#width];
    for (let choice = 0; choice < FIRST_OF_SIX; choice += 1) {
      const row = rows[choice] ?? 0;
      few[row] = (few[row] ?? 0) + hands;
      for (let at = column + 1; at < width; at += at & -at) few[row + at] = (few[row + at] ?? 0) + hands;
    }
    for (let choice = FIRST_OF_SIX; choice < CHOSEN; choice += 1) {
      const row = rows[choice] ?? 0;
      six[row] = (six[row] ?? 0) + hands;
      for (let at = column + 1; at < width; at += at & -at) six[row + at] = (six[row + at] ?? 0) + hands;
    }
  }

  /** Looks at seven cards in ascending order. What is asked then counts these seven themselves, if they were added, as one hand. */
  look(cards: Uint8Array): void {
    this.#find(cards);
    const { same } = this.#sets;
    for (let choice = 0; choice < CHOSEN; choice += 1)
      this.#factors[choice] = (SIGNS[choice] ?? 0) * (same[this.#classes[choice] ?? 0] ?? 0);
  }

  readonly #classes = new Uint32Array(CHOSEN);

  #find(cards: Uint8Array): void {
    const { upToFive } = this.#sets;
    this.#sets.within(cards, this.#classes);
    for (let choice = 0; choice < CHOSEN; choice += 1)
      this.#rows[choice] =
        ((this.#classes[choice] ?? 0) - (choice < FIRST_OF_SIX ? 0 : upToFive)) * this.#width;
  }

  /** Hands without any of these cards, in all columns. */
  all(): number {
    return this.#sumAt(0) / RENAMINGS.length;
  }

  /** Those in columns below this one. */
  below(column: number): number {
    let sum = 0;
    for (let at = column; at > 0; at &= at - 1) sum += this.#sumAt(at);
    return sum / RENAMINGS.length;
  }

  #sumAt(at: number): number {
    const [rows, factors, few, six] = [this.#rows, this.#factors, this.#few, this.#six];
    let sum = 0;
    for (let choice = 0; choice < FIRST_OF_SIX; choice += 1)
      sum += (factors[choice] ?? 0) * (few[(rows[choice] ?? 0) + at] ?? 0);
    for (let choice = FIRST_OF_SIX; choice < CHOSEN; choice += 1)
      sum += (factors[choice] ?? 0) * (six[(rows[choice] ?? 0) + at] ?? 0);
    return sum;
  }
}
