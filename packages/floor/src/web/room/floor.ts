import { createContext, useContext, useSyncExternalStore } from 'react';
import { house } from '../house/requests.ts';
import type { Model } from '../model/model.ts';
import { Store } from '../model/store.ts';

/** The store that every component reads from. */
export const FloorContext: React.Context<Store> = createContext(new Store());

export const useStore = (): Store => useContext(FloorContext);

export function useFloor(): Model {
  const store = useStore();
  return useSyncExternalStore(store.subscribe, store.read);
}

/** Who this browser is to the house. */
export async function learnWhoIAm(store: Store): Promise<void> {
  const before = store.read().me?.balance;
  const me = await house.me();
  const { me: since } = store.read();
  // A table that has moved the wallet meanwhile may have been later than this answer.
  if (since?.who === me?.who && since?.balance !== before) return learnWhoIAm(store);
  store.tell({ type: 'me', me });
}
