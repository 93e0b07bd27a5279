import type { RegardView } from '@croupier/house/protocol';
import { useEffect, useSyncExternalStore } from 'react';
import { house } from '../house/requests.ts';

/** What I keep about others, by their handle: it is asked for once it is wanted, and whenever somebody else is here. */
let kept: ReadonlyMap<string, RegardView> = new Map();
let whose: string | null = null;
const listeners = new Set<() => void>();

function become(next: ReadonlyMap<string, RegardView>): void {
  kept = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export function useRegards(me: string, wanted: boolean): ReadonlyMap<string, RegardView> {
  useEffect(() => {
    if (!wanted || whose === me) return;
    whose = me;
    become(new Map());
    house.regards().then(
      (all) => whose === me && become(new Map(all.map((one) => [one.who, one]))),
      () => {
        whose = null;
      },
    );
  }, [me, wanted]);
  return useSyncExternalStore(subscribe, () => kept);
}

/** One after the other, so that what was said last is what the house keeps. */
let before: Promise<unknown> = Promise.resolve();

/** Keeps it with the account. It is shown at once, so that a second change builds on the first, and taken back if it is refused. */
export async function keepRegard(regard: RegardView): Promise<void> {
  const { who, muted, note } = regard;
  const was = kept.get(who);
  const now = { ...regard, note: note.trim() };
  become(new Map([...kept, [who, now]]));
  const asked = before.then(() => house.regard(who, { muted, note }));
  before = asked.catch(() => undefined);
  try {
    await asked;
  } catch (error) {
    if (kept.get(who) === now)
      become(new Map(was ? [...kept, [who, was]] : [...kept].filter(([other]) => other !== who)));
    throw error;
  }
}
