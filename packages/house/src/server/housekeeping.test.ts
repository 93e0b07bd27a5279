import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { People } from '../people/index.ts';
import { openStore, type Store } from '../storage/store.ts';
import { Talk } from '../talk/talk.ts';
import { EMBEDDED, PATIENCE, type RunningEngine } from '../testing/engines.ts';
import { tidyUp } from './housekeeping.ts';
import { OpenConnections } from './open-connections.ts';

const DAY = 24 * 3_600_000;

describe('tidying up', () => {
  let engine: RunningEngine;
  let store: Store;

  beforeAll(async () => {
    engine = await EMBEDDED.start();
    store = await openStore(await engine.fresh());
  }, PATIENCE);
  afterAll(async () => {
    await store.close();
    await engine.stop();
  }, PATIENCE);

  it('forgets commands after a week and sessions that are over, and ends the connections of those', async () => {
    let now = new Date('2026-03-01T20:00:00Z');
    const people = new People(store.database, () => now);
    const connections = new OpenConnections();
    const { session: old } = await people.enterAsGuest();
    const closed: string[] = [];
    connections.add(old.token, { close: (code) => closed.push(`old ${code}`) });
    const command = async (id: string): Promise<void> => {
      const events = [{ type: 'said', body: {} }];
      const after = await store.journal.head('one');
      await store.commit({ table: 'one', after, events, command: { person: 'ann', id }, at: now });
    };
    await command('first');
    now = new Date(now.getTime() + 31 * DAY);
    await command('second');
    const { session: fresh } = await people.enterAsGuest();
    connections.add(fresh.token, { close: (code) => closed.push(`fresh ${code}`) });

    await tidyUp({ store, people, connections, talk: new Talk(store, () => now) }, now);
    const kept = await store.database.kysely.selectFrom('commands').select('id').execute();
    expect(kept.map(({ id }) => id)).toEqual(['second']);
    const sessions = await store.database.kysely.selectFrom('sessions').select('person').execute();
    expect(sessions).toHaveLength(1);
    expect(closed).toEqual(['old 4401']);
  });

  it('appoints people with an account of their own, and nobody else', async () => {
    const people = new People(store.database);
    const { person } = await people.register('Annabel', 'a good password');
    await people.appoint('annabel', ['floor']);
    expect((await people.find(person.id))?.roles).toEqual(['player', 'floor']);
    const { person: guest } = await people.enterAsGuest();
    await expect(people.appoint(guest.name, ['floor'])).rejects.toThrow(/no account called/);
  });
});
