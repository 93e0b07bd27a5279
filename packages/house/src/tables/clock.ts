const begun = Date.now() - performance.now();

/**
 * The time that deadlines are set by, in milliseconds as Date.now() counts them: it goes on evenly from where the clock on the
 * wall stood when the house began, whatever that is set to since.
 */
export const houseTime = (): number => Math.round(begun + performance.now());

/** When something was that the books say happened then: now, if by the clock on the wall it is still to come. */
export const houseTimeOf = (at: Date): number => houseTime() - Math.max(0, Date.now() - at.getTime());

/** Waiting that can be cut short: because something happened, or for good. */
export class Clock {
  #wake: (() => void) | undefined;
  #stopped = false;

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Resolves after so many milliseconds, or sooner when woken. */
  sleep(milliseconds: number): Promise<void> {
    if (this.#stopped || milliseconds <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#wake?.(), milliseconds);
      this.#wake = () => {
        clearTimeout(timer);
        this.#wake = undefined;
        resolve();
      };
    });
  }

  /** Resolves after so many milliseconds whatever happens, or when the clock is stopped. */
  async sleepThrough(milliseconds: number): Promise<void> {
    const until = houseTime() + milliseconds;
    for (let left = milliseconds; left > 0 && !this.#stopped; left = until - houseTime())
      await this.sleep(left);
  }

  wake(): void {
    this.#wake?.();
  }

  stop(): void {
    this.#stopped = true;
    this.wake();
  }
}
