import { randomBytes } from 'node:crypto';
import type { TableGame } from '@croupier/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { trainingAnswer, trainingSpot, trainingVerdict } from '../protocol/index.ts';
import { bodyOf, described, paramsOf, queryOf } from './described.ts';
import { NotThere } from './routes-tables.ts';
import type { Training } from './training.ts';

const atTable = z.object({ table: z.string().max(64) });
const which = z.object({ seed: z.string().min(1).max(64).optional() });

/** Decisions of a table's game to practise on, by its rules: no chip moves, and nobody has to sign in. */
export function routeTraining(
  app: FastifyInstance,
  gameAt: (table: string) => TableGame | undefined,
  training: Training | undefined,
): void {
  const taught = (request: FastifyRequest): { teacher: Training; game: TableGame } => {
    const { table } = paramsOf(request, atTable);
    const game = gameAt(table);
    if (!game) throw new NotThere({ reason: `There is no table "${table}".` });
    if (!training?.teaches(game)) throw new NotThere({ reason: `${game.title} cannot be practised here.` });
    return { teacher: training, game };
  };

  app.get(
    '/api/tables/:table/training',
    {
      schema: described(
        'A decision of this game to practise on; the same seed deals the same',
        trainingSpot,
        {
          params: atTable,
          query: which,
        },
      ),
    },
    (request) => {
      const { teacher, game } = taught(request);
      return teacher.deal(game, queryOf(request, which).seed ?? randomBytes(9).toString('base64url'));
    },
  );

  app.post(
    '/api/tables/:table/training',
    {
      schema: described('What was best in that spot, and what the answer cost', trainingVerdict, {
        params: atTable,
        body: trainingAnswer,
      }),
    },
    (request) => {
      const { teacher, game } = taught(request);
      const { seed, choice, parts } = bodyOf(request, trainingAnswer);
      return teacher.judge(game, seed, parts === undefined ? { choice: choice ?? '' } : { parts });
    },
  );
}
