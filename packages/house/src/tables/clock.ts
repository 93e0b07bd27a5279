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
    const until = Date.now() + milliseconds;
    for (let left = milliseconds; left > 0 && !this.#stopped; left = until - Date.now())
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
