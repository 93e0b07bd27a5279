import { useCallback, useSyncExternalStore } from 'react';

/** Asked for once a query: every component that is drawn looks at its own again. */
const asked = new Map<string, MediaQueryList>();

function listOf(query: string): MediaQueryList {
  const known = asked.get(query) ?? matchMedia(query);
  asked.set(query, known);
  return known;
}

/** Whether the screen is of a kind, as it changes. */
export function useMedia(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = listOf(query);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => listOf(query).matches);
}
