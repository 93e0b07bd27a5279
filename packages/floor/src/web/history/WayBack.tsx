import type { ReactNode } from 'react';
import { useFloor } from '../room/floor.ts';
import { to } from '../room/route.ts';

/** Back to one's rounds; whoever came by a link and is nobody here has none. */
export function WayBack(): ReactNode {
  const { me } = useFloor();
  return (
    <p>
      <a className="way" href={me ? to.history : to.lobby}>
        ‹ {me ? 'My rounds' : 'Lobby'}
      </a>
    </p>
  );
}
