import {
  type AnyLayout,
  type Bet,
  type BetweenRounds,
  bankAfterRound,
  bankOffered,
  bankPassed,
  bankPutUp,
  bankTaken,
  bettorAfter,
  type Cents,
  dollars,
  NO_BANK,
  nextBanker,
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
  #between: BetweenRounds;
  /** The same with a bank of yours put up. */
  #yours: BetweenRounds | undefined;

  constructor(layout: AnyLayout, limits: TableLimits) {
    this.#layout = layout;
    this.#limits = limits;
    const spots = new Map([[this.home, { holder: YOU }]]);
    const [first = 1] = seatNumbersOf(layout);
    if (layout.bank?.required) spots.set(first, { holder: COMPANION });
    this.#between = { spots, bank: NO_BANK, regulars: new Map(), meters: {}, contributions: {} };
  }

  /** Where you sit: beside the companion where there is one. */
  get home(): number {
    const [first = 1, second = first] = seatNumbersOf(this.#layout);
    return this.#layout.bank?.required ? second : first;
  }

  /** The bank of the round that comes: yours, your companion's, or none when the house banks. */
  get bank(): PlayerBank | undefined {
    const holder = this.#yours?.bank.holder;
    if (holder) return holder;
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
    const offered = this.#offered();
    if ('reason' in offered) return offered;
    const bank = bankPutUp(this.#layout, this.#limits, offered, {
      seat: this.home,
      player: YOU,
      amount,
      ...(dealerBet === undefined ? {} : { dealerBet }),
    });
    if ('reason' in bank) return bank;
    this.#yours = { ...offered, bank: bankTaken(offered.bank, bank) };
    return undefined;
  }

  /** The bank offered to you, or why it is not. The companion passes it, unless your rounds in a row are over. */
  #offered(): BetweenRounds | Refusal {
    const rules = this.#layout.bank;
    if (!rules) return { reason: 'Only the house banks this game.' };
    const { cite, afterABet } = rules.rotation;
    let between = this.#between;
    for (;;) {
      const next = nextBanker(this.#layout, between);
      if (next === 'settled' || next === 'anybody')
        return afterABet && !between.regulars.get(YOU)?.againstHouse
          ? { reason: 'Bet against the house once before you bank.', cite }
          : { reason: 'The house banks this round; the bank comes back to you after it.', cite };
      const bank = bankOffered(this.#layout, between.bank, next);
      if (next.player === YOU) return { ...between, bank };
      if (bank.banked?.player === YOU) {
        const { rounds } = bank.banked;
        return { reason: `You have banked ${rounds} rounds in a row; ${COMPANION} banks now.`, cite };
      }
      between = { ...between, bank: bankPassed(bank, next.seat) };
    }
  }

  /** Gives the bank up before the deal. */
  give(): void {
    this.#yours = undefined;
  }

  /** A round is over. */
  over(yourBets: readonly Bet[]): void {
    const { bank: holder } = this;
    const dealt = this.#yours ?? this.#between;
    const bank = bankAfterRound(this.#layout, holder ? bankTaken(dealt.bank, holder) : dealt.bank);
    const regulars = new Map(dealt.regulars);
    if (yourBets.length > 0) regulars.set(YOU, bettorAfter(regulars.get(YOU), yourBets, holder));
    this.#between = { ...dealt, bank, regulars };
    this.#yours = undefined;
  }
}
