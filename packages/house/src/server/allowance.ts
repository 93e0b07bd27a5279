/** How much somebody may say: a bucket that fills by itself. Talking on with an empty one ends the conversation. */
export class Allowance {
  readonly #perSecond: number;
  readonly #most: number;
  #left: number;
  #at: number;
  #refused = 0;

  constructor(perSecond: number, most: number, now: number = performance.now()) {
    this.#perSecond = perSecond;
    this.#most = most;
    this.#left = most;
    this.#at = now;
  }

  /** Takes one; false if there is none. */
  take(now: number = performance.now()): boolean {
    this.#left = Math.min(this.#most, this.#left + (Math.max(0, now - this.#at) / 1000) * this.#perSecond);
    this.#at = now;
    if (this.#left < 1) {
      this.#refused += 1;
      return false;
    }
    this.#left -= 1;
    this.#refused = 0;
    return true;
  }

  /** As many refusals in a row as the bucket holds: a flood. */
  get exhausted(): boolean {
    return this.#refused > this.#most;
  }
}
