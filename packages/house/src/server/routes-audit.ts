import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { A_MOMENT, EXPORT_FORMATS, exportBooks, momentIn, refuseNoSpan } from '../audit/export.ts';
import { Recall } from '../audit/recall.ts';
import { bankedTables, type Casino, pokerTables } from './casino.ts';
import { paramsOf, queryOf } from './described.ts';
import { postedAt } from './posted.ts';
import { staffOf } from './routes-staff.ts';
import { NotThere } from './routes-tables.ts';

const oneRound = z.object({ table: z.string().max(64), round: z.coerce.number().int().min(1) });
const oneHand = z.object({ table: z.string().max(64), hand: z.coerce.number().int().min(1) });
const moment = z.string().transform((text, context) => {
  const at = momentIn(text);
  if (at) return at;
  context.addIssue({ code: 'custom', message: A_MOMENT });
  return z.NEVER;
});
const span = z.object({
  format: z.enum(EXPORT_FORMATS),
  table: z.string().max(64).optional(),
  from: moment.default(new Date(0)),
  to: moment.default(new Date('9999-12-31')),
});

const TYPES = {
  json: 'application/jsonl',
  csv: 'text/csv',
  rounds: 'application/jsonl',
  phh: 'text/plain',
} as const;

/** For surveillance: any round as it was, and any span of the books to take along. */
export function routeAudit(app: FastifyInstance, casino: Casino): void {
  const { kysely } = casino.store.database;
  const house = () => ({
    tables: bankedTables(casino).map(({ driver }) => driver.setting),
    pokerTables: pokerTables(casino).map(({ driver }) => driver.setting),
  });

  app.get('/api/audit/tables/:table/rounds/:round', { schema: { hide: true } }, async (request) => {
    await staffOf(casino, request, ['surveillance', 'admin']);
    const { table, round } = paramsOf(request, oneRound);
    const recalled = await new Recall(kysely, casino.rules).round(table, round);
    const setting = recalled && (await casino.rules.banked(table, recalled.definition));
    if (!setting) throw new NotThere({ reason: `There is no round ${round} at ${table} that is over.` });
    return { ...recalled, posted: postedAt(setting, false) };
  });

  app.get('/api/audit/poker-tables/:table/hands/:hand', { schema: { hide: true } }, async (request) => {
    await staffOf(casino, request, ['surveillance', 'admin']);
    const { table, hand } = paramsOf(request, oneHand);
    const recalled = await new Recall(kysely, casino.rules).hand(table, hand);
    if (!recalled) throw new NotThere({ reason: `There is no hand ${hand} at ${table} that is over.` });
    return recalled;
  });

  app.get('/api/audit/export', { schema: { hide: true } }, async (request, reply) => {
    await staffOf(casino, request, ['surveillance', 'admin']);
    const { format, table, from, to } = queryOf(request, span);
    const asked = { from, to, ...(table === undefined ? {} : { table }) };
    await refuseNoSpan(kysely, asked);
    const lines = exportBooks(kysely, format, asked, house());
    return reply.type(`${TYPES[format]}; charset=utf-8`).send(Readable.from(ended(lines)));
  });
}

async function* ended(lines: AsyncIterable<string>): AsyncGenerator<string> {
  for await (const line of lines) yield `${line}\n`;
}
