/**
 * Whole numbers without bias. Play and simulation use different types on purpose: a shoe for play can only be
 * made from a `ShoeSeed` (fairness.ts), and nothing turns a `SeededRandom` into one.
 */
export interface Random {
  /** A whole number from 0 up to, not including, `n`; each equally likely. */
  below(n: number): number;
}

/** For tests and simulation: the same seed gives the same numbers, on every machine, for ever. */
export interface SeededRandom extends Random {
  readonly repeatable: true;
}

/** Turns a source of 32-bit words into unbiased numbers: mask to the needed bits, reject what is too large. */
export function unbiased(word: () => number): (n: number) => number {
  return (n) => {
    if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n))) {
      throw new RangeError(`Cannot draw a number below ${n}.`);
    }
    const mask = n === 1 ? 0 : 0xffff_ffff >>> Math.clz32(n - 1);
    for (;;) {
      const value = (word() & mask) >>> 0;
      if (value < n) return value;
    }
  };
}

/** The seeded generator: sfc32 (PractRand-tested, period at least 2^64), its state filled from the seed's text. */
export function seededRandom(seed: string | number): SeededRandom {
  let [a, b, c, counter] = stateFrom(String(seed));
  const word = (): number => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t;
  };
  for (let i = 0; i < 16; i += 1) word();
  return { repeatable: true, below: unbiased(word) };
}

/** Four words from a text by FNV-1a with a different start each; it need not be secret, only repeatable. */
function stateFrom(text: string): [number, number, number, number] {
  const hash = (start: number): number => {
    let h = start;
    for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x0100_0193);
    return h ^ (h >>> 15);
  };
  return [hash(0x811c_9dc5), hash(0x9e37_79b9), hash(0x85eb_ca6b), 1];
}

/** Fisher-Yates in place: every order equally likely if the source is. */
export function shuffle(cards: Uint8Array, random: Random): void {
  for (let i = cards.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const held = cards[i] ?? 0;
    cards[i] = cards[j] ?? 0;
    cards[j] = held;
  }
}
