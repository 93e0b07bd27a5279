import { useEffect } from 'react';
import type { Route } from './route.ts';

/** The browser's name for a page: where one is first, since a row of tabs shows little more. */
export function usePageName(name: string | undefined): void {
  useEffect(() => {
    if (name !== undefined) document.title = `${name} – Croupier`;
  }, [name]);
}

/** What a page is called that knows its name from its address alone; tables say their own. */
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
      return 'How to play';
    case 'rules':
      return 'Rules';
    case 'section':
      return route.clause === null
        ? `${route.rulebook} ${route.section}`
        : `${route.rulebook} ${route.section} §${route.clause}`;
    case 'nowhere':
      return 'No such room';
    case 'table':
    case 'poker':
      return undefined;
  }
}
