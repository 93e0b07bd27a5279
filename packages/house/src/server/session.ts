import { Refused } from '@croupier/table';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Person, Session, Visit } from '../people/index.ts';
import { SMALL_CHANGE } from '../people/people.ts';
import type { MeView } from '../protocol/index.ts';
import { account } from '../storage/ledger.ts';
import { bankedTables, type Casino, type OpenTable } from './casino.ts';

const COOKIE = 'croupier-session';

/** Nobody is signed in on this request. */
export class NotSignedIn extends Refused {
  constructor() {
    super({ reason: 'Sign in first, or come in as a guest.' });
  }
}

export function keepSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { token, expiresAt }: Session,
): void {
  reply.setCookie(COOKIE, token, { ...attributes(request), expires: expiresAt });
}

export function dropSession(request: FastifyRequest, reply: FastifyReply): void {
  reply.clearCookie(COOKIE, attributes(request));
}

const attributes = ({ protocol }: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: protocol === 'https' }) as const;

export const tokenOf = (request: FastifyRequest): string | undefined => request.cookies[COOKIE];

/** The same from a bare header, before there is a request: at the door of the WebSocket. */
export function tokenIn(header = ''): string | undefined {
  const pairs = header.split(';').map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
}

/** With what and from where a request comes. */
export const visitOf = (request: FastifyRequest): Visit => ({
  agent: request.headers['user-agent'] ?? '',
  address: request.ip,
});

/** Who comes with this token; they are entered in the guest book by the name they have now. */
export async function personWith(casino: Casino, token: string | undefined): Promise<Person | undefined> {
  const person = token === undefined ? undefined : await casino.people.withToken(token);
  if (person) casino.guestbook.enter(person);
  return person;
}

export async function signedIn(casino: Casino, request: FastifyRequest): Promise<Person> {
  const person = await personWith(casino, tokenOf(request));
  if (!person) throw new NotSignedIn();
  return person;
}

/** What somebody has put up as banks: chips of theirs in accounts that do not carry their name. */
const bankedBy = (casino: Pick<Casino, 'tables'>, person: string): number =>
  bankedTables(casino).reduce((sum, open) => sum + bankOn(open, person), 0);

/** The chips that somebody has put up as the bank of a table: they lie in its account, and are theirs. */
export function bankOn(open: OpenTable, person: string): number {
  const bank = open.kind === 'banked' ? open.table.state.bank.holder : null;
  return bank?.player === person ? bank.amount : 0;
}

export async function viewMe(casino: Casino, person: Person): Promise<MeView> {
  const { guestbook, store } = casino;
  const stakes = await store.ledger.accounts(account.stakes(person.id, ''));
  return {
    who: guestbook.enter(person).who,
    name: person.name,
    guest: person.guest,
    roles: person.roles,
    balance: await store.ledger.balance(account.wallet(person.id)),
    inPlay: [...stakes.values()].reduce((sum, chips) => sum + chips, bankedBy(casino, person.id)),
    newChipsBelow: SMALL_CHANGE,
  };
}
