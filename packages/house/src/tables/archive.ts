import type { Refusal } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { type Brought, roundsBrought } from '../played/brought.ts';
import type { PlayedFilter } from '../played/played-filter.ts';
import type { JournalEvent } from '../storage/journal.ts';
import type { Tables } from '../storage/schema.ts';
import type { EventOf } from './events.ts';
import { ownEventOf } from './journalled.ts';

/** A line of a journal as it was kept. */
export type KeptLine = Pick<JournalEvent, 'table' | 'seq' | 'type' | 'body' | 'at'>;

export interface ClosedRound extends EventOf<'round-closed'> {
  readonly table: string;
  readonly seq: number;
  readonly at: Date;
}

/** Finds what is over: rounds by number and by player, shoes by number. */
export class Archive {
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** The rounds of a table that are over, newest first. */
  async rounds(table: string, before: number | undefined, limit: number): Promise<ClosedRound[]> {
    const number = sql<number>`(body->>'round')::bigint`;
    let query = this.#lines()
      .where('table_id', '=', table)
      .where('type', '=', 'round-closed')
      .orderBy(number, 'desc')
      .limit(limit);
    if (before !== undefined) query = query.where(number, '<', before);
    return (await query.execute()).map(kept).flatMap(closedRound);
  }

  async round(table: string, round: number): Promise<ClosedRound | undefined> {
    const [found] = await this.rounds(table, round + 1, 1);
    return found?.round === round ? found : undefined;
  }

  /** Every line of a round, from the opening of its betting to its end. */
  async linesOf({ table, opened, seq }: Pick<ClosedRound, 'table' | 'opened' | 'seq'>): Promise<KeptLine[]> {
    const rows = await this.#lines()
      .where('table_id', '=', table)
      .where('seq', '>=', opened)
      .where('seq', '<=', seq)
      .orderBy('seq')
      .execute();
    return rows.map(kept);
  }

  /** Why a round that was settled is void after all; undefined if it is not. */
  async reversal({ table, round }: Pick<ClosedRound, 'table' | 'round'>): Promise<Refusal | undefined> {
    const line = await this.#lines()
      .where('table_id', '=', table)
      .where('type', '=', 'settlement-reversed')
      .where(sql<number>`(body->>'round')::bigint`, '=', round)
      .executeTakeFirst();
    const event = line && ownEventOf(kept(line));
    return event?.type === 'settlement-reversed' ? event.why : undefined;
  }

  /** What was done to a round after it was closed: asked for by one, agreed to by another, its chips taken back. */
  async undone({ table, round, seq }: Pick<ClosedRound, 'table' | 'round' | 'seq'>): Promise<KeptLine[]> {
    const rows = await this.#lines()
      .where('table_id', '=', table)
      .where('seq', '>', seq)
      .where('type', 'in', ['second-awaited', 'irregularity', 'settlement-reversed', 'jackpot-backed-out'])
      .where(
        sql<number>`coalesce(body->'act'->>'round', body->>'round', ${String(round)})::bigint`,
        '=',
        round,
      )
      .orderBy('seq')
      .execute();
    const lines = rows.map(kept);
    // What went wrong with the cards does not name its round: it stands just before the line that takes it back.
    const reversed = lines.find(({ type }) => type === 'settlement-reversed')?.seq ?? 0;
    return lines.filter((line) => line.type !== 'irregularity' || line.seq === reversed - 1);
  }

  /** The rounds in which somebody had chips, newest first, and what each has brought them. */
  async roundsOf(
    person: string,
    filter: PlayedFilter,
    limit: number,
  ): Promise<{ readonly closed: ClosedRound; readonly net: number }[]> {
    const { rows } = await sql<Brought>`
      ${roundsBrought(person, filter)}
      order by date_trunc('milliseconds', ended.at) desc fetch first ${limit} rows with ties`.execute(
      this.#kysely,
    );
    const found = await Promise.all(
      rows.map(async ({ table, seq, net }) => {
        const [end] = await this.linesOf({ table, opened: seq + 1, seq: seq + 1 });
        return end ? closedRound(end).map((closed) => ({ closed, net })) : [];
      }),
    );
    return found.flat();
  }

  /** What the journal says of a shoe: its opening, its cut, its end. */
  async shoe(table: string, number: number): Promise<KeptLine[]> {
    const rows = await this.#lines()
      .where('table_id', '=', table)
      .where('type', 'in', ['shoe-opened', 'shoe-cut', 'shoe-over'])
      .where(sql<number>`(body->>'number')::bigint`, '=', number)
      .orderBy('seq')
      .execute();
    return rows.map(kept);
  }

  /** The hash of what a shoe was dealt by; null for one from before there were any. */
  async definitionOf(table: string, shoe: number): Promise<string | null> {
    const [line] = await this.shoe(table, shoe);
    const event = line && ownEventOf(line);
    return event?.type === 'shoe-opened' ? (event.definition ?? null) : null;
  }

  #lines() {
    return this.#kysely.selectFrom('journal').select(['table_id', 'seq', 'type', 'body', 'at']);
  }
}

const kept = ({ table_id, ...line }: Omit<KeptLine, 'table'> & { readonly table_id: string }): KeptLine => ({
  table: table_id,
  ...line,
});

function closedRound(line: KeptLine): ClosedRound[] {
  const event = ownEventOf(line);
  return event.type === 'round-closed' ? [{ ...event, table: line.table, seq: line.seq, at: line.at }] : [];
}
