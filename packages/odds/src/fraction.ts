/** An exact rational number in lowest terms, its denominator positive. */
export class Fraction {
  readonly n: bigint;
  readonly d: bigint;

  private constructor(n: bigint, d: bigint) {
    this.n = n;
    this.d = d;
  }

  static readonly ZERO: Fraction = new Fraction(0n, 1n);

  static of(numerator: bigint | number, denominator: bigint | number = 1n): Fraction {
    const n = BigInt(numerator);
    const d = BigInt(denominator);
    if (d === 0n) throw new RangeError('A fraction has no zero below the line.');
    const divisor = gcd(n < 0n ? -n : n, d < 0n ? -d : d) * (d < 0n ? -1n : 1n);
    return new Fraction(n / divisor, d / divisor);
  }

  /** Reads "n/d" or a whole number, as `toString` writes it. */
  static parse(text: string): Fraction {
    if (!/^-?\d+(\/\d+)?$/.test(text)) throw new RangeError(`"${text}" is not a fraction.`);
    const [n = '', d = '1'] = text.split('/');
    return Fraction.of(BigInt(n), BigInt(d));
  }

  plus(other: Fraction): Fraction {
    return Fraction.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Fraction): Fraction {
    return Fraction.of(this.n * other.d - other.n * this.d, this.d * other.d);
  }

  times(other: Fraction): Fraction {
    return Fraction.of(this.n * other.n, this.d * other.d);
  }

  over(other: Fraction): Fraction {
    return Fraction.of(this.n * other.d, this.d * other.n);
  }

  /** The least whole number that is not below it. */
  ceil(): bigint {
    const whole = this.n / this.d;
    return this.n > whole * this.d ? whole + 1n : whole;
  }

  equals(other: Fraction): boolean {
    return this.n === other.n && this.d === other.d;
  }

  /** The nearest double, to about 18 decimal places however large the terms are. */
  toNumber(): number {
    const scale = 10n ** 18n;
    return Number((this.n * scale) / this.d) / 1e18;
  }

  toString(): string {
    return `${this.n}/${this.d}`;
  }
}

function gcd(a: bigint, b: bigint): bigint {
  let [x, y] = [a, b];
  while (y !== 0n) [x, y] = [y, x % y];
  return x === 0n ? 1n : x;
}
