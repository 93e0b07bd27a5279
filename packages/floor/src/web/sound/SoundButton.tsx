import type { ReactNode } from 'react';
import { changeSettings, useSettings } from '../room/settings.ts';

/** One tap mutes the table, or lets it be heard. */
export function SoundButton(): ReactNode {
  const { sound } = useSettings();
  return (
    <button
      type="button"
      className="button bare sound-button"
      aria-pressed={sound}
      aria-label="Sound"
      title={sound ? 'Mute the table' : 'Hear the table'}
      onClick={() => changeSettings({ sound: !sound })}
    >
      <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
        <path d="M4 9.5h3.5L12 5.5v13l-4.5-4H4z" fill="currentColor" />
        <path
          d={sound ? 'M15 9a4.2 4.2 0 0 1 0 6M17.6 6.4a8 8 0 0 1 0 11.2' : 'M15.5 9.5l5 5M20.5 9.5l-5 5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
    </button>
  );
}
