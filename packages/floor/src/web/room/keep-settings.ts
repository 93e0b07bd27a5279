import { useEffect } from 'react';
import { house } from '../house/requests.ts';
import { readSettings, type Settings } from './read-settings.ts';
import { changeSettings, currentSettings, onSettings } from './settings.ts';

/** Changes are sent when somebody has stopped making them, in milliseconds. */
const PAUSE = 800;

/** What somebody likes comes with their account, and goes back to it when they change it here. */
export function useKeptSettings(who: string | undefined): void {
  useEffect(() => {
    if (who === undefined) return undefined;
    let known: Settings = currentSettings();
    let timer: ReturnType<typeof setTimeout> | undefined;
    let here = true;
    const forget = onSettings(() => {
      clearTimeout(timer);
      if (currentSettings() === known) return;
      timer = setTimeout(() => {
        known = currentSettings();
        // What the house could not keep is kept in the browser, and sent with the next change.
        house.keepPreferences(known).catch(() => undefined);
      }, PAUSE);
    });
    house.preferences().then(
      ({ kept }) => {
        // What was changed while the answer was on its way is newer.
        if (!here || kept === null || currentSettings() !== known) return;
        changeSettings(readSettings({ ...known, ...kept }));
        clearTimeout(timer);
        known = currentSettings();
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
