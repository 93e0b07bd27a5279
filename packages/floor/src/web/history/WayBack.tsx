import type { ReactNode } from 'react';
import { useFloor } from '../room/floor.ts';
import { to } from '../room/route.ts';

/** Back to one's rounds; whoever came by a link and is nobody here has none. */
export function WayBack(): ReactNode {
  const { me } = useFloor();
  return <p>{me ? <a href={to.history}>‹ My rounds</a> : <a href={to.lobby}>‹ Lobby</a>}</p>;
}
