import { useSyncExternalStore } from 'react';
import { HouseConnection } from '../house/house-connection.ts';
import { Store } from '../model/store.ts';

/** A poker table that is open in this browser: what is known of it, and the line to it. It lives beside the pages. */
export interface OpenTable {
  readonly table: string;
  readonly store: Store;
  readonly connection: HouseConnection;
}

/** So many poker tables are played at once. */
export const MOST_TABLES = 4;
const KEY = 'croupier-tables';

let tables: readonly OpenTable[] = [];
const listeners = new Set<() => void>();

function become(next: readonly OpenTable[]): void {
  tables = next;
  try {
    sessionStorage.setItem(KEY, JSON.stringify(next.map(({ table }) => table)));
  } catch {
    // A browser that keeps nothing still plays: the tables are then open until the page is closed.
  }
  for (const listener of listeners) listener();
}

/** Opens a table where it is not open and fewer than four are. */
export function openTable(table: string): void {
  if (tables.length >= MOST_TABLES || tables.some((open) => open.table === table)) return;
  const store = new Store();
  const connection = new HouseConnection(store, table, houseAddress());
  connection.open();
  become([...tables, { table, store, connection }]);
}

export function closeTable(table: string): void {
  const open = tables.find((one) => one.table === table);
  if (!open) return;
  open.connection.leave();
  become(tables.filter((one) => one !== open));
}

/** Somebody else is at the screen now, or nobody. */
export function closeAllTables(): void {
  for (const { connection } of tables) connection.leave();
  become([]);
}

/** Those that were open before the page was loaded again. */
export function reopenTables(): void {
  for (const table of kept()) openTable(table);
}

function kept(): string[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((one) => typeof one === 'string') : [];
  } catch {
    return [];
  }
}

const houseAddress = (): string => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useOpenTables = (): readonly OpenTable[] => useSyncExternalStore(subscribe, () => tables);
