import { cardOf, longestFlush, rankLongestFlush, type Strength, strengthOf } from '@croupier/cards';
import { RANKS_OF_A_SUIT, singlesOf, sizeOf } from './rank-sets.ts';

const SETS = 1 << RANKS_OF_A_SUIT;
const DEUCES = 4;
const LONGEST = 7;

/**
 * Flushes of one suit in the order of their strengths (bclc-poker 12.0 §5.2): which one a set of ranks makes with so many
 * deuces, and how many subsets of a set make none better. `compared` says what of a flush counts against another.
 */
export class DealersFlushes {
  /** By deuces and set; 0 where there are more than seven cards, or none. */
  readonly #strengths = new Uint16Array((DEUCES + 1) * SETS);
  readonly #rows: (Uint16Array | undefined)[] = [];
  readonly #width = longestFlush.classes + 1;
  /** By strength: 1 where no flush of its length is weaker. */
  readonly #starts = new Uint8Array(this.#width);

  constructor(compared: (flush: Strength) => Strength) {
    for (let deuces = 0; deuces <= DEUCES; deuces += 1) {
      const wild = Array.from({ length: deuces }, (_, suit) => cardOf(suit));
      for (let set = 0; set < SETS; set += 1) {
        const size = sizeOf(set) + deuces;
        if (size === 0 || size > LONGEST) continue;
        const cards = singlesOf(set).map((single) => cardOf((32 - Math.clz32(single)) * 4));
        this.#strengths[deuces * SETS + set] = compared(strengthOf(rankLongestFlush(cards, wild)));
      }
    }
    for (const category of longestFlush.categories) this.#starts[longestFlush.least(category)] = 1;
  }

  /** What a set makes with so many deuces. */
  of(set: number, deuces: number): number {
    return this.#strengths[deuces * SETS + set] ?? 0;
  }

  /** By deuces and strength: how many subsets make with them a flush of that length that is at most so strong. */
  row(set: number): Uint16Array {
    const had = this.#rows[set];
    if (had) return had;
    const row = new Uint16Array((DEUCES + 1) * this.#width);
    for (let deuces = 0; deuces <= DEUCES; deuces += 1) {
      const from = deuces * this.#width;
      // Every subset, the whole set first.
      for (let subset = set; ; subset = (subset - 1) & set) {
        const strength = this.of(subset, deuces);
        if (strength > 0) row[from + strength] = (row[from + strength] ?? 0) + 1;
        if (subset === 0) break;
      }
      for (let strength = 2; strength < this.#width; strength += 1) {
        if (!this.startsLength(strength))
          row[from + strength] = (row[from + strength] ?? 0) + (row[from + strength - 1] ?? 0);
      }
    }
    this.#rows[set] = row;
    return row;
  }

  /** Where in a row the flushes of a strength stand with so many deuces. */
  at(strength: number, deuces: number): number {
    return deuces * this.#width + strength;
  }

  /** Whether no flush of its length is weaker. */
  startsLength(strength: number): boolean {
    return this.#starts[strength] === 1;
  }
}
