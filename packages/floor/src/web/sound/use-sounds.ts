import type { PokerTableView, TableView } from '@croupier/house/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../room/settings.ts';
import type { Heard } from './heard.ts';

/** Lets a table be heard, if somebody wants to hear it: what plays it comes when it is first wanted. */
export function useSounds<View extends TableView | PokerTableView>(
  view: View | null,
  heard: (before: View | null, now: View) => readonly Heard[],
): void {
  const { sound } = useSettings();
  const before = useRef<View | null>(null);
  useEffect(() => {
    const was = before.current;
    before.current = view;
    if (!sound || view === null || view === was) return;
    const now = heard(was, view);
    if (now.length > 0) void import('./player.ts').then(({ play }) => play(now));
  }, [sound, view, heard]);
  useEffect(() => {
    if (!sound) return undefined;
    return () => void import('./player.ts').then(({ silence }) => silence());
  }, [sound]);
}
