import type { PlayerId } from '@croupier/table';
import type { AskingView } from '../protocol/index.ts';
import type { BankedMoment } from './banked-moment.ts';
import { playersOf } from './banked-show.ts';
import type { BankedSurroundings } from './banked-surroundings.ts';
import { isBotPlayer } from './bot-names.ts';
import { houseTime } from './clock.ts';
import type { TableCommand } from './commands.ts';
import { companyAnswers, companyUnasked, havePassed } from './company.ts';
import { A_LONG_TIME, type Running } from './live-table.ts';
import { pauseAfter } from './pace.ts';
import type { TableSetting } from './setting.ts';
import { allReady, roundSeen, type TableState } from './state.ts';
import { waitedForUntil } from './waited-for.ts';

type Table = Running<TableState, TableCommand>;

/** How long a banked table waits, and for whom: for bets, a cut or a bank, for answers, for a supervisor, and for another node. */
export class BankedPatience {
  readonly #setting: TableSetting;
  readonly #around: BankedSurroundings;
  readonly #moment: BankedMoment;

  constructor(setting: TableSetting, around: BankedSurroundings, moment: BankedMoment) {
    this.#setting = setting;
    this.#around = around;
    this.#moment = moment;
  }

  /** Waits for the end of the phase, or for something to happen in it; false when it is over. */
  async phaseEnds(table: Table, state: TableState): Promise<boolean> {
    if (this.#isReady(state)) return false;
    const { name, until } = this.#moment.phase;
    if (until === null && (name === 'betting' || name === 'cut' || name === 'bank')) {
      await this.#waitForSomebody(table, state);
      return true;
    }
    const left = (until ?? 0) - houseTime();
    if (left <= 0) return false;
    await table.sleep(left);
    return true;
  }

  /** Leaves what is due to the node that deals here, as long as that one does it. */
  async leftToOther(table: Table, state: TableState): Promise<boolean> {
    if (!table.follows || (state.phase === 'dealing' && this.#moment.asking)) return false;
    const { pace } = this.#around;
    const pause = state.phase === 'dealing' ? pauseAfter(pace, roundSeen(this.#setting, state)) : 0;
    await table.sleep(pause + pace.takeover);
    return table.stopped || table.state !== state;
  }

  /** Whoever was waited for has done it, or is not here to do it. */
  #isReady(state: TableState): boolean {
    const { phase, shoe, bank } = state;
    if (phase === 'cut')
      return (
        shoe.cut !== null ||
        deckEachRound(this.#setting) ||
        (shoe.offered !== null && this.#isGone(shoe.offered))
      );
    if (phase === 'betting') return allReady(state);
    if (phase !== 'bank' || bank.offered === 'anybody') return false;
    return bank.offered === null || this.#isGone(bank.offered);
  }

  /** Not among those who look on. When nobody at all does, they may only have lost the line. */
  #isGone({ player }: { readonly player: PlayerId }): boolean {
    const { audience } = this.#around;
    return audience.watching > 0 && !audience.has(player);
  }

  /** The table waits for somebody; meanwhile whoever has left for good does not keep their chips or seat here. */
  async #waitForSomebody(table: Table, state: TableState): Promise<void> {
    if (await this.#joinedByBots(table, state)) return undefined;
    const remedy = this.#abandoned(state);
    if (!remedy) return table.sleep(A_LONG_TIME);
    const left =
      Math.max(this.#moment.phase.since, this.#moment.cameOrWent) + this.#around.pace.betting - houseTime();
    if (left > 0) return table.sleep(left);
    return table.do((now) => this.#abandoned(now));
  }

  /** Where somebody looks on and nobody takes the bank when it is anybody's, or bets against it, bots do after a while. */
  async #joinedByBots(table: Table, state: TableState): Promise<boolean> {
    const { audience, company, pace } = this.#around;
    const wanted = company && audience.watching > 0 ? companyUnasked(this.#setting, state) : [];
    if (wanted.length === 0) return false;
    // Whoever has just said no is not asked again by a clock.
    const people = [...audience.people()];
    const nobodyLeft =
      state.phase === 'bank' && people.length >= audience.watching && havePassed(state, people);
    const left = this.#moment.phase.since + (nobodyLeft ? pace.say : pace.offer) - houseTime();
    if (left > 0) {
      await table.sleep(left);
      return true;
    }
    let joined = false;
    for (const command of wanted) joined = 'done' in (await table.submit(() => command)) || joined;
    return joined;
  }

  /** A bank that nobody bets against and whose owner is gone is taken down; seats of absent people are given up. */
  #abandoned({ phase, bank, bets, spots }: TableState): TableCommand | null {
    const { audience } = this.#around;
    const { holder, offered } = bank;
    const stays = (player: PlayerId): boolean =>
      audience.has(player) || (isBotPlayer(player) && audience.watching > 0);
    if (phase === 'betting' && holder && bets.length === 0 && !stays(holder.player))
      return { do: 'take-bank-down' };
    // Where nothing is dealt without a bet no round goes by in which an empty spot would be given up.
    const waits = phase === 'bank' ? offered === 'anybody' : bets.length === 0 && audience.watching > 0;
    if (!waits) return null;
    const left = [...spots]
      .filter(([spot, { holder: sitter }]) => !audience.has(sitter) && spot !== holder?.seat)
      .map(([spot]) => spot);
    return left.length > 0 ? { do: 'free-spots', spots: left } : null;
  }

  /** A supervisor confirms a jackpot; at a table without one the machine does, and the journal says so. */
  async forSupervisor(table: Table, { jackpot }: TableState): Promise<void> {
    if (this.#setting.staffed || jackpot?.stage !== 'called') return table.sleep(A_LONG_TIME);
    await table.sleepThrough(this.#around.pace.settled);
    return table.do((now) => (now.jackpot?.stage === 'called' ? { do: 'confirm-jackpot', by: null } : null));
  }

  /** Whoever is asked has until then; after that the house decides for them, and says so. */
  async forAnswer(table: Table, asking: AskingView): Promise<void> {
    if (await this.#answeredByBot(table, asking)) return undefined;
    const { seat } = asking;
    const { pace } = this.#around;
    const [player] = playersOf(table.state, [seat]);
    const gone = player !== undefined && this.#isGone({ player }) ? { since: this.#moment.cameOrWent } : null;
    const grace = table.follows ? pace.takeover : 0;
    const left = waitedForUntil(asking, pace, gone) + grace - houseTime();
    if (left > 0) return table.sleep(left);
    return table.do((now) => (now.phase === 'dealing' ? { do: 'answer-for-absent', seat } : null));
  }

  /** A bot that is asked thinks for as long as a card is turned, and answers; false when none is. */
  async #answeredByBot(table: Table, { seats }: AskingView): Promise<boolean> {
    const { company, pace } = this.#around;
    const { state } = table;
    const answer = company && companyAnswers(state, roundSeen(this.#setting, state), seats, company);
    if (!answer) return false;
    await table.sleepThrough(pace.turn + (table.follows ? pace.takeover : 0));
    if (table.stopped || table.state !== state) return true;
    if ('done' in (await table.submit(() => answer)) || table.state !== state) return true;
    await table.do(() => ({ do: 'answer-for-absent', seat: answer.seat }));
    return true;
  }
}

/** A deck is shuffled for every round: nobody cuts. */
export const deckEachRound = ({ game }: TableSetting): boolean => game.layout.deckEachRound ?? false;
