import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { newest } from '../played/newest.ts';
import type { PlayedFilter } from '../played/played-filter.ts';
import { playedTotals } from '../played/played-totals.ts';
import { asCsv, asPhhs } from '../played/written-down.ts';
import type { PlayedEntry, PlayedTotals, TableTotal } from '../protocol/index.ts';
import type { Casino } from './casino.ts';
import { dealtGame } from './dealt-games.ts';
import { described, queryOf } from './described.ts';
import { signedIn } from './session.ts';
import { tableTotals } from './table-totals.ts';

const moment = z.coerce.number().int().min(1).max(Number.MAX_SAFE_INTEGER);
const wanted = z.object({
  kind: z.enum(['round', 'hand']).optional(),
  table: z.string().max(64).optional(),
  game: z.string().max(128).optional(),
  from: moment.optional().describe('from this time on'),
  before: moment.optional().describe('before this time: the `at` of the last one, for the next page'),
  result: z.enum(['won', 'lost']).optional(),
  atLeast: z.coerce
    .number()
    .int()
    .min(1)
    .max(Number.MAX_SAFE_INTEGER)
    .optional()
    .describe('only what brought or cost so many cents'),
});
const asFile = wanted.extend({ format: z.enum(['json', 'csv', 'phh', 'pokerstars']) });
type Wanted = z.infer<typeof wanted>;

const PAGE = 20;
/** A file has no more than this: the newest of what was asked for. */
const MOST_IN_A_FILE = 500;

/** Everything that somebody has played, and what came of it. */
export function routePlayed(app: FastifyInstance, casino: Casino): void {
  app.get(
    '/api/me/played',
    {
      schema: described(
        'Your rounds and poker hands at all tables, newest first; `before` is the `at` of the last one',
        'PlayedEntry',
        { list: true, query: wanted },
      ),
    },
    async (request): Promise<PlayedEntry[]> => {
      const { id } = await signedIn(casino, request);
      return playedBy(casino, id, queryOf(request, wanted), PAGE);
    },
  );

  app.get(
    '/api/me/played/totals',
    {
      schema: described('What the rounds and hands that you look for have brought', 'PlayedTotals', {
        query: wanted,
      }),
    },
    async (request): Promise<PlayedTotals> => {
      const { id } = await signedIn(casino, request);
      const given = queryOf(request, wanted);
      return playedTotals(casino.store.database.kysely, id, await filterOf(casino, given), given.kind);
    },
  );

  app.get('/api/me/played/file', { schema: { hide: true } }, async (request: FastifyRequest, reply) => {
    const { id } = await signedIn(casino, request);
    const given = queryOf(request, asFile);
    const onlyHands = given.format === 'phh' || given.format === 'pokerstars';
    const played = await playedBy(casino, id, onlyHands ? { ...given, kind: 'hand' } : given, MOST_IN_A_FILE);
    const { type, name, text } = await fileOf(casino, id, given.format, played);
    return reply
      .type(type)
      .header('content-disposition', `attachment; filename="${name}"`)
      .header('cache-control', 'no-store')
      .send(text);
  });

  app.get(
    '/api/me/totals',
    {
      schema: described('What each table has brought you, chips that lie there included', 'TableTotal', {
        list: true,
      }),
    },
    async (request): Promise<TableTotal[]> => {
      const { id } = await signedIn(casino, request);
      return tableTotals(casino, id);
    },
  );
}

async function playedBy(casino: Casino, id: string, given: Wanted, most: number): Promise<PlayedEntry[]> {
  const filter = await filterOf(casino, given);
  const rounds = given.kind === 'hand' ? [] : await casino.history.roundsOf(id, filter, most);
  const hands = given.kind === 'round' ? [] : await casino.pokerHistory.handsAtAll(id, filter, most);
  return newest(
    [...rounds.map((round) => ({ kind: 'round' as const, ...round })), ...hands],
    most,
    ({ at }) => at,
  );
}

async function filterOf(casino: Casino, given: Wanted): Promise<PlayedFilter> {
  const { table, game, from, before, result, atLeast } = given;
  return {
    tables: table === undefined ? undefined : [table],
    game: game === undefined ? undefined : await dealtGame(casino, game),
    from: from === undefined ? undefined : new Date(from),
    before: before === undefined ? undefined : new Date(before),
    result,
    atLeast,
  };
}

interface WrittenFile {
  readonly type: string;
  readonly name: string;
  readonly text: string;
}

/** What was asked for as a file, the oldest first as files are read. */
async function fileOf(
  casino: Casino,
  id: string,
  format: z.infer<typeof asFile>['format'],
  played: readonly PlayedEntry[],
): Promise<WrittenFile> {
  const inOrder = played.toReversed();
  const hands = inOrder.flatMap((entry) => (entry.kind === 'hand' ? [entry] : []));
  switch (format) {
    case 'json':
      return {
        type: 'application/json; charset=utf-8',
        name: 'croupier-played.json',
        text: `${JSON.stringify(inOrder, null, 2)}\n`,
      };
    case 'csv':
      return { type: 'text/csv; charset=utf-8', name: 'croupier-played.csv', text: asCsv(inOrder) };
    case 'pokerstars':
      return {
        type: 'text/plain; charset=utf-8',
        name: 'croupier-hands.txt',
        text: hands.map(({ pokerstars }) => pokerstars).join('\n\n'),
      };
    case 'phh': {
      const replays = await Promise.all(
        hands.map(({ table, hand }) => casino.pokerHistory.replay(table, hand, { player: id })),
      );
      return {
        type: 'text/plain; charset=utf-8',
        name: 'croupier-hands.phhs',
        text: asPhhs(replays.flatMap((replay) => replay?.phh ?? [])),
      };
    }
  }
}
