import type { People } from '../people/index.ts';
import { forgetCommands } from '../storage/forget-commands.ts';
import type { Store } from '../storage/store.ts';
import type { Talk } from '../talk/talk.ts';
import type { OpenConnections } from './open-connections.ts';

const HOUR = 3_600_000;
/** Nobody sends a command again after so long; what it did stays in the journal. */
const COMMANDS_KEPT = 7 * 24 * HOUR;
/** What was said at the tables is looked up so long, if somebody complains of it. */
const TALK_KEPT = 30 * 24 * HOUR;

export interface Rooms {
  readonly store: Store;
  readonly people: People;
  readonly connections: OpenConnections;
  readonly talk: Talk;
}

/** Forgets what nobody will ask for again, and ends the connections of sessions that are over. */
export async function tidyUp(
  { store, people, connections, talk }: Rooms,
  now: Date = new Date(),
): Promise<void> {
  await people.sessions.sweep();
  await forgetCommands(store.database.kysely, new Date(now.getTime() - COMMANDS_KEPT));
  await talk.sweep(new Date(now.getTime() - TALK_KEPT));
  for (const token of connections.sessions()) {
    if ((await people.sessions.personOf(token)) === undefined) connections.hangUp(token);
  }
}

/** Tidies up when the house opens and every hour; the answer stops it, and waits for what is under way. */
export function keepTidy(rooms: Rooms, complain: (error: unknown) => void): () => Promise<void> {
  let tidying = Promise.resolve();
  const tidy = (): void => {
    tidying = tidyUp(rooms).catch(complain);
  };
  const timer = setInterval(tidy, HOUR);
  timer.unref();
  tidy();
  return () => {
    clearInterval(timer);
    return tidying;
  };
}
