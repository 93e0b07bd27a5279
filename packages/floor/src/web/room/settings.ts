import { useSyncExternalStore } from 'react';
import type { DeckColours } from '../cards/suits.ts';

/** What somebody likes, kept in their browser. */
export interface Settings {
  readonly deck: DeckColours;
  readonly chinese: boolean;
  readonly keys: boolean;
  /** The chip that was last taken from the rail, in cents; null before the first. */
  readonly chip: number | null;
  /** Poker amounts in big blinds instead of chips. */
  readonly bigBlinds: boolean;
  readonly roads: boolean;
  readonly rules: boolean;
  /** The tables that are kept in sight in the lobby. */
  readonly starred: readonly string[];
}

const DEFAULTS: Settings = {
  deck: 'two',
  chinese: false,
  keys: true,
  chip: null,
  bigBlinds: false,
  roads: true,
  rules: true,
  starred: [],
};
const KEY = 'croupier-settings';

let settings: Settings = stored();
const listeners = new Set<() => void>();

function stored(): Settings {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null) return DEFAULTS;
    const at = (name: string): unknown => Object.entries(found).find(([key]) => key === name)?.[1];
    const flag = (name: 'chinese' | 'keys' | 'bigBlinds' | 'roads' | 'rules'): boolean => {
      const value = at(name);
      return typeof value === 'boolean' ? value : DEFAULTS[name];
    };
    const chip = at('chip');
    const starred = at('starred');
    return {
      deck: at('deck') === 'four' ? 'four' : 'two',
      chip: typeof chip === 'number' ? chip : null,
      chinese: flag('chinese'),
      keys: flag('keys'),
      bigBlinds: flag('bigBlinds'),
      roads: flag('roads'),
      rules: flag('rules'),
      starred: Array.isArray(starred) ? starred.filter((one) => typeof one === 'string') : [],
    };
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

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useSettings = (): Settings => useSyncExternalStore(subscribe, () => settings);
