import { catalogue } from '@croupier/games';
import { Refused } from '@croupier/table';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { type TableOdds, tableOdds } from '../protocol/index.ts';
import type { TableSetting } from '../tables/setting.ts';
import { described, paramsOf, queryOf, type StrictLimit } from './described.ts';
import type { Mathematician } from './mathematician.ts';
import { NotThere } from './routes-tables.ts';

const oneGame = z.object({ rulebook: z.string().max(64), game: z.string().max(64) });
const atTable = z.object({ table: z.string().max(64) });
/** As a form sends them; the game itself says which there are and what they may be. */
const options = z
  .record(z.string().max(40), z.string().max(200))
  .refine((given) => Object.keys(given).length <= 60, 'too many options');

/** What the games are worth: a page for each under any options, and the edges at a table. The same for everybody. */
export function routeOdds(
  app: FastifyInstance,
  settingOf: (table: string) => Pick<TableSetting, 'game' | 'help'> | undefined,
  mathematician: Mathematician | undefined,
  strict: StrictLimit,
): void {
  if (mathematician) routePages(app, mathematician, strict);

  app.get(
    '/api/tables/:table/odds',
    { schema: described('What each wager at a table is worth', tableOdds, { params: atTable }) },
    async (request): Promise<TableOdds> => {
      const { table } = paramsOf(request, atTable);
      const setting = settingOf(table);
      if (!setting) throw new NotThere({ reason: `There is no table "${table}".` });
      const { game, help = true } = setting;
      if (!mathematician) return { help, counting: false, wagers: [] };
      const edges = await mathematician.edges(game);
      return {
        help,
        counting: edges === undefined,
        wagers: (edges ?? []).map(({ meters, ...edge }) => ({ ...edge, meters: [...meters] })),
      };
    },
  );
}

/** A page for every game, with a form for its options: the counting is begun by whoever asks first. */
function routePages(app: FastifyInstance, mathematician: Mathematician, strict: StrictLimit): void {
  app.get('/odds/:rulebook/:game', { schema: { hide: true }, ...strict }, async (request, reply) => {
    const { rulebook, game: name } = paramsOf(request, oneGame);
    const game = catalogue.find(({ id }) => id === `${rulebook}/${name}`);
    void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache');
    if (!game)
      return reply.status(404).send(mathematician.says('No such game', 'There is no game at this address.'));
    try {
      const asked = queryOf(request, options);
      const answer = await (game.kind === 'poker'
        ? mathematician.poker(game, asked)
        : mathematician.ask(game.with(asked)));
      // A page that waits looks again by itself.
      if (answer.state === 'counting') void reply.status(202).header('refresh', '3');
      return await reply.send(answer.page);
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return reply.status(409).send(mathematician.says(game.title, error.message));
    }
  });
}
