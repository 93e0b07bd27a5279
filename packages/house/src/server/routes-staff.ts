import { Refused } from '@croupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Person, Role } from '../people/index.ts';
import { appointment, type StaffView } from '../protocol/index.ts';
import type { Casino } from './casino.ts';
import { bodyOf, described, type StrictLimit } from './described.ts';
import { signedIn } from './session.ts';

/** Somebody is signed in, but not for this. */
export class NotAllowed extends Refused {}

/** Who is signed in, if they have one of these roles now. */
export async function staffOf(
  casino: Casino,
  request: FastifyRequest,
  roles: readonly Role[],
): Promise<Person> {
  const person = await signedIn(casino, request);
  if (!person.roles.some((role) => roles.includes(role)))
    throw new NotAllowed({ reason: `This is for ${roles.join(' or ')}.` });
  return person;
}

const viewed = ({ name, roles }: Person): StaffView => ({ name, roles });

/** Who works here, and with which roles. */
export function routeStaff(app: FastifyInstance, casino: Casino, strict: StrictLimit): void {
  const { people } = casino;

  app.get(
    '/api/staff',
    { schema: described('Everybody with a role beside that of a player', 'StaffView', { list: true }) },
    async (request) => {
      await staffOf(casino, request, ['admin', 'surveillance']);
      return (await people.staff()).map(viewed);
    },
  );

  app.post(
    '/api/staff',
    {
      ...strict,
      schema: described(
        'Give somebody their roles, or withdraw them: those named and no others',
        'StaffView',
        {
          body: appointment,
        },
      ),
    },
    async (request) => {
      const { id, name: own } = await staffOf(casino, request, ['admin']);
      const { name, roles, why } = bodyOf(request, appointment);
      const before = await people.named(name);
      if (before?.id === id) throw new NotAllowed({ reason: `You cannot give roles to yourself, ${own}.` });
      return viewed(await people.appoint(name, roles, { by: id, why }));
    },
  );
}
