import { type Cents, cents } from '@croupier/table';
import { account, type Ledger } from '../storage/ledger.ts';
import type { SharedFigures } from './on-shared-meters.ts';
import type { TableSetting } from './setting.ts';

/** The meters that tables of the house share, as far as it has heard: what they hold is for the ledger to say. */
export class SharedMeters {
  readonly #shown = new Map<string, Cents | null>();
  readonly #tables: ReadonlyMap<string, readonly string[]>;
  #moved: (tables: readonly string[]) => void = () => undefined;

  private constructor(tables: ReadonlyMap<string, readonly string[]>) {
    this.#tables = tables;
  }

  /** Those that these tables share, as the ledger has them. */
  static async open(
    ledger: Pick<Ledger, 'balance' | 'statement'>,
    settings: readonly Pick<TableSetting, 'id' | 'meters'>[],
  ): Promise<SharedMeters> {
    const tables = new Map<string, string[]>();
    for (const { id, meters = {} } of settings)
      for (const shared of Object.values(meters)) tables.set(shared, [...(tables.get(shared) ?? []), id]);
    const opened = new SharedMeters(tables);
    for (const shared of tables.keys()) {
      const name = account.sharedMeter(shared);
      const [seeded] = await ledger.statement(name, { limit: 1 });
      opened.#shown.set(shared, seeded ? cents(await ledger.balance(name)) : null);
    }
    return opened;
  }

  /** What one of them shows; null before it is seeded. */
  readonly figures: SharedFigures = (shared) => this.#shown.get(shared) ?? null;

  /** Called with the tables of a meter that shows something else. */
  onMove(moved: (tables: readonly string[]) => void): void {
    this.#moved = moved;
  }

  /** Takes note of what commits left in their accounts. */
  note(balances: ReadonlyMap<string, number>): void {
    for (const [shared, tables] of this.#tables) {
      const balance = balances.get(account.sharedMeter(shared));
      if (balance === undefined || balance === this.#shown.get(shared)) continue;
      this.#shown.set(shared, cents(balance));
      this.#moved(tables);
    }
  }
}
