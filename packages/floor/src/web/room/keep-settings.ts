import { useEffect } from 'react';
import { house } from '../house/requests.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { changeSettings, currentSettings, onSettings } from './settings.ts';
import { unsent } from './unsent.ts';

/** Changes are sent when somebody has stopped making them, in milliseconds. */
const PAUSE = 800;

/** What somebody likes comes with their account, and goes back to it when they change it here. */
export function useKeptSettings(who: string | undefined): void {
  useEffect(() => {
    if (who === undefined) return undefined;
    let known: Settings = currentSettings();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    let adopting = false;
    const send = (): void => {
      const liked = currentSettings();
      known = liked;
      house.keepPreferences(liked).then(
        () => currentSettings() === liked && unsent.forget(who),
        // What the house could not keep is kept in the browser, and sent with the next change, or when the page comes again.
        () => undefined,
      );
    };
    const forget = onSettings(() => {
      clearTimeout(timer);
      if (adopting || currentSettings() === known) return;
      unsent.note(who);
      timer = setTimeout(send, PAUSE);
    });
    // A page that was closed right after a change has not sent it: that is newer than what the house has.
    if (unsent.is(who)) send();
    else
      house.preferences().then(
        ({ kept }) => {
          // What was changed while the answer was on its way is newer.
          if (!here || kept === null || currentSettings() !== known) return;
          adopting = true;
          changeSettings(readSettings({ ...known, ...kept }));
          known = currentSettings();
          adopting = false;
        },
        () => undefined,
      );
    return () => {
      here = false;
      clearTimeout(timer);
      forget();
    };
  }, [who]);
}
