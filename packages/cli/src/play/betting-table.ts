import {
  type Bet,
  type BetChange,
  type BetOption,
  type BettingRules,
  betOptions,
  type Cents,
  changed,
  clearing,
  costOf,
  doubling,
  formatMoney,
  freshMeters,
  laidOn,
  linePostings,
  type Meters,
  type MetersBetweenRounds,
  mapMeters,
  metersAfterRound,
  metersGrown,
  minus,
  NOTHING,
  plus,
  progressivesOf,
  type Refusal,
  type RoundEvent,
  refusal,
  refusalOfBank,
  repeating,
  type Standing,
  samePosition,
  stakePostings,
  type TableGame,
  type TableLimits,
  undoing,
  withEqualStakes,
} from '@croupier/table';
import { Banking, COMPANION } from './banking.ts';
import { type Purse, YOU } from './purse.ts';

/** One player's bets at a table, by the same rules as everybody's. Each change is allowed whole or refused whole. */
export class BettingTable {
  readonly game: TableGame;
  readonly limits: TableLimits;
  readonly purse: Purse;
  readonly banking: Banking;
  #between: MetersBetweenRounds;
  #bets: readonly Bet[] = [];
  #earlier: readonly Bet[] = [];
  #changes: (readonly BetChange[])[] = [];

  constructor(game: TableGame, limits: TableLimits, purse: Purse) {
    this.game = game;
    this.limits = limits;
    this.banking = new Banking(game.layout, limits);
    this.purse = purse;
    this.#between = { meters: freshMeters(progressivesOf(game.layout)), contributions: {} };
    this.#toMeters(this.meters);
  }

  get #rules(): BettingRules {
    const { bank } = this.banking;
    return { layout: this.game.layout, limits: this.limits, ...(bank ? { bank } : {}) };
  }

  /** What the meters show. */
  get meters(): Meters {
    return this.#between.meters;
  }

  /** All that lies on the layout when the cards come: your bets, and your companion's against a bank of yours. */
  get allBets(): readonly Bet[] {
    return [...this.#bets, ...this.banking.against];
  }

  /** Who banks the round and what the meters show, with the chips for it put up. */
  begin(): Standing {
    const { bank } = this.banking;
    const { fees } = this.game.layout;
    if (bank) {
      this.purse.post([
        { account: this.purse.accounts.wallet(bank.player), amount: minus(NOTHING, bank.amount) },
        { account: this.purse.accounts.bank, amount: bank.amount },
        ...stakePostings(this.purse.accounts, bank.player, fees?.banker ?? NOTHING),
      ]);
    }
    const theirs = this.banking.against;
    if (theirs.length > 0)
      this.purse.post(stakePostings(this.purse.accounts, COMPANION, costOf(this.game.layout, theirs)));
    this.#between = metersGrown(this.game.layout, this.#between, this.allBets);
    this.#toMeters(this.#between.contributions);
    return { ...(bank ? { bank } : {}), meters: this.meters };
  }

  /** Takes the bank of the next round. */
  takeBank(amount: Cents, dealerBet: Cents | undefined): Refusal | undefined {
    const cost = plus(amount, this.game.layout.fees?.banker ?? NOTHING);
    if (cost > this.purse.balance) return this.#tooDear(cost);
    const why = this.banking.take(amount, dealerBet);
    if (why) return why;
    const refused = refusalOfBank(this.game.layout, this.allBets, this.banking.bank);
    if (refused) this.banking.give();
    return refused;
  }

  /** Chips from the tray into each meter; below zero, out of it again. */
  #toMeters(amounts: Meters): void {
    const { tray, meter } = this.purse.accounts;
    for (const [name, amount] of Object.entries(amounts)) {
      this.purse.post([
        { account: tray, amount: minus(NOTHING, amount) },
        { account: meter(name), amount },
      ]);
    }
  }

  get bets(): readonly Bet[] {
    return this.#bets;
  }

  /** What lies on the layout, commission laid beforehand included. */
  get staked(): Cents {
    return costOf(this.game.layout, this.#bets);
  }

  /** Every bet that could be added now, each with its amounts or the reason why not. */
  options(): BetOption[] {
    return betOptions(this.#rules, NO_SPOTS, this.#bets, YOU);
  }

  place(changes: readonly BetChange[]): Refusal | undefined {
    const why = this.#apply(changes);
    if (!why) this.#changes.push(changes);
    return why;
  }

  undo(): Refusal | undefined {
    const last = this.#changes.at(-1);
    if (!last) return { reason: 'There is nothing to undo.' };
    const why = this.#apply(undoing(last));
    if (!why) this.#changes.pop();
    return why;
  }

  clear(): Refusal | undefined {
    if (this.#bets.length === 0) return { reason: 'There are no bets to clear.' };
    return this.place(clearing(this.#bets, YOU));
  }

  double(): Refusal | undefined {
    if (this.#bets.length === 0) return { reason: 'There are no bets to double.' };
    return this.place(doubling(this.#bets, YOU));
  }

  rebet(): Refusal | undefined {
    if (this.#earlier.length === 0)
      return { reason: 'There is no earlier round whose bets could be repeated.' };
    return this.place(repeating(this.#earlier, YOU));
  }

  /** A decision puts chips down; refused when there are too few. */
  stake(amount: Cents): Refusal | undefined {
    if (amount > this.purse.balance) return this.#tooDear(amount);
    this.purse.post(stakePostings(this.purse.accounts, YOU, amount));
    return undefined;
  }

  /** The round is over: chips go where the lines say, and the layout is empty. */
  settle(over: Extract<RoundEvent, { type: 'settled' | 'voided' }>): void {
    for (const line of over.lines) {
      const bet = this.#bets.find(
        (one) =>
          one.player === line.player &&
          samePosition(one, { spot: line.seat, wager: line.wager, kind: line.kind }),
      );
      const laid = bet ? laidOn(this.game.layout, bet) : NOTHING;
      this.purse.post(linePostings(this.purse.accounts, line, laid));
    }
    const { meter } = this.purse.accounts;
    this.#between = metersAfterRound(this.#between, over);
    this.#toMeters(mapMeters(this.meters, (shown, name) => minus(shown, this.purse.of(meter(name)))));
    this.banking.over(this.#bets);
    this.#earlier = this.#bets;
    this.#bets = [];
    this.#changes = [];
  }

  #tooDear(cost: Cents): Refusal {
    return { reason: `That costs ${formatMoney(cost)}, and you have ${formatMoney(this.purse.balance)}.` };
  }

  #apply(asked: readonly BetChange[]): Refusal | undefined {
    const { layout } = this.game;
    const after = changed(this.#bets, YOU, withEqualStakes(layout, asked));
    const why = refusal(this.#rules, NO_SPOTS, after, YOU);
    const { bank, against } = this.banking;
    const unbanked = why ?? refusalOfBank(layout, [...after, ...against], bank);
    if (unbanked) return unbanked;
    const cost = minus(costOf(layout, after), this.staked);
    const reserved = bank?.player === YOU ? plus(bank.amount, layout.fees?.banker ?? NOTHING) : NOTHING;
    if (plus(cost, reserved) > this.purse.balance) return this.#tooDear(cost);
    this.purse.post(stakePostings(this.purse.accounts, YOU, cost));
    this.#bets = after;
    return undefined;
  }
}

/** Nobody else sits here: every spot is free. */
const NO_SPOTS = new Map<number, never>();
