import type { DealersSettings } from './dealers-settings.ts';

/**
 * The dealer's hands as they come from the whole deck, whatever one holds oneself: how many of their parts are lower than some strengths,
 * looked up. It is nearly what seven cards meet, and known for all of them.
 */
export class WholeDeck {
  readonly hands: number;
  /** For each part, by strength, how many different ones of the dealer's are below it. */
  readonly #below: readonly Uint16Array[];
  readonly #sizes: readonly number[];
  /** How many hands are below in every part. */
  readonly #lower: Float64Array;

  constructor(dealers: DealersSettings) {
    const { strengths, parts, returned } = dealers;
    const ways = dealers.beside([]);
    this.hands = ways.reduce((sum, some) => sum + some, 0);
    this.#below = Array.from({ length: parts }, (_, part) => {
      const met = new Uint8Array(1 << 16);
      for (let at = part; at < strengths.length; at += parts) met[strengths[at] ?? 0] = 1;
      let lower = 0;
      return Uint16Array.from(met, (one) => {
        const below = lower;
        lower += one;
        return below;
      });
    });
    this.#sizes = this.#below.map((below) => (below.at(-1) ?? 0) + 2);
    this.#lower = new Float64Array(this.#sizes.reduce((product, size) => product * size, 1));
    for (const [hand, some] of ways.entries()) {
      if (returned[hand] === 1) continue;
      let place = 0;
      for (let part = 0; part < parts; part += 1)
        place =
          place * (this.#sizes[part] ?? 0) +
          (this.#below[part]?.[strengths[hand * parts + part] ?? 0] ?? 0) +
          1;
      this.#lower[place] = (this.#lower[place] ?? 0) + some;
    }
    let step = 1;
    for (const size of this.#sizes.toReversed()) {
      for (let place = 0; place < this.#lower.length; place += 1)
        if (Math.floor(place / step) % size !== 0)
          this.#lower[place] = (this.#lower[place] ?? 0) + (this.#lower[place - step] ?? 0);
      step *= size;
    }
  }

  /** What every number of parts that are higher nets, as it is added up for `netOf`. */
  weights(nets: readonly number[]): Float64Array {
    return Float64Array.from(nets, (_, many) =>
      nets.reduce((sum, net, higher) => sum + net * signed(many, higher), 0),
    );
  }

  /** What the strengths from a place of a list on net against all hands. */
  netOf(strengths: Uint16Array, from: number, weights: Float64Array): number {
    const parts = this.#sizes.length;
    let net = 0;
    for (let some = 0; some < 1 << parts; some += 1) {
      let place = 0;
      let many = 0;
      for (let part = 0; part < parts; part += 1) {
        const size = this.#sizes[part] ?? 0;
        if (((some >> part) & 1) === 0) place = place * size + size - 1;
        else {
          many += 1;
          place = place * size + (this.#below[part]?.[strengths[from + part] ?? 0] ?? 0);
        }
      }
      net += (this.#lower[place] ?? 0) * (weights[many] ?? 0);
    }
    return net / this.hands;
  }
}

/** With which sign and how often those that are lower in so many given parts count among those that are so in exactly as many. */
const signed = (many: number, exactly: number): number => {
  let ways = (many - exactly) % 2 === 0 ? 1 : -1;
  if (exactly > many) return 0;
  for (let i = 0; i < exactly; i += 1) ways = (ways * (many - i)) / (i + 1);
  return ways;
};
