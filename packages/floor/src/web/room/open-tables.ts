import { useSyncExternalStore } from 'react';
import { HouseConnection } from '../house/house-connection.ts';
import type { TableModel } from '../model/model.ts';
import { Store } from '../model/store.ts';

/** A table that is open in this browser: what is known of it, and the line to it. It lives beside the pages. */
export interface OpenTable {
  readonly table: string;
  readonly store: Store;
  readonly connection: HouseConnection;
}

/** Tables that stay open whatever page is looked at, and when the page is loaded again. */
class OpenTables {
  readonly #key: string;
  readonly #most: number;
  #tables: readonly OpenTable[] = [];
  readonly #listeners = new Set<() => void>();

  constructor(key: string, most: number) {
    this.#key = key;
    this.#most = most;
  }

  readonly read = (): readonly OpenTable[] => this.#tables;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Opens a table where it is not open and there is room for it; `seen` is what is known of it already. */
  open(table: string, seen: TableModel | null = null): void {
    if (this.#tables.length >= this.#most || this.#tables.some((open) => open.table === table)) return;
    const store = new Store(seen);
    const connection = new HouseConnection(store, table, houseAddress());
    connection.open();
    this.#become([...this.#tables, { table, store, connection }]);
  }

  close(table: string): void {
    const open = this.#tables.find((one) => one.table === table);
    if (!open) return;
    open.connection.leave();
    this.#become(this.#tables.filter((one) => one !== open));
  }

  /** Somebody else is at the screen now, or nobody. */
  readonly closeAll = (): void => {
    for (const { connection } of this.#tables) connection.leave();
    this.#become([]);
  };

  /** Those that were open before the page was loaded again. */
  reopen(): void {
    for (const table of this.#kept()) this.open(table);
  }

  #become(next: readonly OpenTable[]): void {
    this.#tables = next;
    try {
      sessionStorage.setItem(this.#key, JSON.stringify(next.map(({ table }) => table)));
    } catch {
      // A browser that keeps nothing still plays: the tables are then open until the page is closed.
    }
    for (const listener of this.#listeners) listener();
  }

  #kept(): string[] {
    try {
      const found: unknown = JSON.parse(sessionStorage.getItem(this.#key) ?? '[]');
      return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
    } catch {
      return [];
    }
  }
}

/** So many poker tables are played at once. */
export const MOST_TABLES = 4;

/** The poker tables that one plays at, or looks at. */
export const pokerTables = new OpenTables('croupier-tables', MOST_TABLES);

/** The tables against a bank that one has left while chips of one's own are in play there. */
export const leftTables = new OpenTables('croupier-left-tables', Number.POSITIVE_INFINITY);

export const useOpenTables = (tables: typeof pokerTables): readonly OpenTable[] =>
  useSyncExternalStore(tables.subscribe, tables.read);

export const houseAddress = (): string =>
  `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
