import { ShoeEmpty } from '@croupier/cards';
import type { Refusal } from '@croupier/table';
import { nextBanker } from './bank-turn.ts';
import type { BankedMoment } from './banked-moment.ts';
import { BankedPatience, deckEachRound } from './banked-patience.ts';
import type { BankedSurroundings } from './banked-surroundings.ts';
import type { TableCommand } from './commands.ts';
import { companyBets } from './company.ts';
import { dealersCut, nextCutter } from './decide-shoe.ts';
import { burns, LiveShoe, prepareShoe } from './live-shoe.ts';
import type { Running } from './live-table.ts';
import { pauseAfter } from './pace.ts';
import type { TableSetting } from './setting.ts';
import { roundSeen, type TableState } from './state.ts';

type Table = Running<TableState, TableCommand>;

const UNFINISHED: Refusal = { reason: 'The round could not be finished; every bet goes back.' };

/** What the dealer of a banked table does next: bets open, no more bets, deal, settle, pause, shoe after shoe. */
export class BankedDealer {
  readonly #setting: TableSetting;
  readonly #around: BankedSurroundings;
  readonly #moment: BankedMoment;
  readonly #patience: BankedPatience;
  #cards: LiveShoe | undefined;

  constructor(setting: TableSetting, around: BankedSurroundings, moment: BankedMoment) {
    this.#setting = setting;
    this.#around = around;
    this.#moment = moment;
    this.#patience = new BankedPatience(setting, around, moment);
  }

  /** Looks at the table and does the next thing that is due. */
  async due(table: Table): Promise<void> {
    const { state } = table;
    if (await this.#patience.phaseEnds(table, state)) return;
    if (await this.#patience.leftToOther(table, state)) return;
    switch (state.phase) {
      case 'closed':
        return this.#openShoe(table, state);
      case 'cut':
        return this.#begin(table, state);
      case 'bank':
        return this.#goOnWithBank(table, state);
      case 'betting':
        if (!state.shoe.cut) return table.do(() => ({ do: 'cut', cut: dealersCut(this.#setting), by: null }));
        await this.#joinIn(table);
        return table.do(() => ({ do: 'close-betting' }));
      case 'dealing':
        if (this.#moment.asking) return this.#patience.forAnswer(table, this.#moment.asking);
        return state.jackpot ? this.#patience.forSupervisor(table, state) : this.#step(table, state);
      case 'settled':
        return this.#goOn(table, state);
    }
  }

  /** Bots bet last, and only where a person has bet or banks: nobody waits for them or has a seat taken by them in vain. */
  async #joinIn(table: Table): Promise<void> {
    if (!this.#around.company) return;
    for (const bet of companyBets(this.#setting, table.state)) await table.submit(() => bet);
  }

  async #openShoe(table: Table, { shoe }: TableState): Promise<void> {
    const { shoes } = this.#around.store;
    const commitment = await prepareShoe(this.#setting, shoes, shoe.number + 1);
    await table.do(() => ({ do: 'open-shoe', commitment }));
  }

  async #begin(table: Table, state: TableState): Promise<void> {
    const { shoe } = state;
    if (!shoe.cut && !deckEachRound(this.#setting)) {
      const { offered } = shoe;
      if (offered) return table.do(() => ({ do: 'pass-cut', seat: offered.seat, why: 'absent' }));
      if (nextCutter(this.#setting, state)) return table.do(() => ({ do: 'offer-cut' }));
      return table.do(() => ({ do: 'cut', cut: dealersCut(this.#setting), by: null }));
    }
    if (burns(this.#setting) && shoe.dealt.length === 0) {
      const cards = await this.#live(state);
      return table.do((now) => (cards.isOn(now) ? { do: 'burn', cards: cards.burned(now) } : null));
    }
    return this.#bankOrBetting(table, state);
  }

  /** Before betting opens it is settled who banks. */
  #bankOrBetting(table: Table, state: TableState): Promise<void> {
    const settled = nextBanker(this.#setting, state) === 'settled';
    return table.do(() => ({ do: settled ? 'open-betting' : 'offer-bank' }));
  }

  #goOnWithBank(table: Table, state: TableState): Promise<void> {
    const { offered } = state.bank;
    if (offered && offered !== 'anybody')
      return table.do(() => ({ do: 'pass-bank', seat: offered.seat, why: 'absent' }));
    return this.#bankOrBetting(table, state);
  }

  async #step(table: Table, state: TableState): Promise<void> {
    const cards = await this.#live(state);
    try {
      await table.do((now) => {
        if (now.phase !== 'dealing' || now.jackpot || !cards.isOn(now)) return null;
        const { waiting } = roundSeen(this.#setting, now);
        if (waiting.for === 'answer') return null;
        if (waiting.for === 'number') return { do: 'step', number: cards.number(now, waiting.most) };
        return waiting.for === 'card' ? { do: 'step', card: cards.next(now) } : { do: 'step' };
      });
    } catch (error) {
      if (!(error instanceof ShoeEmpty)) this.#around.complain(error, this.#setting.id);
      const remedy: TableCommand =
        error instanceof ShoeEmpty ? { do: 'shoe-empty' } : { do: 'void', why: UNFINISHED };
      await table.do((now) => (now.phase === 'dealing' ? remedy : null));
    }
    const after = table.state;
    if (after.phase === 'dealing')
      await table.sleepThrough(pauseAfter(this.#around.pace, roundSeen(this.#setting, after)));
  }

  #goOn(table: Table, state: TableState): Promise<void> {
    if (state.shoe.handsLeft !== 0) return this.#bankOrBetting(table, state);
    return table.do(() => ({ do: 'close-shoe' }));
  }

  async #live(state: TableState): Promise<LiveShoe> {
    if (this.#cards?.isOn(state)) return this.#cards;
    const secret = await this.#around.store.shoes.get(this.#setting.id, state.shoe.number);
    this.#cards = new LiveShoe(this.#setting, secret, state.shoe);
    return this.#cards;
  }
}
