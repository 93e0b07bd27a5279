import type { Cite } from '@croupier/table';
import { useSyncExternalStore } from 'react';

/** Where somebody is. The address keeps it behind the #, so that any server of files can hand out the page. */
export type Route =
  | { readonly at: 'lobby' }
  | { readonly at: 'table'; readonly table: string; readonly plain: boolean }
  | { readonly at: 'practice'; readonly table: string }
  | { readonly at: 'poker'; readonly table: string; readonly plain: boolean }
  | {
      readonly at: 'poker-hand';
      readonly table: string;
      readonly hand: number;
      readonly share: string | null;
    }
  | { readonly at: 'history' }
  | { readonly at: 'account' }
  | { readonly at: 'preferences' }
  | { readonly at: 'statistics' }
  | { readonly at: 'round'; readonly table: string; readonly round: number; readonly from: number | null }
  | { readonly at: 'how'; readonly game: string | null; readonly table: string | null }
  | { readonly at: 'rules'; readonly rulebook: string | null }
  | {
      readonly at: 'section';
      readonly rulebook: string;
      readonly section: string;
      readonly clause: string | null;
    }
  | { readonly at: 'nowhere' };

export function readRoute(hash: string): Route {
  const [page, table, round, ...rest] = hash.replace(/^#\/?/, '').split('/').map(decoded);
  if (page === 'rules' && rest.length <= 1) {
    if (!table || round === undefined) return { at: 'rules', rulebook: table || null };
    return { at: 'section', rulebook: table, section: round, clause: rest[0] ?? null };
  }
  if (page === 'how' && rest.length <= 1) {
    if (!table) return { at: 'how', game: null, table: null };
    return round ? { at: 'how', game: `${table}/${round}`, table: rest[0] ?? null } : { at: 'nowhere' };
  }
  const [last, ...more] = rest;
  if (more.length > 0) return { at: 'nowhere' };
  if (page === 'poker' && table && isNumber(round) && isShare(last)) {
    return { at: 'poker-hand', table, hand: Number(round), share: last ?? null };
  }
  if (page === 'history' && table && isNumber(round) && (last === undefined || isNumber(last))) {
    return { at: 'round', table, round: Number(round), from: last === undefined ? null : Number(last) };
  }
  if (last !== undefined) return { at: 'nowhere' };
  if (!page) return { at: 'lobby' };
  const plain = round === 'text';
  if (page === 'table' && table && (plain || round === undefined)) return { at: 'table', table, plain };
  if (page === 'practice' && table && round === undefined) return { at: 'practice', table };
  if (page === 'poker' && table && (plain || round === undefined)) return { at: 'poker', table, plain };
  if (page === 'history' && table === undefined) return { at: 'history' };
  if (page === 'account' && table === undefined) return { at: 'account' };
  if (page === 'statistics' && table === undefined) return { at: 'statistics' };
  if (page === 'preferences' && table === undefined) return { at: 'preferences' };
  return { at: 'nowhere' };
}

const isNumber = (text: string | undefined): boolean => /^[1-9]\d{0,8}$/.test(text ?? '');

/** What stands at the end of a link that somebody gave away. */
const isShare = (text: string | undefined): boolean => text === undefined || /^[\w-]{1,64}$/.test(text);

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export const to = {
  lobby: '#/',
  history: '#/history',
  account: '#/account',
  preferences: '#/preferences',
  statistics: '#/statistics',
  table: (table: string): string => `#/table/${encodeURIComponent(table)}`,
  /** The same table in words. */
  textTable: (table: string): string => `#/table/${encodeURIComponent(table)}/text`,
  textPoker: (table: string): string => `#/poker/${encodeURIComponent(table)}/text`,
  practice: (table: string): string => `#/practice/${encodeURIComponent(table)}`,
  poker: (table: string): string => `#/poker/${encodeURIComponent(table)}`,
  pokerHand: (table: string, hand: number, share?: string): string =>
    `#/poker/${encodeURIComponent(table)}/${hand}${share === undefined ? '' : `/${share}`}`,
  round: (table: string, round: number, from?: number): string =>
    `#/history/${encodeURIComponent(table)}/${round}${from === undefined ? '' : `/${from}`}`,
  howIndex: '#/how',
  how: (game: string, table?: string): string =>
    `#/how/${game.split('/').map(encodeURIComponent).join('/')}${table === undefined ? '' : `/${encodeURIComponent(table)}`}`,
  rules: '#/rules',
  rulebook: (rulebook: string): string => `#/rules/${encodeURIComponent(rulebook)}`,
  section: (rulebook: string, section: string): string =>
    `#/rules/${encodeURIComponent(rulebook)}/${encodeURIComponent(section)}`,
  clause: ({ rulebook, section, clause }: Cite): string =>
    `#/rules/${[rulebook, section, clause].map(encodeURIComponent).join('/')}`,
} as const;

export function go(address: string): void {
  location.hash = address;
}

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('hashchange', listener);
  return () => removeEventListener('hashchange', listener);
};

/** Whoever leaves the # out is led to the same page; where there is none, they are told so. */
const addressHere = (): string =>
  location.hash === '' ? `#${location.pathname.replace('/index.html', '/')}` : location.hash;

export const useAddress = (): string => useSyncExternalStore(subscribe, addressHere);

export const useRoute = (): Route => readRoute(useAddress());
