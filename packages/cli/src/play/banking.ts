import {
  type AnyLayout,
  type Bet,
  type Cents,
  dollars,
  formatMoney,
  NOTHING,
  type PlayerBank,
  type Refusal,
  seatNumbersOf,
  type TableLimits,
} from '@croupier/table';
import { YOU } from './purse.ts';

/** Who sits beside you where the house never banks: banks when you do not, and bets against you when you do. */
export const COMPANION = 'Robin';
const COMPANIONS_BANK = dollars(2000);

/** Who banks at a terminal table, round by round, as the game's rotation has it. */
export class Banking {
  readonly #layout: AnyLayout;
  readonly #limits: TableLimits;
  #yours: PlayerBank | undefined;
  #betBefore = false;
  #lastBet: Cents = NOTHING;
  /** Rounds in a row that the last banker banked, and whether that was you. */
  #streak = 0;
  #youBanked = false;

  constructor(layout: AnyLayout, limits: TableLimits) {
    this.#layout = layout;
    this.#limits = limits;
  }

  /** Where you sit: beside the companion where there is one. */
  get home(): number {
    const [first = 1, second = first] = seatNumbersOf(this.#layout);
    return this.#layout.bank?.required ? second : first;
  }

  /** The bank of the round that comes: yours, your companion's, or none when the house banks. */
  get bank(): PlayerBank | undefined {
    if (this.#yours) return this.#yours;
    const [seat = 1] = seatNumbersOf(this.#layout);
    return this.#layout.bank?.required ? { seat, player: COMPANION, amount: COMPANIONS_BANK } : undefined;
  }

  /** What lies against a bank of yours: the companion's least bet on the basic game, where there is a companion. */
  get against(): Bet[] {
    const rules = this.#layout.bank;
    const wager = rules?.wagers.find((id) => this.#limits[id]);
    const limit = wager === undefined ? undefined : this.#limits[wager];
    const [spot = 1] = seatNumbersOf(this.#layout);
    if (!this.#yours || !rules?.required || wager === undefined || !limit) return [];
    return [{ spot, player: COMPANION, wager, kind: 'own', amount: limit.least }];
  }

  /** Puts up a bank for the next round, or says why not. */
  take(amount: Cents, dealerBet: Cents | undefined): Refusal | undefined {
    const rules = this.#layout.bank;
    if (!rules) return { reason: 'Nobody but the house banks this game.' };
    const { rotation, cites } = rules;
    if (rotation.afterABet && !this.#betBefore)
      return { reason: 'Bet against the house once before you bank.', cite: rotation.cite };
    if (rotation.alternatesWithHouse && this.#youBanked)
      return {
        reason: 'The house banks this round; the bank comes back to you after it.',
        cite: rotation.cite,
      };
    if (this.#youBanked && this.#streak >= rotation.roundsInARow)
      return {
        reason: `You have banked ${this.#streak} rounds in a row; ${COMPANION} banks now.`,
        cite: rotation.cite,
      };
    const least = this.#limits[rules.dealerBets ?? '']?.least ?? NOTHING;
    if (dealerBet !== undefined && (rules.dealerBets === undefined || dealerBet < least))
      return { reason: `The dealer bets at least ${formatMoney(least)} against a bank.`, cite: cites.bank };
    const dealers = rules.dealerBets === undefined ? undefined : (dealerBet ?? this.#lastBet);
    this.#yours = {
      seat: this.home,
      player: YOU,
      amount,
      ...(dealers === undefined ? {} : { dealerBet: dealers }),
    };
    return undefined;
  }

  /** Gives the bank up before the deal. */
  give(): void {
    this.#yours = undefined;
  }

  /** A round is over. */
  over(yourBets: readonly Bet[]): void {
    const you = this.#yours !== undefined;
    this.#streak = you === this.#youBanked ? this.#streak + 1 : 1;
    this.#youBanked = you;
    this.#yours = undefined;
    const { dealerBets } = this.#layout.bank ?? {};
    // Of the wager that the dealer would bet on, not of a bonus beside it (bclc-baccarat 6.0 §2.2.10).
    const basic = yourBets.find(({ kind, wager }) => kind === 'own' && wager === (dealerBets ?? wager));
    if (!basic) return;
    this.#betBefore = true;
    this.#lastBet = basic.amount;
  }
}
