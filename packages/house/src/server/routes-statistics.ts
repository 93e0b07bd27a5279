import type { FastifyInstance } from 'fastify';
import type { Statistics } from '../protocol/index.ts';
import { handStatistics } from '../statistics/hands.ts';
import { type KnownGame, rounded, type SettledRound, statisticsOf } from '../statistics/rounds.ts';
import { settledRounds } from '../statistics/settled-rounds.ts';
import type { Casino } from './casino.ts';
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
      const { rounds, older } = await settledRounds(casino.store.database.kysely, id, ROUNDS);
      const known = await knownGames(casino, mathematician, rounds);
      const own = await casino.pokerHistory.ownHands(id, HANDS);
      return {
        rounds: { ...rounded(statisticsOf(rounds, (round) => known.get(dealtBy(round)))), older },
        hands: { ...handStatistics(own.hands), older: own.older },
      };
    },
  );
}

type Dealt = Pick<SettledRound, 'table' | 'definition'>;

const dealtBy = ({ table, definition }: Dealt): string => `${table} ${definition}`;

/** The games of these rounds as they were dealt, whatever their tables deal now; an edge that is being counted is not known. */
async function knownGames(
  { rules }: Casino,
  mathematician: Mathematician | undefined,
  rounds: readonly Dealt[],
): Promise<ReadonlyMap<string, KnownGame>> {
  const dealt = new Map(rounds.map((round) => [dealtBy(round), round]));
  const known = [...dealt].map(async ([key, { table, definition }]): Promise<[string, KnownGame][]> => {
    const game = (await rules.banked(table, definition))?.game;
    if (!game) return [];
    const edges = (await mathematician?.edges(game)) ?? [];
    return [
      [
        key,
        {
          game: game.id,
          title: game.title,
          names: new Map(
            [...game.layout.wagers, ...(game.layout.bonuses ?? [])].map(({ id, name }) => [id, name]),
          ),
          edges: new Map(edges.map(({ wager, edge }) => [wager, edge])),
        },
      ],
    ];
  });
  return new Map((await Promise.all(known)).flat());
}
