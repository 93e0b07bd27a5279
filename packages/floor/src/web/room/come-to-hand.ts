import { type RefObject, useEffect, useRef } from 'react';

/** What one is asked comes to whoever has nothing else in hand: the next key goes on from there. */
export function useComesToHand<E extends HTMLElement>(): RefObject<E | null> {
  const asked = useRef<E>(null);
  useEffect(() => {
    const busy = document.activeElement !== null && document.activeElement !== document.body;
    if (!busy) asked.current?.focus({ preventScroll: true });
  }, []);
  return asked;
}
