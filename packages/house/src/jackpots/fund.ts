import { businessDayAt } from '@croupier/games';
import { cents, type PlayerId } from '@croupier/table';
import { EMPTY_JOURNAL, type JournalHead } from '../storage/journal.ts';
import { account } from '../storage/ledger.ts';
import type { Store } from '../storage/store.ts';
import {
  type Bookkeeping,
  type JournalRead,
  JournalWriter,
  type Outcome,
  type WritersBooks,
} from '../tables/journal-writer.ts';
import type { Purses } from '../tables/purses.ts';
import { decideFund } from './decide.ts';
import type { Claim, FundCommand, FundEvent, Listing } from './events.ts';
import { fundFromJournal, fundToJournal } from './journalled.ts';
import { type FundSetting, fundJournal } from './setting.ts';
import { bareFund, evolveFund, type FundState, openPrizes } from './state.ts';

interface Surroundings {
  readonly store: Omit<WritersBooks, 'ledger'> & {
    readonly ledger: Pick<Store['ledger'], 'balance' | 'balancesMovedBy'>;
  };
  readonly purses: Pick<Purses, 'note'>;
}

/** The fund of a jackpot as it is kept: a journal of its own, and an account that the tables pay into. */
export class Fund {
  readonly setting: FundSetting;
  readonly #around: Surroundings;
  readonly #writer: JournalWriter<FundState, FundEvent, FundCommand>;
  #pool: number;

  private constructor(
    setting: FundSetting,
    around: Surroundings,
    recovered: { readonly state: FundState; readonly head: JournalHead },
    pool: number,
  ) {
    this.setting = setting;
    this.#around = around;
    this.#pool = pool;
    this.#writer = new JournalWriter(booksOf(setting), around.store, recovered, {
      applied: () => undefined,
      balances: (balances) => around.purses.note(balances),
      reloaded: () => undefined,
    });
  }

  /** The fund as its journal left it. */
  static async open(setting: FundSetting, around: Surroundings): Promise<Fund> {
    const recovered = await recoverFund(setting, around.store.journal);
    const pool = await around.store.ledger.balance(account.jackpot(setting.id));
    return new Fund(setting, around, recovered, pool);
  }

  get state(): FundState {
    return this.#writer.state;
  }

  /** What is in it, as far as this house has heard: it grows with every hand. */
  get pool(): number {
    return this.#pool;
  }

  /** Takes note of what a commit left in it. */
  note(balances: ReadonlyMap<string, number>): void {
    this.#pool = balances.get(account.jackpot(this.setting.id)) ?? this.#pool;
  }

  get open(): ReturnType<typeof openPrizes> {
    return openPrizes(this.state);
  }

  /** Posts what the pool has, if a business day has begun since the last posting. */
  async postIfDue(at: Date): Promise<void> {
    const { rules, day: usual, id } = this.setting;
    const day = businessDayAt(at, { ...usual, hour: rules.postedAt?.hour ?? usual.hour });
    const { seq, day: posted } = this.state;
    if (posted !== null && posted >= day) return;
    const balance = cents(await this.#around.store.ledger.balance(account.jackpot(id)));
    // If something is paid or called meanwhile, the balance may hold what is gone: the next look posts it.
    await this.#writer.submit((state) => (state.seq === seq ? { do: 'post', day, balance } : null));
  }

  async claim(claim: Claim): Promise<void> {
    await this.#writer.submit(() => ({ do: 'claim', claim }));
  }

  async list(listing: Listing): Promise<void> {
    await this.#writer.submit(() => ({ do: 'list', listing }));
  }

  confirm({ hand, prize }: Pick<Claim, 'hand' | 'prize'>, by: PlayerId | null): Promise<Outcome> {
    return this.#writer.submit(() => ({ do: 'confirm', hand, prize, by }));
  }

  void(
    of: Pick<Claim, 'hand' | 'prize'>,
    by: PlayerId,
    reason: string,
    unlike: readonly PlayerId[],
  ): Promise<Outcome> {
    return this.#writer.submit(() => ({ do: 'void', hand: of.hand, prize: of.prize, by, reason, unlike }));
  }

  /** Another node has written to its journal, up to this line, or may have. */
  hear(seq?: number): void {
    this.#writer.hear(seq);
  }

  async idle(): Promise<void> {
    await this.#writer.idle();
  }
}

const booksOf = (setting: FundSetting): Bookkeeping<FundState, FundEvent, FundCommand> => ({
  table: fundJournal(setting.id),
  decide: (state, command) => decideFund(setting, state, command),
  evolve: evolveFund,
  toJournal: fundToJournal,
  fromJournal: (_state, line) => fundFromJournal(line),
  recover: async (journal) => ({ ...(await recoverFund(setting, journal)), since: null }),
});

async function recoverFund(
  { id }: FundSetting,
  journal: Pick<JournalRead, 'linesFrom'>,
): Promise<{ readonly state: FundState; readonly head: JournalHead }> {
  let state = bareFund();
  let head: JournalHead = EMPTY_JOURNAL;
  for await (const line of journal.linesFrom(fundJournal(id))) {
    state = evolveFund(state, fundFromJournal(line));
    head = { seq: line.seq, hash: line.hash };
  }
  return { state, head };
}
