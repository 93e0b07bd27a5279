import { NO_CUT, type SeededRandom, Shoe, seededRandom } from '@croupier/cards';
import { miniBaccarat } from '@croupier/games';
import type { Options, TableGame } from '@croupier/table';
import type { JournalEvent } from '../../storage/journal.ts';
import type { Decision, TableCommand } from '../commands.ts';
import { decide } from '../decide.ts';
import { evenLimits } from '../default-tables.ts';
import type { TableEvent } from '../events.ts';
import { evolve } from '../evolve.ts';
import { fromJournal, toJournal } from '../journalled.ts';
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

/** A table by itself, with a ledger in memory and a shoe whose cards are known beforehand. */
export class Felt {
  readonly table: TableSetting;
  readonly balances = new Map<string, number>();
  readonly journal: JournalEvent[] = [];
  readonly random: SeededRandom;
  state: TableState = bareTable();
  shoe: Shoe<'seeded'>;

  constructor(table: TableSetting, seed = 'felt') {
    this.table = table;
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

  #move(account: string, amount: number): void {
    this.balances.set(account, (this.balances.get(account) ?? 0) + amount);
  }

  /** Carries a command out as the house would: events and postings together, or neither. */
  ask(command: TableCommand): Decision {
    const decision = decide(this.table, this.state, command);
    if ('refused' in decision) return decision;
    const before = new Map(this.balances);
    for (const { postings } of decision.movements)
      for (const { account, amount } of postings) this.#move(account, amount);
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

  /** The table does what is due next by itself. */
  goOn(): Decision {
    const { phase, shoe } = this.state;
    const { deckEachRound = false } = this.table.game.layout;
    if (phase === 'closed') {
      this.shoe = Shoe.seeded(this.table.game.layout.shoe, this.random);
      return this.ask({ do: 'open-shoe', commitment: 'c'.repeat(64) });
    }
    if (phase === 'cut' && !deckEachRound) {
      if (!shoe.cut) return this.ask({ do: 'cut', cut: NO_CUT, by: null });
      if (this.table.burn > 0 && shoe.dealt.length === 0) {
        return this.ask({
          do: 'burn',
          cards: Array.from({ length: this.table.burn }, () => this.shoe.draw()),
        });
      }
    }
    if (phase === 'betting') {
      return this.ask(shoe.cut ? { do: 'close-betting' } : { do: 'cut', cut: NO_CUT, by: null });
    }
    if (phase === 'dealing') {
      const { waiting } = roundOf(this.table, this.state);
      if (waiting.for === 'answer') return this.ask({ do: 'answer-for-absent', seat: waiting.question.seat });
      const due = waiting.for === 'card';
      return this.ask(due ? { do: 'step', card: this.shoe.draw() } : { do: 'step' });
    }
    return this.ask(shoe.handsLeft === 0 ? { do: 'close-shoe' } : { do: 'open-betting' });
  }

  until(phase: TableState['phase']): void {
    do this.goOn();
    while (this.state.phase !== phase);
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
