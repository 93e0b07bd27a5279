import { useSyncExternalStore } from 'react';

/** Whether the talk is open beside the table, and how much was said that nobody here has read. */
interface Talking {
  readonly open: boolean;
  readonly unread: number;
}

let talking: Talking = { open: false, unread: 0 };
const listeners = new Set<() => void>();

function become(next: Talking): void {
  talking = next;
  for (const listener of listeners) listener();
}

export const openTalk = (open: boolean): void => become({ open, unread: 0 });

export function countUnread(unread: number): void {
  if (unread !== talking.unread) become({ ...talking, unread });
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useTalking = (): Talking => useSyncExternalStore(subscribe, () => talking);
