import { type JackpotRules, jackpotNamed } from '@croupier/games';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import { pokerRulesPosted } from '../poker/poker-rules-posted.ts';
import { HOUSE } from '../storage/house-journal.ts';
import type { Tables } from '../storage/schema.ts';
import { rulesPosted } from '../tables/rules-posted.ts';
import type { RulesPosting } from './ruled-table.ts';

/** A table was taken out of the house. */
export const tableRemoved = z.object({
  type: z.literal('table-removed'),
  table: z.string(),
  /** The hash of what was posted there last. */
  before: z.string(),
  by: z.string().nullable(),
  why: z.string(),
});

const line = z.discriminatedUnion('type', [rulesPosted, pokerRulesPosted, tableRemoved]);
const fields = z.record(z.string(), z.unknown());

/** A jackpot as it was posted at a table; `seed` is null in lines from before it was written. */
export interface PostedJackpot {
  readonly rules: JackpotRules;
  readonly seed: number | null;
}

/** What was ever posted at the tables of a house, as its journal has it. */
export class PostedRules {
  readonly #postings = new Map<string, RulesPosting[]>();
  readonly #removed = new Set<string>();
  #seq = 0;

  static async of(kysely: Kysely<Tables>): Promise<PostedRules> {
    const rules = new PostedRules();
    await rules.readOn(kysely);
    return rules;
  }

  /** Reads what was written since. */
  async readOn(kysely: Kysely<Tables>): Promise<void> {
    const rows = await kysely
      .selectFrom('journal')
      .select(['seq', 'type', 'body'])
      .where('table_id', '=', HOUSE)
      .where('seq', '>', this.#seq)
      .where('type', 'in', ['rules-posted', 'poker-rules-posted', 'table-removed'])
      .orderBy('seq')
      .execute();
    for (const { seq, type, body } of rows) {
      this.add(line.parse({ ...fields.parse(body), type }));
      this.#seq = seq;
    }
  }

  add(written: z.infer<typeof line>): void {
    const { table } = written;
    if (written.type === 'table-removed') {
      this.#removed.add(table);
      return;
    }
    this.#removed.delete(table);
    const before = this.#postings.get(table);
    if (before) before.push(written);
    else this.#postings.set(table, [written]);
  }

  /** The tables that were posted and not taken away. */
  get tables(): string[] {
    return [...this.#postings.keys()].filter((table) => !this.#removed.has(table));
  }

  /** All that were ever posted. */
  get everPosted(): string[] {
    return [...this.#postings.keys()];
  }

  /** The rules that were ever posted for a jackpot's fund, each with its seed where the line says it. */
  jackpotsOf(fund: string): PostedJackpot[] {
    const posted = [...this.#postings.values()]
      .flat()
      .flatMap((one) => (one.type === 'poker-rules-posted' ? one.jackpots : []))
      .filter((one) => one.fund === fund);
    const known = new Map(
      posted.map(({ jackpot, options, seed = null }) => [
        JSON.stringify([jackpot, options, seed]),
        { jackpot, options, seed },
      ]),
    );
    return [...known.values()].map(({ jackpot, options, seed }) => ({
      rules: jackpotNamed(jackpot).with(options),
      seed,
    }));
  }

  /** Whatever was posted at a table, the latest first. */
  postedAt(table: string): RulesPosting[] {
    return this.#postings.get(table)?.toReversed() ?? [];
  }

  first(table: string): RulesPosting | undefined {
    return this.#postings.get(table)?.[0];
  }

  /** What is posted there now; undefined where no table is. */
  last(table: string): RulesPosting | undefined {
    return this.#removed.has(table) ? undefined : this.#postings.get(table)?.at(-1);
  }

  /** What was posted under the hash that a shoe or a hand carries. */
  by(table: string, definition: string): RulesPosting | undefined {
    return this.#postings.get(table)?.findLast((one) => one.definition === definition);
  }
}
