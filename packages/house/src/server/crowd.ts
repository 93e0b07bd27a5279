/** How many connections there are of one person, and from one address: beyond that no more are taken. */
export class Crowd {
  readonly #most: { readonly person: number; readonly address: number };
  readonly #counts = new Map<string, number>();

  constructor(most: { readonly person: number; readonly address: number }) {
    this.#most = most;
  }

  /** Takes a place; the answer gives it back. Undefined, when there is none. */
  enter(person: string, address: string): (() => void) | undefined {
    const [theirs, here] = [`person ${person}`, `address ${address}`];
    if (this.#count(theirs) >= this.#most.person || this.#count(here) >= this.#most.address) return undefined;
    for (const key of [theirs, here]) this.#counts.set(key, this.#count(key) + 1);
    let inside = true;
    return () => {
      if (!inside) return;
      inside = false;
      for (const key of [theirs, here]) {
        const left = this.#count(key) - 1;
        if (left > 0) this.#counts.set(key, left);
        else this.#counts.delete(key);
      }
    };
  }

  #count(key: string): number {
    return this.#counts.get(key) ?? 0;
  }
}
