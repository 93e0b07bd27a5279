import { EMPTY_FLOOR, type Model, type TableModel } from './model.ts';
import { type Happening, reduce } from './reduce.ts';

/** The one place where the floor's state stands. */
export class Store {
  #model: Model;
  readonly #listeners = new Set<() => void>();

  /** Of a table that was looked at before something is known already. */
  constructor(table: TableModel | null = null) {
    this.#model = { ...EMPTY_FLOOR, table };
  }

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
