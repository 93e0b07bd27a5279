import type { PlayerId } from '@croupier/table';
import type { Claim } from './events.ts';
import type { Fund } from './fund.ts';
import type { DealtInElsewhere, HandWon, PlayedFor } from './played-for.ts';
import { playsAt } from './setting.ts';
import { waitingClaims } from './state.ts';

/** A hand that is being played at a table of the house. */
export interface HandInPlay {
  readonly table: string;
  readonly began: number;
  /** The people who were dealt in and are there. */
  readonly seats: readonly { readonly seat: number; readonly player: PlayerId }[];
}

/** How often the house looks whether a business day has begun, and whether a jackpot can be paid. */
const LOOK = 1000;

/** The jackpots of a house. */
export class Funds {
  readonly #funds: readonly Fund[];
  readonly #inPlay: () => readonly HandInPlay[];
  readonly #complain: (error: unknown) => void;
  readonly #now: () => Date;
  #looking: Promise<void> = Promise.resolve();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    funds: readonly Fund[],
    around: {
      readonly inPlay: () => readonly HandInPlay[];
      readonly complain: (error: unknown) => void;
      readonly now: () => Date;
    },
  ) {
    this.#funds = funds;
    this.#inPlay = around.inPlay;
    this.#complain = around.complain;
    this.#now = around.now;
  }

  get all(): readonly Fund[] {
    return this.#funds;
  }

  named(id: string): Fund | undefined {
    return this.#funds.find(({ setting }) => setting.id === id);
  }

  at(table: string): Fund[] {
    return this.#funds.filter(({ setting }) => playsAt(setting, table));
  }

  /** The jackpots of a table as they are posted now. */
  playedFor(table: string): PlayedFor[] {
    return this.at(table).map(({ setting: { id, rules, percent, cap }, open }) => ({
      fund: id,
      jackpot: rules.id,
      options: rules.options,
      percent,
      cap,
      open,
    }));
  }

  /** Who is dealt in at the other tables of the funds that are divided among all of them. */
  elsewhere(table: string): DealtInElsewhere[] {
    return this.at(table).flatMap(({ setting }) => {
      const { won } = setting.rules;
      if (won.by !== 'bad-beat' || won.division.among === 'table') return [];
      return this.#inPlay()
        .filter((hand) => hand.table !== table && playsAt(setting, hand.table))
        .flatMap((hand) => hand.seats.map((one) => ({ fund: setting.id, table: hand.table, ...one })));
    });
  }

  /** Hands in what a hand has won; what was handed in before changes nothing. */
  async handIn({ claims, listings }: HandWon): Promise<void> {
    for (const { fund, claim } of claims) await this.named(fund)?.claim(claim);
    for (const { fund, listing } of listings) await this.named(fund)?.list(listing);
  }

  /** Takes note of what commits left in the accounts of the funds. */
  note(balances: ReadonlyMap<string, number>): void {
    for (const fund of this.#funds) fund.note(balances);
  }

  start(): void {
    if (this.#funds.length === 0) return;
    this.#timer = setInterval(() => this.look(), LOOK);
    this.#timer.unref();
    this.look();
  }

  async stop(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
    for (const fund of this.#funds) await fund.idle();
  }

  /** Posts what is due, and at funds without staff confirms what can be paid. */
  look(): void {
    this.#looking = this.#looking.then(() => this.lookNow()).catch(this.#complain);
  }

  async lookNow(): Promise<void> {
    for (const fund of this.#funds) {
      await fund.postIfDue(this.#now());
      if (fund.setting.staffed) continue;
      for (const claim of waitingClaims(fund.state))
        if (this.isRipe(fund, claim)) await fund.confirm(claim, null);
    }
  }

  /**
   * A jackpot is paid when no table that plays for it has a hand in play which began earlier and might win it yet
   * (bclc-poker 32.0 §2.4.9, §2.4.9.a).
   */
  isRipe({ setting }: Fund, { began }: Pick<Claim, 'began'>): boolean {
    return !this.#inPlay().some((hand) => playsAt(setting, hand.table) && hand.began < began);
  }
}
