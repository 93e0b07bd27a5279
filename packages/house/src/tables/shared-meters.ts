import { type Cents, cents } from '@croupier/table';
import { account, type Ledger } from '../storage/ledger.ts';
import type { SharedFigures } from './on-shared-meters.ts';
import type { TableSetting } from './setting.ts';

const SHARED = account.sharedMeter('');

/** The meters that tables of the house share, as far as it has heard: what they hold is for the ledger to say. */
export class SharedMeters {
  readonly #ledger: Pick<Ledger, 'balance' | 'statement'>;
  readonly #shown = new Map<string, Cents>();
  readonly #tables = new Map<string, Set<string>>();
  #moved: (tables: Iterable<string>) => void = () => undefined;

  constructor(ledger: Pick<Ledger, 'balance' | 'statement'>) {
    this.#ledger = ledger;
  }

  /** Looks up those that a table shares. */
  async learn({ id, meters = {} }: Pick<TableSetting, 'id' | 'meters'>): Promise<void> {
    for (const shared of Object.values(meters)) {
      this.#tables.set(shared, (this.#tables.get(shared) ?? new Set()).add(id));
      const name = account.sharedMeter(shared);
      const [seeded] = this.#shown.has(shared) ? [] : await this.#ledger.statement(name, { limit: 1 });
      if (seeded) this.#shown.set(shared, cents(await this.#ledger.balance(name)));
    }
  }

  /** What one of them shows; null before it is seeded. */
  readonly figures: SharedFigures = (shared) => this.#shown.get(shared) ?? null;

  /** Called with the tables of a meter that shows something else. */
  onMove(moved: (tables: Iterable<string>) => void): void {
    this.#moved = moved;
  }

  /** Takes note of what commits left in their accounts. */
  note(balances: ReadonlyMap<string, number>): void {
    for (const [name, balance] of balances) {
      if (!name.startsWith(SHARED)) continue;
      const shared = name.slice(SHARED.length);
      if (balance === this.#shown.get(shared)) continue;
      this.#shown.set(shared, cents(balance));
      this.#moved(this.#tables.get(shared) ?? []);
    }
  }
}
