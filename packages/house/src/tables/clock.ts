const begun = Date.now() - performance.now();
const asleep = new Set<Clock>();
let passed = 0;

/**
 * The time that deadlines are set by, in milliseconds as Date.now() counts them: it goes on evenly from where the clock on the
 * wall stood when the house began, whatever that is set to since.
 */
export const houseTime = (): number => Math.round(begun + performance.now()) + passed;

/** When something was that the books say happened then: now, if by the clock on the wall it is still to come. */
export const houseTimeOf = (at: Date): number => houseTime() - Math.max(0, Date.now() - at.getTime());

/** So much time is over at once, for every table of this process: a test waits for no clock, it moves it on. */
export function letPass(milliseconds: number): void {
  passed += milliseconds;
  for (const clock of asleep) clock.lookAgain();
}

/** Waiting that can be cut short: because something happened, or for good. */
export class Clock {
  #wake: (() => void) | undefined;
  #until = 0;
  #timer: NodeJS.Timeout | undefined;
  #stopped = false;

  get stopped(): boolean {
    return this.#stopped;
  }

  /** Resolves after so many milliseconds, or sooner when woken. */
  sleep(milliseconds: number): Promise<void> {
    if (this.#stopped || milliseconds <= 0) return Promise.resolve();
    this.#until = houseTime() + milliseconds;
    return new Promise((resolve) => {
      asleep.add(this);
      this.#wake = () => {
        clearTimeout(this.#timer);
        asleep.delete(this);
        this.#wake = undefined;
        resolve();
      };
      this.lookAgain();
    });
  }

  /** Sets the timer for what is left. */
  lookAgain(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.wake(), this.#until - houseTime());
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
