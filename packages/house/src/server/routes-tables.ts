import { formatCards, parseCards } from '@croupier/cards';
import { partsOfSetting, Refused } from '@croupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { demonstrationOf } from '../demonstration/demonstration.ts';
import { answerFields, answerGiven } from '../protocol/answer.ts';
import type { ConsideredView, DemonstratedRound, Demonstration, HouseWayView } from '../protocol/index.ts';
import type { TableSetting } from '../tables/setting.ts';
import { bankedTables, type Casino, type OpenBankedTable } from './casino.ts';
import { closedTables, whyClosed } from './closed-tables.ts';
import { bodyOf, described, paramsOf, queryOf } from './described.ts';
import { lobbyTable, postedAt } from './posted.ts';
import { personWith, signedIn, tokenOf } from './session.ts';

/** There is nothing by that name or number. */
export class NotThere extends Refused {}

const count = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const atTable = z.object({ table: z.string().max(64) });
const oneRound = atTable.extend({ round: count });
const oneShoe = atTable.extend({ shoe: count });
const page = z.object({ before: count.optional() });
const handParts = z.strictObject({ parts: answerFields.parts.unwrap() });
const handCards = z.strictObject({ cards: answerFields.cards.unwrap() });

/** The lobby, what is posted, and what is past. */
export function routeTables(app: FastifyInstance, casino: Casino): void {
  const { history, company } = casino;
  const tableOf = (request: FastifyRequest): OpenBankedTable => {
    const { table } = paramsOf(request, atTable);
    const open = casino.tables.get(table);
    if (open?.kind !== 'banked') throw new NotThere(whyClosed(casino, table));
    return open;
  };

  app.get('/api/tables', { schema: described('The lobby', 'LobbyTable', { list: true }) }, () =>
    bankedTables(casino).map(lobbyTable),
  );

  app.get(
    '/api/closed-tables',
    {
      schema: described(
        'Tables that are closed because their books cannot be read, and what went back to you',
        'ClosedTable',
        { list: true },
      ),
    },
    async (request) => closedTables(casino, await personWith(casino, tokenOf(request))),
  );

  const shown = new WeakMap<TableSetting, readonly DemonstratedRound[]>();
  const demonstrated = (setting: TableSetting): readonly DemonstratedRound[] => {
    const known = shown.get(setting);
    if (known) return known;
    const rounds = demonstrationOf(setting.id, setting.game, company?.(setting.game));
    shown.set(setting, rounds);
    return rounds;
  };
  app.get(
    '/api/demonstrations',
    {
      schema: described(
        'Rounds to look at where nobody plays, dealt from a fixed public seed without chips',
        'Demonstration',
        { list: true },
      ),
    },
    (_request, reply): readonly Demonstration[] => {
      void reply.header('cache-control', 'private, max-age=3600');
      return bankedTables(casino).map(({ driver: { setting } }) => ({
        table: setting.id,
        rounds: demonstrated(setting),
      }));
    },
  );

  app.get(
    '/api/tables/:table/posted',
    {
      schema: described('Wagers, limits and rules as posted at the table', 'PostedRules', {
        params: atTable,
      }),
    },
    (request) => {
      const { setting } = tableOf(request).driver;
      return postedAt(setting, casino.training?.teaches(setting.game) ?? false);
    },
  );

  app.post(
    '/api/tables/:table/consider',
    {
      schema: described(
        'What a hand would be worth if it were set so, and whether it is fouled',
        'Considered',
        {
          params: atTable,
          body: handParts,
        },
      ),
    },
    (request): ConsideredView => {
      const { layout } = tableOf(request).driver.setting.game;
      const { parts } = answerGiven({ verb: 'set', parts: bodyOf(request, handParts).parts });
      return {
        parts: Object.entries(parts ?? {}).map(([part, cards]) => ({
          part,
          caption: layout.partCaption?.(part, cards) ?? '',
        })),
        foul: (parts && layout.foul?.(parts)) ?? null,
      };
    },
  );

  app.post(
    '/api/tables/:table/house-way',
    {
      schema: described('A hand as the house sets it, and why: each clause that decided', 'HouseWay', {
        params: atTable,
        body: handCards,
      }),
    },
    (request): HouseWayView => {
      const { houseWay, title } = tableOf(request).driver.setting.game;
      if (!houseWay) throw new NotThere({ reason: `Nobody sets a hand at ${title}.` });
      const { setting, steps } = houseWay.explain(parseCards(bodyOf(request, handCards).cards));
      return {
        parts: partsOfSetting(setting).map(([part, cards]) => ({
          part,
          cards: formatCards(cards),
          caption: houseWay.describe(cards),
        })),
        steps: [...steps],
      };
    },
  );

  app.get(
    '/api/tables/:table/rounds',
    {
      schema: described('The last rounds of a table, newest first; lines are yours', 'RoundEntry', {
        list: true,
        params: atTable,
        query: page,
      }),
    },
    async (request) => {
      const { id } = await signedIn(casino, request);
      return history.rounds(paramsOf(request, atTable).table, id, queryOf(request, page).before);
    },
  );

  app.get(
    '/api/tables/:table/rounds/:round',
    {
      schema: described('One round in full, as you may see it; nobody has to sign in', 'RoundDetail', {
        params: oneRound,
      }),
    },
    async (request) => {
      const person = await personWith(casino, tokenOf(request));
      const { table, round } = paramsOf(request, oneRound);
      const found = await history.round(table, round, person?.id);
      if (!found) throw new NotThere({ reason: `There is no round ${round} at this table that is over.` });
      const { setting, ...detail } = found;
      return { ...detail, posted: postedAt(setting, false) };
    },
  );

  app.get(
    '/api/tables/:table/shoes/:shoe',
    {
      schema: described('A shoe to be verified; seed and cards only when it is over', 'ShoeProof', {
        params: oneShoe,
      }),
    },
    async (request) => {
      const { table, shoe } = paramsOf(request, oneShoe);
      const proof = await history.shoe(table, shoe);
      if (!proof) throw new NotThere({ reason: `There is no shoe ${shoe} at this table.` });
      return proof;
    },
  );

  app.get(
    '/api/me/rounds',
    {
      schema: described(
        'Your rounds at all tables, newest first; `before` is the `at` of the last one',
        'RoundEntry',
        {
          list: true,
          query: page,
        },
      ),
    },
    async (request) => {
      const { id } = await signedIn(casino, request);
      const { before } = queryOf(request, page);
      return history.roundsOf(id, before === undefined ? {} : { before: new Date(before) });
    },
  );
}
