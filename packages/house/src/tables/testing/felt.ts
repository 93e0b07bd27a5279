import { type Card, type SeededRandom, Shoe, seededRandom } from '@croupier/cards';
import { miniBaccarat } from '@croupier/games';
import { cents, type Options, type TableGame } from '@croupier/table';
import type { JournalEvent } from '../../storage/journal.ts';
import { account } from '../../storage/ledger.ts';
import { nextBanker } from '../bank-turn.ts';
import type { Decision, TableCommand } from '../commands.ts';
import { decide } from '../decide.ts';
import { dealersCut, nextCutter } from '../decide-shoe.ts';
import { evenLimits } from '../default-tables.ts';
import type { TableEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { fromJournal, toJournal } from '../journalled.ts';
import { burnCount, burns } from '../live-shoe.ts';
import type { SharedFigures } from '../on-shared-meters.ts';
import type { TableSetting } from '../setting.ts';
import { bareTable, roundOf, type TableState } from '../state.ts';

export const tableWith = (options: Partial<Options> = {}, burn = 0): TableSetting => {
  return settingOf(miniBaccarat.with(options), burn);
};

export const settingOf = (game: TableGame, burn = 0): TableSetting => ({
  id: 'test',
  name: 'The Test',
  game,
  limits: evenLimits(game, 5, 500),
  burn,
});

/** More than any round or shoe takes from one phase to another: a table that never gets there fails, and does not hang. */
const MOST_STEPS = 10_000;

/** A table by itself, with a ledger in memory and a shoe whose cards are known beforehand. */
export class Felt {
  readonly table: TableSetting;
  readonly balances: Map<string, number>;
  readonly journal: JournalEvent[] = [];
  readonly random: SeededRandom;
  readonly #stacked: Card[] = [];
  /** As it stood before its first line. */
  began: TableState = bareTable();
  state: TableState = this.began;
  shoe: Shoe<'seeded'>;

  /** A ledger that is given is another table's too. */
  constructor(table: TableSetting, seed = 'felt', balances = new Map<string, number>()) {
    this.table = table;
    this.balances = balances;
    this.random = seededRandom(seed);
    this.shoe = Shoe.seeded(table.game.layout.shoe, this.random);
  }

  /** Gives somebody chips. */
  fund(player: string, amount: number): void {
    this.#move(`wallet:${player}`, amount);
    this.#move('bank', -amount);
  }

  wallet(player: string): number {
    return this.balances.get(`wallet:${player}`) ?? 0;
  }

  stakes(player: string): number {
    return this.balances.get(`stakes:${player}@${this.table.id}`) ?? 0;
  }

  #move(name: string, amount: number): void {
    this.balances.set(name, (this.balances.get(name) ?? 0) + amount);
  }

  /** What the meters show that tables share. */
  readonly figures: SharedFigures = (shared) => {
    const balance = this.balances.get(account.sharedMeter(shared));
    return balance === undefined ? null : cents(balance);
  };

  /**
   * Carries a command out as the house would: events and postings together, or neither. Where it was decided on figures that
   * have moved since, it is refused, and the house would decide it again.
   */
  ask(command: TableCommand, figures = this.figures): Decision {
    const decision = decide(this.table, this.state, command, figures);
    if ('refused' in decision) return decision;
    const moved = decision.holds?.find((one) => (this.balances.get(one.account) ?? 0) !== one.balance);
    if (moved) return { refused: { reason: `${moved.account} has moved.` } };
    const before = new Map(this.balances);
    for (const { postings } of decision.movements)
      for (const posting of postings) this.#move(posting.account, posting.amount);
    const short = [...this.balances].find(([name, balance]) => balance < 0 && /^(wallet|stakes):/.test(name));
    if (short) {
      this.balances.clear();
      for (const [name, balance] of before) this.balances.set(name, balance);
      return { refused: { reason: `${short[0]} is short.` } };
    }
    for (const event of decision.events) this.#happen(event);
    return decision;
  }

  #happen(event: TableEvent): void {
    const { type, body } = toJournal(event);
    const seq = this.state.seq + 1;
    this.journal.push({
      table: this.table.id,
      seq,
      type,
      body: JSON.parse(JSON.stringify(body)),
      at: new Date(seq),
      hash: '',
    });
    this.state = evolve(this.table, this.state, event);
  }

  /** Cards that come before the shoe's own, for a round that must come out so. */
  stack(cards: readonly Card[]): void {
    this.#stacked.push(...cards);
  }

  #draw(): Card {
    return this.#stacked.shift() ?? this.shoe.draw();
  }

  /** The table does what is due next by itself. */
  goOn(): Decision {
    const { phase, shoe, bank, jackpot } = this.state;
    switch (phase) {
      case 'closed':
        this.shoe = Shoe.seeded(this.table.game.layout.shoe, this.random);
        return this.ask({ do: 'open-shoe', commitment: 'c'.repeat(64) });
      case 'cut':
        return this.#begin();
      case 'bank':
        return bank.offered && bank.offered !== 'anybody'
          ? this.ask({ do: 'pass-bank', seat: bank.offered.seat, why: 'absent' })
          : this.#bankOrBetting();
      case 'betting':
        return this.ask(shoe.cut ? { do: 'close-betting' } : { do: 'cut', cut: this.#cut, by: null });
      case 'dealing':
        return jackpot?.stage === 'called' ? this.ask({ do: 'confirm-jackpot', by: null }) : this.#step();
      case 'settled':
        return shoe.handsLeft === 0 ? this.ask({ do: 'close-shoe' }) : this.#bankOrBetting();
    }
  }

  get #cut() {
    return dealersCut(this.table);
  }

  #begin(): Decision {
    const { shoe } = this.state;
    const { deckEachRound = false } = this.table.game.layout;
    if (!shoe.cut && !deckEachRound) {
      if (shoe.offered) return this.ask({ do: 'pass-cut', seat: shoe.offered.seat, why: 'absent' });
      if (nextCutter(this.table, this.state)) return this.ask({ do: 'offer-cut' });
      return this.ask({ do: 'cut', cut: this.#cut, by: null });
    }
    if (burns(this.table) && shoe.dealt.length === 0) {
      const first = this.#draw();
      const more = Array.from({ length: burnCount(this.table, first) - 1 }, () => this.#draw());
      return this.ask({ do: 'burn', cards: [first, ...more] });
    }
    return this.#bankOrBetting();
  }

  #bankOrBetting(): Decision {
    const settled = nextBanker(this.table, this.state) === 'settled';
    return this.ask({ do: settled ? 'open-betting' : 'offer-bank' });
  }

  #step(): Decision {
    const { waiting } = roundOf(this.table, this.state);
    if (waiting.for === 'answer')
      return this.ask({ do: 'answer-for-absent', seat: waiting.questions[0].seat });
    if (waiting.for === 'number')
      return this.ask({ do: 'step', number: this.random.below(waiting.most) + 1 });
    if (waiting.for !== 'card') return this.ask({ do: 'step' });
    return this.#stacked.length === 0 && this.shoe.left === 0
      ? this.ask({ do: 'shoe-empty' })
      : this.ask({ do: 'step', card: this.#draw() });
  }

  until(phase: TableState['phase']): void {
    let steps = 0;
    do {
      const decision = this.goOn();
      if ('refused' in decision) throw new Error(`The table does not go on: ${decision.refused.reason}`);
      steps += 1;
      if (steps > MOST_STEPS) throw new Error(`The table does not come to ${phase}.`);
    } while (this.state.phase !== phase);
  }

  /** The table folded once more from its last shoe, out of the text of its journal. */
  refolded(): TableState {
    const start = this.journal.findLastIndex(({ type }) => type === 'shoe-opened');
    const lines = this.journal.slice(Math.max(0, start));
    return lines.reduce(
      (state, line) => evolve(this.table, state, fromJournal(this.table, state, line)),
      bareTable((lines[0]?.seq ?? 1) - 1),
    );
  }
}
