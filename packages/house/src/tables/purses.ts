import type { PlayerId } from '@croupier/table';
import { account, type Ledger } from '../storage/ledger.ts';

const WALLET = account.wallet('');

/** What people were last known to have in their wallets, to show it. What they may spend is for the ledger to say. */
export class Purses {
  readonly #ledger: Pick<Ledger, 'balance'>;
  readonly #known = new Map<PlayerId, number>();

  #noted: (balances: ReadonlyMap<string, number>) => void = () => undefined;

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

  set(player: PlayerId, balance: number): void {
    this.#known.set(player, balance);
  }

  /** Called with what commits leave in any account. */
  onNote(noted: (balances: ReadonlyMap<string, number>) => void): void {
    this.#noted = noted;
  }

  /** Takes note of what a commit left in the wallets it touched. */
  note(balances: ReadonlyMap<string, number>): void {
    this.#noted(balances);
    for (const [name, balance] of balances) {
      if (name.startsWith(WALLET)) this.#known.set(name.slice(WALLET.length), balance);
    }
  }
}
