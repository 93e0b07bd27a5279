import { useSyncExternalStore } from 'react';
import { DEFAULTS, readSettings, type Settings } from './read-settings.ts';

const KEY = 'croupier-settings';

let settings: Settings = stored();
const listeners = new Set<() => void>();

function stored(): Settings {
  try {
    return readSettings(JSON.parse(localStorage.getItem(KEY) ?? '{}'));
  } catch {
    return DEFAULTS;
  }
}

/** What is changed on one of somebody's pages counts on all of them: otherwise the next change elsewhere would undo it. */
export function listenToOtherPages(): void {
  addEventListener('storage', ({ key }) => {
    if (key === KEY) become(stored());
  });
}

function become(next: Settings): void {
  settings = next;
  for (const listener of listeners) listener();
}

export function changeSettings(change: Partial<Settings>): void {
  const next = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(next));
  } catch {
    // A browser that keeps nothing still plays: the choice then lasts until the page is closed.
  }
  become(next);
}

export const onSettings = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSettings = (): Settings => settings;

export const useSettings = (): Settings => useSyncExternalStore(onSettings, currentSettings);
