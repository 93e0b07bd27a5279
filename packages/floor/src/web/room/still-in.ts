import { useEffect, useRef, useState } from 'react';
import { doubt, onDoubt } from '../house/doubt.ts';
import type { Store } from '../model/store.ts';
import { learnWhoIAm, useFloor, useStore } from './floor.ts';
import { go, type Route, to } from './route.ts';

/** All pages of a browser have one cookie and one wallet: who learns something new of them tells the others to look again. */
const pages = openedChannel();

/** None in a browser that lets a page keep nothing: it then looks again when it is seen. */
function openedChannel(): BroadcastChannel | null {
  try {
    return new BroadcastChannel('croupier');
  } catch {
    return null;
  }
}

/** In milliseconds: so often a page looks that is seen and has no line of its own, on which the house would tell of it. */
const LOOK_AGAIN = 10_000;

/** Of their own accord: how often somebody has asked to go, and how many of these wishes are not answered yet. */
const goings = { asked: 0, open: 0 };

/** Out by one's own choice, and to the lobby: the lines that the house closes for it are no sign that anybody was lost. */
export async function signOutBy(asks: () => Promise<unknown>, store: Store): Promise<void> {
  goings.asked += 1;
  goings.open += 1;
  try {
    await asks();
  } catch (error) {
    goings.open -= 1;
    // The house may have done it all the same.
    doubt();
    throw error;
  }
  goings.open -= 1;
  go(to.lobby);
  store.tell({ type: 'me', me: null });
}

/** Whether somebody who was in here is not any more: signed out elsewhere, or without their cookie. */
export function useLost({ at }: Route): boolean {
  const store = useStore();
  const { me } = useFloor();
  const [lost, setLost] = useState(false);
  // Who has come in again since is not lost, nor who goes of their own accord: that leads to the lobby.
  if (lost && (me || at === 'lobby')) setLost(false);
  const told = useRef<unknown>(null);
  useEffect(() => {
    const looksAgain = (): void => {
      if (goings.open > 0) return;
      const { asked } = goings;
      learnIfStillIn(store).then(
        (still) => {
          if (!still && asked === goings.asked) setLost(true);
        },
        // Without an answer it stays as it was: the line is down for everybody then.
        () => undefined,
      );
    };
    const looksAgainWhenSeen = (): void => {
      if (document.visibilityState === 'visible') looksAgain();
    };
    const looksNowAndThen = (): void => {
      if (store.read().connection.is === 'idle') looksAgainWhenSeen();
    };
    const hears = ({ data }: MessageEvent<unknown>): void => {
      told.current = data;
      looksAgain();
    };
    const hush = onDoubt(looksAgain);
    const timer = setInterval(looksNowAndThen, LOOK_AGAIN);
    document.addEventListener('visibilitychange', looksAgainWhenSeen);
    pages?.addEventListener('message', hears);
    return () => {
      hush();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', looksAgainWhenSeen);
      pages?.removeEventListener('message', hears);
    };
  }, [store]);
  const known = me === undefined ? null : `${me?.who} ${me?.balance}`;
  useEffect(() => {
    // What came from another page is known there.
    if (known === null || known === told.current) return;
    told.current = known;
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has no other origin
    pages?.postMessage(known);
  }, [known]);
  return lost;
}

/** Whether nobody has been lost. A page that does not know yet who is here asks by itself. */
async function learnIfStillIn(store: Store): Promise<boolean> {
  const { me: before } = store.read();
  if (before === undefined) return true;
  await learnWhoIAm(store);
  return before === null || store.read().me !== null;
}
