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
  type Line,
  laidOn,
  linePostings,
  minus,
  NOTHING,
  type Refusal,
  refusal,
  repeating,
  samePlace,
  stakePostings,
  type TableGame,
  type TableLimits,
  undoing,
  withEqualStakes,
} from '@croupier/table';
import { type Purse, YOU } from './purse.ts';

/** One player's bets at a table, by the same rules as everybody's. Each change is allowed whole or refused whole. */
export class BettingTable {
  readonly game: TableGame;
  readonly limits: TableLimits;
  readonly purse: Purse;
  readonly #rules: BettingRules;
  #bets: readonly Bet[] = [];
  #earlier: readonly Bet[] = [];
  #changes: (readonly BetChange[])[] = [];

  constructor(game: TableGame, limits: TableLimits, purse: Purse) {
    this.game = game;
    this.limits = limits;
    this.#rules = { layout: game.layout, limits };
    this.purse = purse;
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

  /** The bets are settled: chips go where the lines say, and the layout is empty. */
  settle(lines: readonly Line[]): void {
    for (const line of lines) {
      const bet = this.#bets.find((one) =>
        samePlace(one, { spot: line.seat, wager: line.wager, kind: line.kind }),
      );
      const laid = bet ? laidOn(this.game.layout, bet) : NOTHING;
      this.purse.post(linePostings(this.purse.accounts, line, laid));
    }
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
    if (why) return why;
    const cost = minus(costOf(layout, after), this.staked);
    if (cost > this.purse.balance) return this.#tooDear(cost);
    this.purse.post(stakePostings(this.purse.accounts, YOU, cost));
    this.#bets = after;
    return undefined;
  }
}

/** Nobody else sits here: every spot is free. */
const NO_SPOTS = new Map<number, never>();
