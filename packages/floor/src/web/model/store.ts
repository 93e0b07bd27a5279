import { EMPTY_FLOOR, type Model } from './model.ts';
import { type Happening, reduce } from './reduce.ts';

/** The one place where the floor's state stands. */
export class Store {
  #model: Model = EMPTY_FLOOR;
  readonly #listeners = new Set<() => void>();

  readonly read = (): Model => this.#model;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  tell(happening: Happening): void {
    this.#model = reduce(this.#model, happening);
    for (const listener of this.#listeners) listener();
  }
}
