import { type Kysely, sql } from 'kysely';
import { texts } from '../storage/binary-arrays.ts';
import type { Tables } from '../storage/schema.ts';
import type { DealtShoe } from './replay.ts';

interface KeptShoe {
  readonly seed: Buffer;
  readonly commitment: string;
  readonly state: string;
}

/** The seeds of a table's shoes as they are kept, held against the cards that its journal dealt from them. */
export class ShoeCupboard {
  compared = 0;
  readonly #table: string;
  readonly #kept: Map<number, KeptShoe>;
  readonly #found: string[] = [];
  #furthest = 0;

  private constructor(table: string, kept: Map<number, KeptShoe>) {
    this.#table = table;
    this.#kept = kept;
  }

  static async of(kysely: Kysely<Tables>, table: string): Promise<ShoeCupboard> {
    const rows = await kysely
      .selectFrom('shoes')
      .select(['number', 'seed', 'commitment', 'state'])
      .where('table_id', '=', table)
      .execute();
    return new ShoeCupboard(table, new Map(rows.map((row) => [row.number, row])));
  }

  compare(dealt: readonly DealtShoe[]): void {
    for (const { number, opened, over, fits } of dealt) {
      const kept = this.#kept.get(number);
      this.#kept.delete(number);
      this.#furthest = Math.max(this.#furthest, number);
      this.compared += 1;
      const why = kept ? (fits(kept.seed, kept.commitment) ?? revealed(kept, over)) : 'its seed is gone';
      if (why) this.#found.push(`Shoe ${number} of ${this.#table}, opened in line ${opened}: ${why}.`);
    }
  }

  /** What was wrong, and shoes that are kept though no line ever dealt from them: only the next may be. */
  findings(): string[] {
    const strange = [...this.#kept.keys()]
      .filter((number) => number > this.#furthest + 1)
      .toSorted((a, b) => a - b);
    const next = this.#furthest + 1;
    const seen = this.#kept.get(next)?.state === 'over';
    return [
      ...this.#found,
      ...(seen ? [`Shoe ${next} of ${this.#table} is not opened yet, and its seed is revealed.`] : []),
      ...strange.map(
        (number) => `Shoe ${number} of ${this.#table} is kept, and its journal never came to it.`,
      ),
    ];
  }
}

/** Shoes of tables without a journal: only the first may be kept there, before its table begins. */
export async function shoesOfNobody(kysely: Kysely<Tables>, tables: readonly string[]): Promise<string[]> {
  const rows = await kysely
    .selectFrom('shoes')
    .select(['table_id', 'number', 'opened_at'])
    .where((row) => row.or([row('number', '>', 1), row('state', '<>', 'committed')]))
    .where(sql<boolean>`table_id <> all(${texts(tables)}::text[])`)
    .orderBy('table_id')
    .orderBy('number')
    .execute();
  return rows.map(
    ({ table_id, number, opened_at }) =>
      `Shoe ${number} of ${table_id}, of ${opened_at.toISOString()}, is kept, and there is no journal of such a table.`,
  );
}

/** Whoever reads a shoe that is over sees its seed: it is shown then and not before. */
function revealed({ state }: KeptShoe, over: boolean): string | undefined {
  if (over === (state === 'over')) return undefined;
  return over
    ? 'its last hand is over and its seed is not revealed'
    : 'its seed is revealed, and its last hand is not over';
}
