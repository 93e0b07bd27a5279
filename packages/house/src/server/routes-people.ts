import type { FastifyInstance } from 'fastify';
import { credentials, type MeView, tried, type VisitorView } from '../protocol/index.ts';
import type { Casino } from './casino.ts';
import { bodyOf, described, type StrictLimit } from './described.ts';
import { dropSession, keepSession, personWith, signedIn, tokenOf, viewMe, visitOf } from './session.ts';

/** Coming in, going out, and one's chips. */
export function routePeople(app: FastifyInstance, casino: Casino, strict: StrictLimit): void {
  const { people, purses } = casino;

  app.post(
    '/api/guest',
    { ...strict, schema: described('Come in as a guest', 'MeView') },
    async (request, reply): Promise<MeView> => {
      const known = await personWith(casino, tokenOf(request));
      if (known) return viewMe(casino, known);
      const { person, session } = await people.enterAsGuest(visitOf(request));
      keepSession(request, reply, session);
      return viewMe(casino, person);
    },
  );

  app.post(
    '/api/sign-up',
    {
      ...strict,
      schema: described('Make an account; a guest keeps seat and chips', 'MeView', { body: credentials }),
    },
    async (request, reply): Promise<MeView> => {
      const { name, password } = bodyOf(request, credentials);
      const known = await personWith(casino, tokenOf(request));
      if (known?.guest) {
        const { person, session } = await people.nameGuest(known.id, name, password, visitOf(request));
        // Whoever else has kept the guest's token has a line by it too; the guest's own browser opens another.
        casino.connections.hangUp(tokenOf(request) ?? '');
        keepSession(request, reply, session);
        return viewMe(casino, person);
      }
      const { person, session } = await people.register(name, password, visitOf(request));
      keepSession(request, reply, session);
      return viewMe(casino, person);
    },
  );

  app.post(
    '/api/sign-in',
    { ...strict, schema: described('Sign in with name and password', 'MeView', { body: tried }) },
    async (request, reply): Promise<MeView> => {
      const { name, password } = bodyOf(request, tried);
      const { person, session } = await people.signIn(name, password, visitOf(request));
      keepSession(request, reply, session);
      return viewMe(casino, person);
    },
  );

  app.post('/api/sign-out', { schema: described('End this session', 'Nothing') }, async (request, reply) => {
    const token = tokenOf(request);
    if (token !== undefined) {
      await people.signOut(token);
      casino.connections.hangUp(token);
    }
    dropSession(request, reply);
    return {};
  });

  app.get('/api/me', { schema: described('Who you are and what you have', 'MeView') }, async (request) =>
    viewMe(casino, await signedIn(casino, request)),
  );

  app.get(
    '/api/visitor',
    { schema: described('The same for whoever may not have come in yet', 'Visitor') },
    async (request): Promise<VisitorView> => {
      const person = await personWith(casino, tokenOf(request));
      return { me: person ? await viewMe(casino, person) : null };
    },
  );

  app.post(
    '/api/me/top-up',
    { ...strict, schema: described('New play chips for whoever has next to none left', 'MeView') },
    async (request) => {
      const person = await signedIn(casino, request);
      purses.set(person.id, await people.topUp(person.id));
      return viewMe(casino, person);
    },
  );
}
