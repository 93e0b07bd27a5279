/**
 * What there is at each of some seats, in the order in which they were given it. A map for the few small numbers that seats
 * have: rounds are dealt by the million, and a `Map` would be a tenth of one.
 */
export class BySeat<T> implements Iterable<readonly [number, T]> {
  // With room for as many as there are at a table: lists that grow are copied.
  readonly #seats = [0, 0, 0, 0, 0, 0, 0, 0];
  readonly #at: (T | undefined)[] = [
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
    undefined,
  ];
  #size = 0;

  get(seat: number): T | undefined {
    return this.#at[seat];
  }

  /** A seat is given something once. */
  set(seat: number, what: T): void {
    if (this.#at[seat] !== undefined) throw new TypeError(`Seat ${seat} was given something before.`);
    this.#seats[this.#size] = seat;
    this.#size += 1;
    this.#at[seat] = what;
  }

  /** Something else for each of the same seats. */
  map<U>(of: (what: T, seat: number) => U): BySeat<U> {
    const made = new BySeat<U>();
    for (let i = 0; i < this.#size; i += 1) {
      const seat = this.#seats[i] ?? 0;
      const what = this.#at[seat];
      if (what !== undefined) made.set(seat, of(what, seat));
    }
    return made;
  }

  values(): T[] {
    const all: T[] = [];
    for (const [, what] of this) all.push(what);
    return all;
  }

  [Symbol.iterator](): Iterator<readonly [number, T]> {
    const entries: (readonly [number, T])[] = [];
    for (let i = 0; i < this.#size; i += 1) {
      const seat = this.#seats[i] ?? 0;
      const what = this.#at[seat];
      if (what !== undefined) entries.push([seat, what]);
    }
    return entries.values();
  }
}

/** Some of the seats, such as those that folded: a set of numbers below 31, without what a `Set` costs by the million. */
export class SeatSet {
  #bits = 0;
  #size = 0;

  get size(): number {
    return this.#size;
  }

  has(seat: number): boolean {
    return ((this.#bits >> seat) & 1) === 1;
  }

  add(seat: number): void {
    if (this.has(seat)) return;
    this.#bits |= 1 << seat;
    this.#size += 1;
  }
}
