import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { fundJournal } from '../jackpots/setting.ts';
import type { PlayedEntry, TableTotal } from '../protocol/index.ts';
import { type Casino, pokerTables } from './casino.ts';
import { described, queryOf } from './described.ts';
import { signedIn } from './session.ts';

const page = z.object({
  before: z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER).optional(),
  kind: z.enum(['round', 'hand']).optional(),
});

const PAGE = 20;

/** Everything that somebody has played, and what came of it. */
export function routePlayed(app: FastifyInstance, casino: Casino): void {
  app.get(
    '/api/me/played',
    {
      schema: described(
        'Your rounds and poker hands at all tables, newest first; `before` is the `at` of the last one',
        'PlayedEntry',
        { list: true, query: page },
      ),
    },
    async (request): Promise<PlayedEntry[]> => {
      const { id } = await signedIn(casino, request);
      const { before, kind } = queryOf(request, page);
      const rounds = kind === 'hand' ? [] : await casino.history.roundsOf(id, before);
      const hands =
        kind === 'round'
          ? []
          : await casino.pokerHistory.handsAtAll(
              pokerTables(casino).map(({ driver }) => driver.setting.id),
              id,
              before === undefined ? undefined : new Date(before),
            );
      return [...rounds.map((round) => ({ kind: 'round' as const, ...round })), ...hands]
        .toSorted((a, b) => b.at - a.at)
        .slice(0, PAGE);
    },
  );

  app.get(
    '/api/me/totals',
    {
      schema: described('What each table has brought you, chips that lie there included', 'TableTotal', {
        list: true,
      }),
    },
    async (request): Promise<TableTotal[]> => {
      const { id } = await signedIn(casino, request);
      const totals = await casino.store.ledger.totalsByTable(id);
      return totals.flatMap(({ table, net }): TableTotal[] => {
        const open = casino.tables.get(table);
        if (open) return [{ table, tableName: open.driver.setting.name, kind: open.kind, net }];
        const fund = casino.funds.all.find(({ setting }) => fundJournal(setting.id) === table);
        return fund ? [{ table, tableName: fund.setting.name, kind: 'jackpot', net }] : [];
      });
    },
  );
}
