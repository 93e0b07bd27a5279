import { type RoundRecord, recordOf, resumeRound, stepAgain } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import type { Json } from '../storage/canonical.ts';
import { HOUSE } from '../storage/house-journal.ts';
import { Ledger, type StatementLine } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { Archive, type ClosedRound, type KeptLine } from '../tables/archive.ts';
import { dealtOn } from '../tables/history.ts';
import { isRoundEvent, ownEventOf, stepOf } from '../tables/journalled.ts';
import { type RulesPosted, rulesPosted, settingPosted } from '../tables/rules-posted.ts';
import type { TableSetting } from '../tables/setting.ts';

/** A round as an auditor sees it: every line, every chip with the balance before and after, and what was posted. */
export interface RecalledRound {
  readonly table: string;
  readonly round: number;
  readonly shoe: number;
  readonly at: Date;
  /** The hash of what it was dealt by, and what that was; null for a shoe from before there were any. */
  readonly definition: string | null;
  readonly rules: RulesPosted | null;
  readonly lines: readonly {
    readonly seq: number;
    readonly type: string;
    readonly body: Json;
    readonly at: Date;
  }[];
  readonly movements: readonly StatementLine[];
  /** The round as a record that `croupier replay` takes. */
  readonly record: RoundRecord;
}

/** Calls any round back. `tables` are those that are set up now, for shoes from before rules were written down. */
export class Recall {
  readonly #kysely: Kysely<Tables>;
  readonly #archive: Archive;
  readonly #ledger: Ledger;
  readonly #tables: ReadonlyMap<string, TableSetting>;

  constructor(kysely: Kysely<Tables>, tables: Iterable<TableSetting>) {
    this.#kysely = kysely;
    this.#archive = new Archive(kysely);
    this.#ledger = new Ledger(kysely);
    this.#tables = new Map([...tables].map((setting) => [setting.id, setting]));
  }

  async round(table: string, number: number): Promise<RecalledRound | undefined> {
    const closed = await this.#archive.round(table, number);
    return closed && this.#recalled(closed);
  }

  /** The rounds of a table that were closed in a span of time, oldest first. */
  async *rounds(table: string, from: Date, to: Date): AsyncGenerator<RecalledRound> {
    const numbers = await this.#kysely
      .selectFrom('journal')
      .select(sql<number>`(body->>'round')::bigint`.as('round'))
      .where('table_id', '=', table)
      .where('type', '=', 'round-closed')
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('seq')
      .execute();
    for (const { round } of numbers) {
      const recalled = await this.round(table, round);
      if (recalled) yield recalled;
    }
  }

  async #recalled(closed: ClosedRound): Promise<RecalledRound> {
    const { table, round, shoe, at, opened, seq } = closed;
    const lines = await this.#archive.linesOf(closed);
    const definition = await this.#definitionOf(table, shoe);
    const rules = definition === null ? null : await this.#rulesOf(table, definition);
    const setting = rules ? settingPosted(rules) : this.#tables.get(table);
    if (!setting) throw new Error(`Nobody knows what was dealt at ${table}.`);
    return {
      table,
      round,
      shoe,
      at,
      definition,
      rules,
      lines: lines.map(({ seq: line, type, body, at: when }) => ({ seq: line, type, body, at: when })),
      movements: await this.#ledger.causedBy(table, opened, seq),
      record: recordedAs(setting, lines),
    };
  }

  async #definitionOf(table: string, shoe: number): Promise<string | null> {
    const [line] = await this.#archive.shoe(table, shoe);
    const event = line && ownEventOf(line);
    return event?.type === 'shoe-opened' ? (event.definition ?? null) : null;
  }

  async #rulesOf(table: string, definition: string): Promise<RulesPosted | null> {
    const row = await this.#kysely
      .selectFrom('journal')
      .select(['body'])
      .where('table_id', '=', HOUSE)
      .where('type', '=', 'rules-posted')
      .where(sql<boolean>`body->>'definition' = ${definition} and body->>'table' = ${table}`)
      .orderBy('seq', 'desc')
      .executeTakeFirst();
    if (!row) return null;
    const fields = z.record(z.string(), z.unknown()).parse(row.body);
    return rulesPosted.parse({ ...fields, type: 'rules-posted' });
  }
}

function recordedAs({ game }: TableSetting, lines: readonly KeptLine[]): RoundRecord {
  const { bets, standing } = dealtOn(lines);
  const round = resumeRound(game, bets, [], standing);
  for (const line of lines) if (isRoundEvent(line.type)) stepAgain(round, ...stepOf(line));
  return recordOf(game, round);
}
