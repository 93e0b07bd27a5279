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

/** Where 32-bit words come from. */
interface Words {
  word(): number;
}

/** An unbiased number below `n`: a word masked to the needed bits, and drawn again while it is too large. */
function drawnBelow(n: number, words: Words): number {
  if (!(n >= 1 && n <= 0x1_0000_0000 && Number.isInteger(n))) {
    throw new RangeError(`Cannot draw a number below ${n}.`);
  }
  const mask = n === 1 ? 0 : 0xffff_ffff >>> Math.clz32(n - 1);
  for (;;) {
    const value = (words.word() & mask) >>> 0;
    if (value < n) return value;
  }
}

/** Turns a source of 32-bit words into unbiased numbers. */
export function unbiased(word: () => number): (n: number) => number {
  const words = { word };
  return (n) => drawnBelow(n, words);
}

/** The seeded generator: sfc32 (PractRand-tested, period at least 2^64), its state filled from the seed's text. */
class Sfc32 implements SeededRandom, Words {
  readonly repeatable = true;
  // Numbers from the first, so that the optimiser need not expect anything else.
  #a = 0;
  #b = 0;
  #c = 0;
  #counter = 1;

  constructor(seed: string) {
    this.#a = wordFrom(seed, 0x811c_9dc5);
    this.#b = wordFrom(seed, 0x9e37_79b9);
    this.#c = wordFrom(seed, 0x85eb_ca6b);
    for (let i = 0; i < 16; i += 1) this.word();
  }

  word(): number {
    const t = (((this.#a + this.#b) | 0) + this.#counter) | 0;
    const c = this.#c;
    this.#counter = (this.#counter + 1) | 0;
    this.#a = this.#b ^ (this.#b >>> 9);
    this.#b = (c + (c << 3)) | 0;
    this.#c = (((c << 21) | (c >>> 11)) + t) | 0;
    return t;
  }

  below(n: number): number {
    return drawnBelow(n, this);
  }
}

/** Numbers for tests and simulation from a seed, which is any text or number. */
export const seededRandom = (seed: string | number): SeededRandom => new Sfc32(String(seed));

/** A word from a text by FNV-1a, another one for each start; it need not be secret, only repeatable. */
function wordFrom(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i += 1) h = Math.imul(h ^ text.charCodeAt(i), 0x0100_0193);
  return h ^ (h >>> 15);
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
