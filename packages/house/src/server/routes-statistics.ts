import type { FastifyInstance } from 'fastify';
import type { Statistics } from '../protocol/index.ts';
import { handStatistics } from '../statistics/hands.ts';
import { type KnownGame, rounded, statisticsOf } from '../statistics/rounds.ts';
import { settledRounds } from '../statistics/settled-rounds.ts';
import { bankedTables, type Casino } from './casino.ts';
import { described, type StrictLimit } from './described.ts';
import type { Mathematician } from './mathematician.ts';
import { signedIn } from './session.ts';

/** So much is looked at for one page. A hand of poker is played again to be counted, a round is only read. */
const ROUNDS = 2_000;
const HANDS = 200;

/** How somebody has played, for themselves alone. */
export function routeStatistics(
  app: FastifyInstance,
  casino: Casino,
  mathematician: Mathematician | undefined,
  strict: StrictLimit,
): void {
  app.get(
    '/api/me/statistics',
    { ...strict, schema: described('How you have played lately, by game and by wager', 'Statistics') },
    async (request): Promise<Statistics> => {
      const { id } = await signedIn(casino, request);
      const rounds = await settledRounds(casino.store.database.kysely, id, ROUNDS);
      const known = await knownGames(casino, mathematician, new Set(rounds.map(({ table }) => table)));
      return {
        rounds: rounded(statisticsOf(rounds, ROUNDS, (table) => known.get(table))),
        hands: handStatistics(await casino.pokerHistory.ownHands(id, HANDS), HANDS),
      };
    },
  );
}

/** The games at these tables as they are dealt now; an edge that is still being counted is not known. */
async function knownGames(
  casino: Casino,
  mathematician: Mathematician | undefined,
  tables: ReadonlySet<string>,
): Promise<ReadonlyMap<string, KnownGame>> {
  const settings = bankedTables(casino)
    .map(({ driver }) => driver.setting)
    .filter(({ id }) => tables.has(id));
  const known = settings.map(async ({ id, game }): Promise<readonly [string, KnownGame]> => {
    const edges = (await mathematician?.edges(game)) ?? [];
    return [
      id,
      {
        game: game.id,
        title: game.title,
        names: new Map(game.layout.wagers.map((wager) => [wager.id, wager.name])),
        edges: new Map(edges.map(({ wager, edge }) => [wager, edge])),
      },
    ];
  });
  return new Map(await Promise.all(known));
}
