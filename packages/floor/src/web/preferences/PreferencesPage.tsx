import type { ReactNode } from 'react';
import { useFloor } from '../room/floor.ts';
import { Preferences } from './Preferences.tsx';

/** What somebody likes, and where it is kept. */
export function PreferencesPage(): ReactNode {
  const { me } = useFloor();
  return (
    <main className="page">
      <h1 className="engraved">Preferences</h1>
      <p className="quiet">
        {me?.guest === false
          ? 'Kept with your account, and in this browser.'
          : 'Kept in this browser; with a name of your own they come along to any other.'}
      </p>
      <Preferences />
    </main>
  );
}
