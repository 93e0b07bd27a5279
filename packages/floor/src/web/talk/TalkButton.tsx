import type { ReactNode } from 'react';
import { useSettings } from '../room/settings.ts';
import { openTalk, useTalking } from './talking.ts';

/** Opens what is said at the table, and says how much of it is new. */
export function TalkButton(): ReactNode {
  const { chat } = useSettings();
  const { open, unread } = useTalking();
  if (!chat) return null;
  return (
    <button
      type="button"
      className="button bare talk-button"
      aria-expanded={open}
      onClick={() => openTalk(!open)}
    >
      Chat
      {unread > 0 && (
        <span className="unread figures">
          {unread}
          <span className="unseen"> new</span>
        </span>
      )}
    </button>
  );
}
