import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { sessionId } from '../people/index.ts';
import { newPassword, type SessionView } from '../protocol/index.ts';
import type { Casino } from './casino.ts';
import { bodyOf, described, paramsOf, type StrictLimit } from './described.ts';
import { dropSession, signedIn, tokenOf } from './session.ts';
import { hangUpEnded } from './watch-sessions.ts';

const one = z.object({ session: z.string().regex(/^[0-9a-f]{32}$/) });

/** One's own sessions, on whatever devices, and one's password. */
export function routeSessions(app: FastifyInstance, casino: Casino, strict: StrictLimit): void {
  const { people } = casino;

  app.get(
    '/api/me/sessions',
    { schema: described('Your sessions, newest first', 'SessionView', { list: true }) },
    async (request): Promise<SessionView[]> => {
      const { id } = await signedIn(casino, request);
      const current = sessionId(tokenOf(request) ?? '');
      return (await people.sessions.list(id)).map((session) => ({
        session: session.id,
        current: session.id === current,
        since: session.createdAt.getTime(),
        until: session.expiresAt.getTime(),
        agent: session.agent ?? '',
        address: session.address ?? '',
      }));
    },
  );

  app.post(
    '/api/me/sessions/:session/end',
    { schema: described('End one of your sessions', 'Nothing', { params: one }) },
    async (request) => {
      const { id } = await signedIn(casino, request);
      await people.endSessions(id, { id: paramsOf(request, one).session }, { by: id, why: 'by its owner' });
      await hangUpEnded(casino);
      return {};
    },
  );

  app.post(
    '/api/me/sign-out-everywhere',
    { schema: described('End all of your sessions, this one too', 'Nothing') },
    async (request, reply) => {
      const { id } = await signedIn(casino, request);
      await people.endSessions(id, 'all', { by: id, why: 'signed out everywhere' });
      await hangUpEnded(casino);
      dropSession(request, reply);
      return {};
    },
  );

  app.post(
    '/api/me/password',
    {
      ...strict,
      schema: described('Change your password; your other sessions end', 'Nothing', { body: newPassword }),
    },
    async (request) => {
      const { id } = await signedIn(casino, request);
      const { old, password } = bodyOf(request, newPassword);
      await people.changePassword(id, old, password, tokenOf(request) ?? '');
      await hangUpEnded(casino);
      return {};
    },
  );
}
