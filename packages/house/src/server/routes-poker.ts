import { pokerGameNamed } from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PokerSetting } from '../poker/poker-setting.ts';
import { isBot } from '../poker/poker-state.ts';
import { viewStakes } from '../poker/poker-view.ts';
import type { PokerLobbyTable, PokerPosted } from '../protocol/index.ts';
import { type Casino, type OpenPokerTable, pokerTables } from './casino.ts';
import { whyClosed } from './closed-tables.ts';
import { described, paramsOf, queryOf } from './described.ts';
import { peopleOf } from './people-at.ts';
import { printedIn } from './printed-in.ts';
import { NotThere } from './routes-tables.ts';
import { personWith, signedIn, tokenOf } from './session.ts';

const count = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const atTable = z.object({ table: z.string().max(64) });
const oneHand = atTable.extend({ hand: count });
const byLink = z.object({
  share: z.string().max(64).optional().describe('what a link says that one of its players gave away'),
});
const page = z.object({ before: count.optional() });

/** The poker room: its lobby, what is posted, and one's own past hands. */
export function routePoker(app: FastifyInstance, casino: Casino): void {
  const tableOf = (request: FastifyRequest): OpenPokerTable => {
    const { table } = paramsOf(request, atTable);
    const open = casino.tables.get(table);
    if (open?.kind !== 'poker') throw new NotThere(whyClosed(casino, table));
    return open;
  };

  app.get(
    '/api/poker-tables',
    { schema: described('The poker room', 'PokerLobbyTable', { list: true }) },
    async (request) => {
      const person = await personWith(casino, tokenOf(request));
      return pokerTables(casino).map((open) => pokerLobbyTable(open, person?.id));
    },
  );

  app.get(
    '/api/poker-tables/:table/posted',
    { schema: described('Stakes and rules as posted at the table', 'PokerPosted', { params: atTable }) },
    (request) => pokerPostedAt(tableOf(request).driver.setting),
  );

  app.get(
    '/api/poker-tables/:table/hands',
    {
      schema: described(
        'Your hands at the table, newest first, each as a hand history (PHH) with what you saw',
        'PokerHandEntry',
        { list: true, params: atTable, query: page },
      ),
    },
    async (request) => {
      const { id } = await signedIn(casino, request);
      const { table } = paramsOf(request, atTable);
      return casino.pokerHistory.handsOf(table, id, queryOf(request, page).before);
    },
  );

  app.get(
    '/api/poker-tables/:table/hands/:hand',
    {
      schema: described('One hand that is over, step by step as you saw it', 'PokerHandReplay', {
        params: oneHand,
        query: byLink,
      }),
    },
    async (request) => {
      const { table, hand } = paramsOf(request, oneHand);
      const person = await personWith(casino, tokenOf(request));
      const { share } = queryOf(request, byLink);
      const replay = await casino.pokerHistory.replay(table, hand, { player: person?.id, share });
      if (!replay) throw new NotThere({ reason: `There is no hand ${hand} at this table that is over.` });
      return replay;
    },
  );

  app.get(
    '/api/poker-tables/:table/hands/:hand/proof',
    {
      schema: described(
        'The commitments of a hand, and once it is over the cards that you saw, opened',
        'PokerHandProof',
        { params: oneHand, query: byLink },
      ),
    },
    async (request) => {
      const { table, hand } = paramsOf(request, oneHand);
      const person = await personWith(casino, tokenOf(request));
      const { share } = queryOf(request, byLink);
      const proof = await casino.pokerHistory.proof(table, hand, { player: person?.id, share });
      if (!proof) throw new NotThere({ reason: `There is no hand ${hand} at this table.` });
      return proof;
    },
  );
}

function pokerLobbyTable(
  { driver, table, room }: OpenPokerTable,
  asker: PlayerId | undefined,
): PokerLobbyTable {
  const { setting, phase } = driver;
  const { state } = table;
  const { variant } = setting.rules;
  const place = state.waiting.findIndex(({ player }) => player === asker);
  const mine = state.waiting[place];
  return {
    table: setting.id,
    name: setting.name,
    game: variant.id,
    title: variant.title,
    rulebook: printedIn(variant),
    stakes: viewStakes(setting),
    chairs: setting.seats,
    taken: state.table.seats.size,
    bots: [...state.table.seats.keys()].filter((seat) => isBot(state, seat)).length,
    ...peopleOf(
      room,
      [...state.table.seats].flatMap(([seat, { player }]) => (isBot(state, seat) ? [] : [player])),
    ),
    company: setting.bots,
    waiting: state.waiting.length,
    you: mine ? { place: place + 1, until: mine.until } : null,
    watching: room.watching,
    phase,
    hand: state.hands,
    averagePot: driver.pots.average,
  };
}

function pokerPostedAt(setting: PokerSetting): PokerPosted {
  const { id, rules } = setting;
  return {
    table: id,
    game: rules.variant.id,
    title: rules.variant.title,
    rulebook: printedIn(rules.variant),
    stakes: viewStakes(setting),
    options: pokerGameNamed(rules.variant.id).options.map(({ name, about, cite, default: usual }) => ({
      name,
      value: rules.options[name] ?? usual,
      about,
      cite: cite ?? null,
    })),
  };
}
