import type { PlayerId } from '@croupier/table';
import { account, type Ledger } from '../storage/ledger.ts';

const WALLET = account.wallet('');

/** What people were last known to have in their wallets, to show it. What they may spend is for the ledger to say. */
export class Purses {
  readonly #ledger: Pick<Ledger, 'balance'>;
  readonly #known = new Map<PlayerId, number>();

  #noted: (balances: ReadonlyMap<string, number>) => void = () => undefined;
  #moved: (player: PlayerId, at: string | null) => void = () => undefined;

  constructor(ledger: Pick<Ledger, 'balance'>) {
    this.#ledger = ledger;
  }

  of(player: PlayerId): number {
    return this.#known.get(player) ?? 0;
  }

  /** Looks somebody's wallet up. */
  async learn(player: PlayerId): Promise<void> {
    const before = this.#known.get(player);
    const balance = await this.#ledger.balance(account.wallet(player));
    // Chips may have moved while the ledger was asked; then that is the newer word.
    if (this.#known.get(player) === before) this.#known.set(player, balance);
  }

  /** Somebody was given chips, at no table. */
  set(player: PlayerId, balance: number): void {
    this.#know(player, balance, null);
  }

  /** Called with what commits leave in any account. */
  onNote(noted: (balances: ReadonlyMap<string, number>) => void): void {
    this.#noted = noted;
  }

  /** Called when there is something else in somebody's wallet than was known, and by which table, if it was one. */
  onMove(moved: (player: PlayerId, at: string | null) => void): void {
    this.#moved = moved;
  }

  /** Takes note of what a commit, of a table or of none, left in the wallets it touched. */
  note(balances: ReadonlyMap<string, number>, at: string | null = null): void {
    this.#noted(balances);
    for (const [name, balance] of balances) {
      if (name.startsWith(WALLET)) this.#know(name.slice(WALLET.length), balance, at);
    }
  }

  #know(player: PlayerId, balance: number, at: string | null): void {
    if (this.#known.get(player) === balance) return;
    this.#known.set(player, balance);
    this.#moved(player, at);
  }
}
