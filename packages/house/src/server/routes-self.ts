import { Refused } from '@croupier/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { keepPreferences, preferencesOf } from '../people/preferences.ts';
import { newRegard, preferences, type RegardView } from '../protocol/index.ts';
import { regard, regardsOf } from '../talk/regards.ts';
import type { Casino } from './casino.ts';
import { bodyOf, described, paramsOf } from './described.ts';
import { signedIn } from './session.ts';

const somebody = z.object({ who: z.string().min(1).max(40) });

/** What somebody keeps for themselves: preferences, and notes and mutes about others. */
export function routeSelf(app: FastifyInstance, casino: Casino): void {
  const { kysely } = casino.store.database;
  const { guestbook } = casino;

  app.get(
    '/api/me/preferences',
    { schema: described('What you like, as you last left it', 'KeptPreferences') },
    async (request) => ({ kept: await preferencesOf(kysely, (await signedIn(casino, request)).id) }),
  );

  app.post(
    '/api/me/preferences',
    { schema: described('Keep what you like', 'Nothing', { body: preferences }) },
    async (request) => {
      const { id } = await signedIn(casino, request);
      await keepPreferences(kysely, id, bodyOf(request, preferences));
      return {};
    },
  );

  app.get(
    '/api/me/regards',
    {
      schema: described('Your notes about other players, and whom you have muted', 'Regard', { list: true }),
    },
    async (request): Promise<RegardView[]> => {
      const { id } = await signedIn(casino, request);
      const kept = await regardsOf(kysely, id);
      await guestbook.learn(kept.map(({ about }) => about));
      return kept.map(({ about, muted, note }) => ({ ...guestbook.naming(about), muted, note }));
    },
  );

  app.post(
    '/api/me/regards/:who',
    {
      schema: described('Keep a note about another player, or mute them', 'Nothing', {
        params: somebody,
        body: newRegard,
      }),
    },
    async (request) => {
      const { id } = await signedIn(casino, request);
      const about = guestbook.whose(paramsOf(request, somebody).who);
      if (about === undefined) throw new Refused({ reason: 'Nobody of this handle is known here.' });
      if (about === id) throw new Refused({ reason: 'You need no note about yourself.' });
      await regard(kysely, id, { about, ...bodyOf(request, newRegard) });
      return {};
    },
  );
}
