import type { People } from '../people/index.ts';
import type { OpenConnections } from './open-connections.ts';

/** Nodes tell each other of ended sessions at once; a session may also end by time, or the word be lost. */
const EVERY = 5_000;

export interface Watched {
  readonly people: Pick<People, 'sessions'>;
  readonly connections: OpenConnections;
}

/** Ends the connections of sessions that are over, wherever and by whomever they were ended. */
export async function hangUpEnded({ people, connections }: Watched): Promise<void> {
  const tokens = connections.sessions();
  const open = await people.sessions.stillOpen(tokens);
  for (const token of tokens) if (!open.has(token)) connections.hangUp(token);
}

/** Looks every few seconds, with one question for all connections; the answer stops it. */
export function watchSessions(watched: Watched, complain: (error: unknown) => void): () => Promise<void> {
  let looking: Promise<void> | undefined;
  const look = (): void => {
    looking ??= hangUpEnded(watched)
      .catch(complain)
      .finally(() => {
        looking = undefined;
      });
  };
  const timer = setInterval(look, EVERY);
  timer.unref();
  return async () => {
    clearInterval(timer);
    await looking;
  };
}
