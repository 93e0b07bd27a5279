import type { Kysely } from 'kysely';
import type { Tables } from './schema.ts';
import type { ShoeState } from './shoe-state.ts';

/** A shoe with its secret. Never leaves the house before it is over. */
export interface ShoeSecret {
  readonly table: string;
  /** From 1 at each table. */
  readonly number: number;
  /** 32 bytes. */
  readonly seed: Uint8Array;
  /** What was published before the first bet. */
  readonly commitment: string;
  readonly state: ShoeState;
  readonly openedAt: Date;
  readonly revealedAt: Date | null;
}

/** What anybody may know of a shoe: the seed only when it is over. */
export interface PublicShoe {
  readonly table: string;
  readonly number: number;
  readonly commitment: string;
  readonly state: ShoeState;
  readonly seed: Uint8Array | null;
}

/** A shoe that is not there, or is there already. */
export class ShoeError extends Error {
  override readonly name = 'ShoeError';
}

/** Keeps the seeds of shoes, so that a house that was killed goes on with the same cards. */
export class Shoes {
  readonly #kysely: Kysely<Tables>;

  constructor(kysely: Kysely<Tables>) {
    this.#kysely = kysely;
  }

  /** Keeps a new shoe's secret; before its commitment is published, or a crash could lose the cards. */
  async keep(shoe: Pick<ShoeSecret, 'table' | 'number' | 'seed' | 'commitment'>): Promise<void> {
    if (shoe.seed.length !== 32) throw new ShoeError('The seed of a shoe has 32 bytes.');
    const kept = await this.#kysely
      .insertInto('shoes')
      .values({
        table_id: shoe.table,
        number: shoe.number,
        seed: Buffer.from(shoe.seed),
        commitment: shoe.commitment,
        state: 'committed',
        opened_at: new Date(),
        revealed_at: null,
      })
      .onConflict((conflict) => conflict.columns(['table_id', 'number']).doNothing())
      .executeTakeFirst();
    if (kept.numInsertedOrUpdatedRows !== 1n) {
      throw new ShoeError(`Shoe ${shoe.number} of ${shoe.table} is there already.`);
    }
  }

  /** The first card has left the shoe. */
  async begin(table: string, number: number): Promise<void> {
    await this.#move(table, number, { state: 'in-play' });
  }

  /** The shoe is over: from now on anybody may see its seed, which is returned. */
  async reveal(table: string, number: number): Promise<ShoeSecret> {
    const shoe = await this.find(table, number);
    if (shoe?.state === 'over') return shoe;
    await this.#move(table, number, { state: 'over', revealed_at: new Date() });
    return this.get(table, number);
  }

  async get(table: string, number: number): Promise<ShoeSecret> {
    const shoe = await this.find(table, number);
    if (!shoe) throw new ShoeError(`There is no shoe ${number} at ${table}.`);
    return shoe;
  }

  async find(table: string, number: number): Promise<ShoeSecret | undefined> {
    const row = await this.#rows(table).where('number', '=', number).executeTakeFirst();
    return row && secret(row);
  }

  /** The newest shoe of a table. */
  async latest(table: string): Promise<ShoeSecret | undefined> {
    const row = await this.#rows(table).orderBy('number', 'desc').limit(1).executeTakeFirst();
    return row && secret(row);
  }

  /** What may be shown: built for the public, with a seed only once the shoe is over. */
  async publicShoe(table: string, number: number): Promise<PublicShoe> {
    const { commitment, state, seed } = await this.get(table, number);
    return { table, number, commitment, state, seed: state === 'over' ? seed : null };
  }

  #rows(table: string) {
    return this.#kysely.selectFrom('shoes').selectAll().where('table_id', '=', table);
  }

  async #move(
    table: string,
    number: number,
    change: { readonly state: ShoeState; readonly revealed_at?: Date },
  ): Promise<void> {
    const moved = await this.#kysely
      .updateTable('shoes')
      .set(change)
      .where('table_id', '=', table)
      .where('number', '=', number)
      .where('state', '<>', 'over')
      .executeTakeFirst();
    if (moved.numUpdatedRows !== 1n)
      throw new ShoeError(`There is no shoe ${number} to deal from at ${table}.`);
  }
}

function secret(row: {
  readonly table_id: string;
  readonly number: number;
  readonly seed: Buffer;
  readonly commitment: string;
  readonly state: ShoeState;
  readonly opened_at: Date;
  readonly revealed_at: Date | null;
}): ShoeSecret {
  return {
    table: row.table_id,
    number: row.number,
    seed: new Uint8Array(row.seed),
    commitment: row.commitment,
    state: row.state,
    openedAt: row.opened_at,
    revealedAt: row.revealed_at,
  };
}
