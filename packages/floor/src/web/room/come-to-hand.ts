import { type RefObject, useEffect, useRef } from 'react';

/**
 * What one is asked comes to whoever has nothing else in hand: the next key goes on from there. `asked` is known by its value;
 * null is nothing.
 */
export function useComesToHand<E extends HTMLElement>(asked: number | string | null): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    const busy = document.activeElement !== null && document.activeElement !== document.body;
    if (asked !== null && !busy) place.current?.focus({ preventScroll: true });
  }, [asked]);
  return place;
}
