const SUITS = 4;

/**
 * Sets of so many cards beside one that is given, one for each class that the three suits which are not its own make alike. The given card is of
 * the first suit; `ranks` are those of the deck.
 */
export class SetsBeside {
  readonly size: number;
  #cards = new Uint8Array(1 << 16);
  #weights = new Uint8Array(1 << 14);
  #length = 0;

  constructor(rank: number, ranks: readonly number[], size: number) {
    this.size = size;
    const bySize = Array.from({ length: size + 1 }, (_, many) => setsOf(ranks, many));
    const chosen = [0, 0, 0, 0];
    const choose = (suit: number, left: number, most: number): void => {
      if (suit === SUITS) {
        this.#add(chosen);
        return;
      }
      for (let many = suit === SUITS - 1 ? left : 0; many <= left; many += 1)
        for (const set of bySize[many] ?? []) {
          if (set > most) break;
          if (suit === 0 && ((set >> rank) & 1) === 1) continue;
          chosen[suit] = set;
          choose(suit + 1, left - many, suit === 0 ? most : set);
        }
    };
    choose(0, size, Number.POSITIVE_INFINITY);
  }

  #add(sets: readonly number[]): void {
    const [own = 0, one = 0, two = 0, three = 0] = sets;
    let at = this.#length * this.size;
    if (at + this.size > this.#cards.length) this.#cards = twiceAsLong(this.#cards);
    if (this.#length === this.#weights.length) this.#weights = twiceAsLong(this.#weights);
    for (let rest = own | one | two | three; rest !== 0; rest &= rest - 1) {
      const rank = 31 - Math.clz32(rest & -rest);
      for (let suit = 0; suit < SUITS; suit += 1)
        if ((((sets[suit] ?? 0) >> rank) & 1) === 1) {
          this.#cards[at] = rank * SUITS + suit;
          at += 1;
        }
    }
    this.#weights[this.#length] = one === three ? 1 : one === two || two === three ? 3 : 6;
    this.#length += 1;
  }

  get length(): number {
    return this.#length;
  }

  /** The cards of one of them, in ascending order. */
  cards(at: number): Uint8Array {
    return this.#cards.subarray(at * this.size, (at + 1) * this.size);
  }

  /** How many sets are in its class. */
  weight(at: number): number {
    return this.#weights[at] ?? 0;
  }
}

/** All sets of so many of the ranks as bits, the lower first. */
function setsOf(ranks: readonly number[], many: number): number[] {
  if (many === 0) return [0];
  return ranks
    .flatMap((rank) =>
      setsOf(
        ranks.filter((lower) => lower < rank),
        many - 1,
      ).map((set) => set | (1 << rank)),
    )
    .toSorted((a, b) => a - b);
}

function twiceAsLong(some: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const more = new Uint8Array(some.length * 2);
  more.set(some);
  return more;
}
