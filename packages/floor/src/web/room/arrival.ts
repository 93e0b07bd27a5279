import { useEffect, useRef } from 'react';
import type { Route } from './route.ts';

/** In milliseconds: whoever scrolls is left alone until they have come to rest. */
const AT_REST = 150;
/** In milliseconds: so long a page that somebody came back to may take until it is as high as it was. */
const GROWN = 5_000;

/**
 * Where somebody finds themselves on another page: at its top, or where they were when they come back, and with the keyboard in
 * it. The browser would leave them between two pages: neither is there yet, or any more, when it looks. For somebody else (who
 * has just come in, or gone out) every page is another.
 */
export function useArrival(route: Route, who: string | null | undefined): void {
  const address = JSON.stringify(route);
  const page = `${who} ${pageOf(route)}`;
  const last = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every address has a place of its own in the history
  useEffect(() => {
    // Before the house has said who is here there is no page.
    if (who === undefined) return undefined;
    const first = last.current === null;
    const stays = first || last.current === page;
    last.current = page;
    history.scrollRestoration = 'manual';
    const kept = keptHere();
    // Whoever opens the house, or looks at something else on a page, is where they are.
    const settled = stays && kept === null ? () => undefined : settle(kept ?? 0, !stays);
    let rest: ReturnType<typeof setTimeout> | undefined;
    const keep = (): void => {
      clearTimeout(rest);
      rest = setTimeout(() => history.replaceState({ scrolled: scrollY }, ''), AT_REST);
    };
    addEventListener('scroll', keep, { passive: true });
    return () => {
      settled();
      clearTimeout(rest);
      removeEventListener('scroll', keep);
    };
  }, [address, page, who]);
}

/** Another clause of a section, another step of a round, or a table in words is the same page. */
const pageOf = (route: Route): string =>
  JSON.stringify({ ...route, clause: undefined, from: undefined, plain: undefined });

/** How far this page was scrolled when it was last left; null for one that somebody comes to for the first time. */
function keptHere(): number | null {
  const state: unknown = history.state;
  return typeof state === 'object' &&
    state !== null &&
    'scrolled' in state &&
    typeof state.scrolled === 'number'
    ? state.scrolled
    : null;
}

/** Until they do something themselves: what a page is made of comes in parts. Returns how to stop. */
function settle(scrolled: number, keyboard: boolean): () => void {
  const stop = (): void => {
    clearTimeout(late);
    changes.disconnect();
    for (const deed of DEEDS) removeEventListener(deed, stop);
  };
  let far = scrolled;
  const look = (): void => {
    if (keyboard) takeTheKeyboard();
    if (far > 0 && document.documentElement.scrollHeight >= far + innerHeight) {
      scrollTo(0, far);
      far = 0;
    }
  };
  scrollTo(0, 0);
  const changes = new MutationObserver(look);
  changes.observe(document.body, { childList: true, subtree: true });
  for (const deed of DEEDS) addEventListener(deed, stop, { passive: true });
  const late = setTimeout(stop, GROWN);
  look();
  return stop;
}

const DEEDS = ['keydown', 'pointerdown', 'wheel', 'touchstart'] as const;

/** Only where nothing else has it, such as a field of the new page or a button that stands above all of them. */
function takeTheKeyboard(): void {
  if (document.activeElement === document.body) toTheContent();
}

/** The address stays: it says which page this is. */
export function toTheContent(): void {
  const content = [...document.querySelectorAll('main')].find((main) => main.checkVisibility());
  if (content === undefined) return;
  content.tabIndex = -1;
  content.focus({ preventScroll: true });
}
