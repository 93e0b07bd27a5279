import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** Nothing is in hand: the keyboard is nowhere, or at a place as a whole and not at anything that is done there. */
export function isFreeHanded(): boolean {
  const at = document.activeElement;
  return !(at instanceof HTMLElement || at instanceof SVGElement) || at.tabIndex < 0;
}

/**
 * What one is asked comes to whoever has nothing else in hand: the next key goes on from there. `asked` is known by its value;
 * null is nothing.
 */
export function useComesToHand<E extends HTMLElement>(asked: number | string | null): RefObject<E | null> {
  const place = useRef<E>(null);
  useEffect(() => {
    if (asked !== null && isFreeHanded()) place.current?.focus({ preventScroll: true });
  }, [asked]);
  return place;
}

/**
 * What had the keyboard may go, or be nothing to press any more: then `place` has it, which stays, and not the page as a whole,
 * where whoever listens would begin anew. It is looked at whenever the place is drawn.
 */
export function useKeepsKeyboard(place: RefObject<HTMLElement | null>): void {
  const held = useRef<Element | null>(null);
  useEffect(() => {
    const takes = ({ target }: FocusEvent): void => {
      held.current = target instanceof Element && target.closest('main') !== null ? target : null;
    };
    addEventListener('focusin', takes);
    return () => removeEventListener('focusin', takes);
  }, []);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- whatever is drawn may be what takes it away
  useLayoutEffect(() => {
    const last = held.current;
    if (last === null || (last.isConnected && !last.matches(':disabled'))) return;
    held.current = null;
    if (document.activeElement === document.body || document.activeElement === last)
      place.current?.focus({ preventScroll: true });
  });
}
