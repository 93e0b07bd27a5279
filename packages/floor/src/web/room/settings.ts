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

export function changeSettings(change: Partial<Settings>): void {
  settings = { ...settings, ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays: the choice then lasts until the page is closed.
  }
  for (const listener of listeners) listener();
}

export const onSettings = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const currentSettings = (): Settings => settings;

export const useSettings = (): Settings => useSyncExternalStore(onSettings, currentSettings);
