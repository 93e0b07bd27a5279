import type { PokerTableView, TableView } from '@croupier/house/protocol';
import { useEffect, useRef } from 'react';
import { useSettings } from '../room/settings.ts';
import type { Heard } from './heard.ts';

/** As much of a table as lets it be heard. */
interface Audible<View> {
  readonly view: View;
  readonly since: number;
}

/**
 * Lets a table be heard, if somebody wants to hear it: what plays it comes when it is first wanted. What happened while the line
 * was down is not made up for.
 */
export function useSounds<View extends TableView | PokerTableView>(
  table: Audible<View> | null,
  heard: (before: View | null, now: View) => readonly Heard[],
): void {
  const { sound, voice, volume } = useSettings();
  const view = table?.view ?? null;
  const since = table?.since ?? 0;
  const before = useRef<Audible<View> | null>(null);
  useEffect(() => {
    const was = before.current?.since === since ? before.current.view : null;
    before.current = view && { view, since };
    if (!sound || view === null || view === was) return;
    const now = heard(was, view);
    if (now.length > 0) void import('./player.ts').then(({ play }) => play(now));
  }, [sound, view, since, heard]);
  const spoken = sound && voice && volume > 0;
  useEffect(() => {
    if (!spoken) return undefined;
    return () => void import('./player.ts').then(({ silence }) => silence());
  }, [spoken]);
}
