import {
  type CatalogueGame,
  catalogue,
  isBanked,
  isPoker,
  isTimeZone,
  type PokerGame,
} from '@croupier/games';
import {
  type BankedGame,
  dollars,
  METER,
  progressivesOf,
  Refused,
  type TableGame,
  type TableLimits,
} from '@croupier/table';
import { z } from 'zod';
import { fundOf, USUAL_DAY } from '../jackpots/offered.ts';
import { playsAt } from '../jackpots/setting.ts';
import type { Role } from '../people/index.ts';
import { BOT_STYLES } from '../poker/poker-events.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import { pace } from '../protocol/terms.ts';
import { evenLimits, linkedMeters, USUAL_LIMITS } from './default-tables.ts';
import type { Links } from './events.ts';
import type { TableSetting } from './setting.ts';

/** What an operator's file says a house is to have: its tables, and who works there. */
export interface TableFile {
  readonly tables: readonly TableSetting[];
  readonly pokerTables: readonly PokerSetting[];
  readonly staff: readonly Appointment[];
}

/** Somebody with an account who is given roles. */
export interface Appointment {
  readonly name: string;
  readonly roles: readonly Role[];
}

/** A table before its game is known; what else it says depends on the game's kind. */
interface GivenTable {
  readonly id: string;
  readonly game: string;
}

const money = z.number().positive().max(1_000_000);
const limit = z.strictObject({ least: money, most: money, step: money.default(1) });
const shared = {
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'must be small letters, digits and hyphens'),
  name: z.string().trim().min(1).max(40),
  game: z.string(),
  options: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
};
const banked = z.strictObject({
  ...shared,
  least: money.default(USUAL_LIMITS.least),
  most: money.default(USUAL_LIMITS.most),
  limits: z.record(z.string(), limit).default({}),
  burn: z.number().int().min(0).max(20).default(0),
  contribution: z.number().int().min(0).max(100).optional(),
  meter: shared.id.optional(),
  meters: z.record(z.string(), shared.id).default({}),
  staffed: z.boolean().default(false),
  help: z.boolean().default(true),
  pace: pace.default('calm'),
  bots: z.number().int().min(0).max(9).default(0),
});
const poker = z.strictObject({
  ...shared,
  seats: z.number().int().min(2).default(6),
  maximumBuyIn: money.default(400),
  clock: z.enum(['every-turn', 'on-request']).default('every-turn'),
  bots: z.union([z.number().int().min(0).max(9), z.array(z.enum(BOT_STYLES)).min(1).max(9)]).default(0),
});
const hour = z.number().int().min(0).max(23);
const fundFile = z.strictObject({
  id: shared.id,
  name: shared.name,
  jackpot: z.string(),
  options: shared.options,
  tables: z.array(z.string()).min(1).optional(),
  properties: z.record(z.string().trim().min(1).max(40), z.array(z.string()).min(1)).optional(),
  percent: z.number().int().min(1).max(10).default(1),
  cap: money.default(1),
  seed: z.number().int().min(0).max(90).default(20),
  staffed: z.boolean().default(false),
});
const businessDay = z
  .strictObject({
    hour,
    timeZone: z.string().refine(isTimeZone, 'must be a time zone such as America/Vancouver'),
  })
  .default(USUAL_DAY);
const file = z.strictObject({
  tables: z.array(z.object({ id: z.string(), game: z.string() }).loose()).min(1),
  staff: z
    .array(
      z.strictObject({
        name: z.string(),
        roles: z.array(z.enum(['player', 'dealer', 'floor', 'surveillance', 'admin'])).min(1),
      }),
    )
    .default([]),
  jackpots: z.array(fundFile).default([]),
  businessDay,
});

/** Reads the tables of a house from the text of a file. Amounts in it are dollars. */
export function parseTables(text: string): TableFile {
  const { tables: given, staff, jackpots, businessDay: day } = checked(file, parsed(text), 'It');
  const twice = given.find(({ id }, at) => given.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Refused({ reason: `Two tables are called "${twice.id}".` });
  const dealt = given.map((table) => ({ table, game: gameOf(table) }));
  const pokerTables = dealt.flatMap(({ game, table }) => (isPoker(game) ? [pokerTable(table, game)] : []));
  const funds = jackpots.map((fund) => fundOf(fund, day, pokerTables));
  const same = funds.find(({ id }, at) => funds.findIndex((other) => other.id === id) !== at);
  if (same) throw new Refused({ reason: `Two jackpots are called "${same.id}".` });
  const tables = dealt.flatMap(({ game, table }) => (isBanked(game) ? [bankedTable(table, game)] : []));
  refuseUnlike(tables);
  return {
    tables,
    pokerTables: pokerTables.map((table) => ({
      ...table,
      jackpots: funds.filter((fund) => playsAt(fund, table.id)),
    })),
    staff,
  };
}

function gameOf({ id, game }: GivenTable): CatalogueGame {
  const listed = catalogue.find((one) => one.id === game);
  if (listed) return listed;
  throw new Refused({ reason: `Table "${id}" asks for "${game}", which is no game of the house.` });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused({ reason: 'It is not JSON.' });
  }
}

function checked<T>(schema: z.ZodType<T>, value: unknown, what: string): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new Refused({ reason: `${what} does not describe a house: ${where}${issue?.message ?? ''}.` });
}

function bankedTable(given: GivenTable, game: BankedGame): TableSetting {
  const {
    id,
    name,
    options,
    least,
    most,
    limits,
    burn,
    contribution,
    meter,
    meters,
    staffed,
    help,
    pace: tablePace,
    bots,
  } = checked(banked, given, `Table "${given.id}"`);
  if (most < least) throw new Refused({ reason: `Table "${id}" has a most below its least.` });
  const dealt = game.with(options);
  const usual = evenLimits(dealt, least, most);
  const unknown = Object.keys(limits).find((wager) => !Object.hasOwn(usual, wager));
  if (unknown !== undefined)
    throw new Refused({ reason: `Table "${id}" limits "${unknown}", which is no wager of its game.` });
  const own: TableLimits = Object.fromEntries(
    Object.entries(limits).map(([wager, one]) => [
      wager,
      { least: dollars(one.least), most: dollars(one.most), step: dollars(one.step) },
    ]),
  );
  return {
    id,
    name,
    game: dealt,
    limits: { ...usual, ...own },
    burn,
    staffed,
    help,
    pace: tablePace,
    bots,
    ...(contribution === undefined ? {} : { contribution }),
    ...linksOf(id, dealt, meter === undefined ? meters : { ...meters, [METER]: meter }),
  };
}

/** The meters that a table shares: those that its file names, and those that its rulebook links. */
function linksOf(id: string, game: TableGame, named: Links): Pick<TableSetting, 'meters'> {
  const known = progressivesOf(game.layout);
  const unknown = Object.keys(named).find((name) => !Object.hasOwn(known, name));
  if (unknown !== undefined)
    throw new Refused({
      reason: `Table "${id}" shares ${unknown === METER ? 'a meter' : `the meter "${unknown}"`}, which its game does not have.`,
    });
  const meters = { ...linkedMeters(game).meters, ...named };
  return Object.keys(meters).length > 0 ? { meters } : {};
}

/** Tables share a meter that is the same at all of them: of one game, and started again from one amount. */
function refuseUnlike(tables: readonly TableSetting[]): void {
  const first = new Map<string, { readonly table: string; readonly like: string }>();
  for (const { id, game, meters = {} } of tables)
    for (const [name, link] of Object.entries(meters)) {
      const { meter = 0, reseed = 0 } = progressivesOf(game.layout)[name] ?? {};
      const like = `${game.id} ${name} ${meter} ${reseed}`;
      const other = first.get(link);
      if (!other) first.set(link, { table: id, like });
      else if (other.like !== like)
        throw new Refused({
          reason: `Tables "${other.table}" and "${id}" cannot share the meter "${link}": they need the same game, and the same options "meter" and "reseed".`,
        });
    }
}

function pokerTable(given: GivenTable, game: PokerGame): PokerSetting {
  const { id, name, options, seats, maximumBuyIn, clock, bots } = checked(
    poker,
    given,
    `Table "${given.id}"`,
  );
  const rules = game.with(options);
  const { seats: most, clauses } = rules.variant;
  if (seats > most)
    throw new Refused({
      reason: `Table "${id}" has ${seats} seats, and ${most} may play its game.`,
      cite: clauses.players,
    });
  const company = typeof bots === 'number' ? { bots } : { bots: bots.length, botStyles: bots };
  return { id, name, rules, seats, maximumBuyIn: dollars(maximumBuyIn), clock, ...company };
}
