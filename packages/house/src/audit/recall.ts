import { type RoundRecord, recordOf, resumeRound, stepAgain } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { PokerHistory } from '../poker/hand-histories.ts';
import { openHistory } from '../poker/written-hand.ts';
import type { PastRules } from '../posted/past-rules.ts';
import type { RulesPosting } from '../posted/ruled-table.ts';
import type { Json } from '../storage/canonical.ts';
import { Ledger, type StatementLine } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { Archive, type ClosedRound, type KeptLine } from '../tables/archive.ts';
import { dealtOn } from '../tables/history.ts';
import { isRoundEvent, stepOf } from '../tables/journalled.ts';
import type { TableSetting } from '../tables/setting.ts';

/** A round as an auditor sees it: every line, every chip with the balance before and after, and what was posted. */
export interface RecalledRound {
  readonly table: string;
  readonly round: number;
  readonly shoe: number;
  readonly at: Date;
  /** The hash of what it was dealt by, and what that was; null for a shoe from before there were any. */
  readonly definition: string | null;
  readonly rules: RulesPosting | null;
  readonly lines: readonly {
    readonly seq: number;
    readonly type: string;
    readonly body: Json;
    readonly at: Date;
  }[];
  readonly movements: readonly StatementLine[];
  /** What was done to it after it was closed: reversed, or its jackpot backed out, and by whom. */
  readonly afterwards: Pick<RecalledRound, 'lines' | 'movements'>;
  /** The round as a record that `croupier replay` takes. */
  readonly record: RoundRecord;
}

/** A hand of poker in the same way. */
export interface RecalledHand extends Omit<RecalledRound, 'round' | 'shoe' | 'record' | 'afterwards'> {
  readonly hand: number;
  /** The hand as a history (PHH) with all cards open. */
  readonly phh: string;
}

/** Calls any round and any hand back, by the rules that it was dealt by. */
export class Recall {
  readonly #kysely: Kysely<Tables>;
  readonly #archive: Archive;
  readonly #ledger: Ledger;
  readonly #rules: PastRules;
  readonly #hands: PokerHistory;

  constructor(kysely: Kysely<Tables>, rules: PastRules) {
    this.#kysely = kysely;
    this.#archive = new Archive(kysely);
    this.#ledger = new Ledger(kysely);
    this.#rules = rules;
    this.#hands = new PokerHistory(kysely, rules);
  }

  async round(table: string, number: number): Promise<RecalledRound | undefined> {
    const closed = await this.#archive.round(table, number);
    return closed && this.#recalled(closed);
  }

  async hand(table: string, number: number): Promise<RecalledHand | undefined> {
    const found = await this.#hands.hand(table, number);
    if (!found?.hand.over) return undefined;
    const { definition, first, last, at } = found;
    return {
      table,
      hand: number,
      at,
      ...(await this.#posted(table, definition)),
      lines: toldOf(await this.#archive.linesOf({ table, opened: first, seq: last })),
      movements: await this.#ledger.causedBy(table, first, last),
      phh: openHistory(found),
    };
  }

  async #posted(
    table: string,
    definition: string | null,
  ): Promise<Pick<RecalledRound, 'definition' | 'rules'>> {
    if (definition === null) return { definition, rules: null };
    return { definition, rules: (await this.#rules.posting(table, definition)) ?? null };
  }

  /** The rounds of a table that were closed in a span of time as records, oldest first. */
  async *records(table: string, from: Date, to: Date): AsyncGenerator<RoundRecord> {
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
      const closed = await this.#archive.round(table, round);
      if (!closed) continue;
      const setting = await this.#dealtBy(closed);
      yield recordedAs(setting, await this.#archive.linesOf(closed));
    }
  }

  async #recalled(closed: ClosedRound): Promise<RecalledRound> {
    const { table, round, shoe, at, opened, seq } = closed;
    const lines = await this.#archive.linesOf(closed);
    const definition = await this.#archive.definitionOf(table, shoe);
    const setting = await this.#dealtBy(closed);
    return {
      table,
      round,
      shoe,
      at,
      ...(await this.#posted(table, definition)),
      lines: toldOf(lines),
      movements: await this.#ledger.causedBy(table, opened, seq),
      afterwards: await this.#afterwards(closed),
      record: recordedAs(setting, lines),
    };
  }

  async #dealtBy({ table, shoe }: ClosedRound): Promise<TableSetting> {
    const setting = await this.#rules.banked(table, await this.#archive.definitionOf(table, shoe));
    if (!setting) throw new Error(`Nobody knows what was dealt at ${table}.`);
    return setting;
  }

  async #afterwards(closed: ClosedRound): Promise<RecalledRound['afterwards']> {
    const lines = await this.#archive.undone(closed);
    const moved = await Promise.all(lines.map(({ seq }) => this.#ledger.causedBy(closed.table, seq, seq)));
    return { lines: toldOf(lines), movements: moved.flat() };
  }
}

const toldOf = (lines: readonly KeptLine[]): RecalledRound['lines'] =>
  lines.map(({ seq, type, body, at }) => ({ seq, type, body, at }));

function recordedAs({ game }: TableSetting, lines: readonly KeptLine[]): RoundRecord {
  const { bets, standing } = dealtOn(lines);
  const round = resumeRound(game, bets, [], standing);
  for (const line of lines) if (isRoundEvent(line.type)) stepAgain(round, ...stepOf(line));
  return recordOf(game, round);
}
