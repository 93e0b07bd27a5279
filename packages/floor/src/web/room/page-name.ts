import { useEffect } from 'react';
import type { Route } from './route.ts';

let here = 'Croupier';
const calls = new Set<{ readonly table: string }>();

let told = false;

/**
 * Whose turn it is comes before where one is, whichever was said last. The browser takes a while over a new name: it gets one at
 * a time, and not in the moment in which the table is drawn.
 */
function show(): void {
  if (told) return;
  told = true;
  setTimeout(() => {
    told = false;
    const [call] = calls;
    document.title = call ? `● Your turn – ${call.table}` : here;
  });
}

/** The browser's name for a page: where one is first, since a row of tabs shows little more. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    here = `${name} – Croupier`;
    show();
  }, [name]);
}

/** As long as a table asks, the page's name says so, also on every other page. */
export function useTurnName(table: string | undefined): void {
  useEffect(() => {
    if (table === undefined) return undefined;
    const call = { table };
    calls.add(call);
    show();
    return () => {
      calls.delete(call);
      show();
    };
  }, [table]);
}

/** What a page is called that knows its name from its address alone; tables and games say their own. */
export function nameOf(route: Route): string | undefined {
  switch (route.at) {
    case 'lobby':
      return 'Tables';
    case 'history':
      return 'My rounds';
    case 'account':
      return 'Account';
    case 'statistics':
      return 'How I have played';
    case 'preferences':
      return 'Preferences';
    case 'round':
      return `Hand ${route.round} again`;
    case 'poker-hand':
      return `Poker hand ${route.hand}`;
    case 'practice':
      return 'Practice';
    case 'how':
      return route.game === null ? 'How to play' : undefined;
    case 'rules':
      return 'Rules';
    case 'nowhere':
      return 'No such room';
    case 'section':
    case 'table':
    case 'poker':
      return undefined;
  }
}
