import {
  type Accounts,
  accountsOf,
  type Cents,
  cents,
  NOTHING,
  NotConserved,
  type Posting,
  plus,
} from '@croupier/table';

/** The player at a terminal table; there is only one. */
export const YOU = 'you';

/** The chips of a terminal table: a small ledger in memory, in which nothing is made or lost. */
export class Purse {
  readonly accounts: Accounts = accountsOf('terminal');
  readonly #balances = new Map<string, Cents>();

  constructor(chips: Cents) {
    this.#balances.set(this.accounts.wallet(YOU), chips);
  }

  /** What is in the player's rack. */
  get balance(): Cents {
    return this.of(this.accounts.wallet(YOU));
  }

  of(account: string): Cents {
    return this.#balances.get(account) ?? NOTHING;
  }

  /** Moves chips between accounts; all of it or none. */
  post(postings: readonly Posting[]): void {
    const sum = postings.reduce((total, { amount }) => total + amount, 0);
    if (sum !== 0) throw new NotConserved(`Chips would be ${sum > 0 ? 'made' : 'lost'}: ${sum} cents.`);
    const after = new Map(this.#balances);
    for (const { account, amount } of postings)
      after.set(account, plus(after.get(account) ?? NOTHING, amount));
    const wallet = after.get(this.accounts.wallet(YOU)) ?? NOTHING;
    if (wallet < 0) throw new NotConserved('More chips would be bet than there are.');
    for (const [account, amount] of after) this.#balances.set(account, cents(amount));
  }
}
