import { ShoeEmpty } from '@croupier/cards';
import { type Decide, mapMeters, NOTHING, type PlayerId, type Refusal } from '@croupier/table';
import type {
  AskingView,
  PhaseView,
  ServerMessage,
  SpotView,
  TableEventView,
  TableView,
} from '../protocol/index.ts';
import { nextBanker } from './bank-turn.ts';
import { bookkeeping } from './bookkeeping.ts';
import { isBotPlayer } from './bot-names.ts';
import { houseTime } from './clock.ts';
import type { TableCommand } from './commands.ts';
import { companyAnswers, companyBanks, companyBets } from './company.ts';
import { dealersCut, nextCutter } from './decide-shoe.ts';
import type { TableEvent } from './events.ts';
import type { Guestbook } from './guestbook.ts';
import type { AppliedTo, Bookkeeping } from './journal-writer.ts';
import { isRoundEvent } from './journalled.ts';
import { burns, LiveShoe, prepareShoe } from './live-shoe.ts';
import { A_LONG_TIME, type Driver, type Running, type Shown, type Surroundings } from './live-table.ts';
import type { SharedFigures } from './on-shared-meters.ts';
import { type Pace, pauseAfter } from './pace.ts';
import { phaseBegunBy, recounted, resumedPhase } from './phase.ts';
import type { TableSetting } from './setting.ts';
import { viewMeters } from './standing.ts';
import { allReady, roundSeen, seatsPlayed, type TableState } from './state.ts';
import { type Moment, viewTable, viewTableEvent } from './view.ts';
import { waitedForUntil } from './waited-for.ts';
import { viewYou } from './you.ts';

export interface BankedSurroundings extends Surroundings {
  readonly pace: Pace;
  /** How bots decide at this table; absent: none keep anybody company. */
  readonly company?: Decide;
  /** What the meters show that it shares with other tables; absent: it shares none. */
  readonly figures?: SharedFigures;
}

type Table = Running<TableState, TableCommand>;

const UNFINISHED: Refusal = { reason: 'The round could not be finished; every bet goes back.' };

/** A table against a bank that deals by itself: bets open, no more bets, deal, settle, pause, shoe after shoe. */
export class BankedDriver implements Driver<TableState, TableEvent, TableCommand> {
  readonly setting: TableSetting;
  readonly books: Bookkeeping<TableState, TableEvent, TableCommand>;
  readonly #around: BankedSurroundings;
  #phase: PhaseView = { name: 'closed', since: 0, until: null };
  #asking: AskingView | null = null;
  /** After how many steps of the round it was asked. */
  #askedAfter = -1;
  /** When somebody last came or went: those who lost the line are given time to come back. */
  #cameOrWent = 0;
  /** The spots as people were last told of them: what they may bet depends on it. */
  #spots: TableState['spots'] = new Map();
  /** The same as they were told; null where somebody may not have heard. */
  #told: readonly SpotView[] | null = null;
  #cards: LiveShoe | undefined;

  constructor(setting: TableSetting, around: BankedSurroundings) {
    this.setting = setting;
    this.#around = around;
    this.books = bookkeeping(setting, (state) => learnPeople(around.guestbook, state), around.figures);
  }

  get phase(): PhaseView {
    return this.#phase;
  }

  resume(state: TableState, since: Date | null): void {
    this.#phase = this.#resumed(state, since);
    this.#asking = this.#askedIn(state);
    this.#spots = state.spots;
    this.#told = null;
    // Whoever sat here when the house was closed has to find the way back first.
    this.#cameOrWent = houseTime();
  }

  hasChips({ phase, bets, bank }: TableState): boolean {
    return phase === 'dealing' || (phase === 'betting' && bets.length > 0) || bank.holder !== null;
  }

  lookAround(state: TableState): { readonly afresh: boolean; readonly wakes: boolean } {
    this.#cameOrWent = houseTime();
    const before = this.#phase;
    this.#phase = this.#counted(before, state);
    return { afresh: this.#phase !== before, wakes: true };
  }

  tableFor(state: TableState, player: PlayerId): ServerMessage {
    const { guestbook, audience } = this.#around;
    return {
      type: 'table',
      kind: 'banked',
      view: {
        ...viewTable(this.setting, this.shown(state), this.#moment, guestbook.naming),
        now: houseTime(),
        watching: audience.watching,
        you: this.#you(state, player),
      },
    };
  }

  youFor(state: TableState, player: PlayerId): ServerMessage {
    return { type: 'you', kind: 'banked', table: this.setting.id, you: this.#you(state, player) };
  }

  watching({ seq }: TableState): ServerMessage {
    return this.#event(seq, { type: 'watching', watching: this.#around.audience.watching });
  }

  /** The meters as they are now, for everybody who looks on. */
  meters(state: TableState): ServerMessage {
    return this.#event(state.seq, { type: 'meters', meters: viewMeters(this.setting, this.shown(state)) });
  }

  /** The table with the meters that it shares as other tables have left them. */
  shown(state: TableState): TableState {
    const { figures } = this.#around;
    if (!figures || Object.keys(state.links).length === 0) return state;
    const now = mapMeters(state.links, (shared, name) => figures(shared) ?? state.meters[name] ?? NOTHING);
    return { ...state, meters: { ...state.meters, ...now } };
  }

  #you(state: TableState, player: PlayerId): TableView['you'] {
    const { guestbook, purses } = this.#around;
    const person = guestbook.naming(player);
    return viewYou(this.setting, state, player, person, purses.of(player), this.#moment);
  }

  #event(seq: number, event: TableEventView): ServerMessage {
    return { type: 'event', kind: 'banked', table: this.setting.id, seq, now: houseTime(), event };
  }

  /** Looks at the table and does the next thing that is due. */
  async due(table: Table): Promise<void> {
    const { state } = table;
    if (await this.#waited(table, state)) return;
    if (await this.#left(table, state)) return;
    switch (state.phase) {
      case 'closed':
        return this.#openShoe(table, state);
      case 'cut':
        return this.#begin(table, state);
      case 'bank':
        return this.#goOnWithBank(table, state);
      case 'betting':
        if (!state.shoe.cut) return table.do(() => ({ do: 'cut', cut: dealersCut(this.setting), by: null }));
        await this.#joinIn(table);
        return table.do(() => ({ do: 'close-betting' }));
      case 'dealing':
        if (this.#asking) return this.#waitFor(table, this.#asking);
        return state.jackpot ? this.#waitForSupervisor(table, state) : this.#step(table, state);
      case 'settled':
        return this.#goOn(table, state);
    }
  }

  /** Bots bet last, and only where a person has: nobody waits for them or has a seat taken by them in vain. */
  async #joinIn(table: Table): Promise<void> {
    if (!this.#around.company) return;
    for (const bet of companyBets(this.setting, table.state)) await table.submit(() => bet);
  }

  /** Waits for the end of the phase, or for something to happen in it; false when it is over. */
  async #waited(table: Table, state: TableState): Promise<boolean> {
    if (this.#isReady(state)) return false;
    const { name, until } = this.#phase;
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
  async #left(table: Table, state: TableState): Promise<boolean> {
    if (!table.follows || (state.phase === 'dealing' && this.#asking)) return false;
    const { pace } = this.#around;
    const pause = state.phase === 'dealing' ? pauseAfter(pace, state.steps.at(-1)) : 0;
    await table.sleep(pause + pace.takeover);
    return table.stopped || table.state !== state;
  }

  /** Whoever was waited for has done it, or is not here to do it. */
  #isReady(state: TableState): boolean {
    const { phase, shoe, bank } = state;
    if (phase === 'cut')
      return (
        shoe.cut !== null || this.#deckEachRound || (shoe.offered !== null && this.#isGone(shoe.offered))
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
    if (await this.#bankedByBot(table, state)) return undefined;
    const remedy = this.#abandoned(state);
    if (!remedy) return table.sleep(A_LONG_TIME);
    const left = Math.max(this.#phase.since, this.#cameOrWent) + this.#around.pace.betting - houseTime();
    if (left > 0) return table.sleep(left);
    return table.do((now) => this.#abandoned(now));
  }

  /** Where somebody looks on and nobody takes the bank when it is anybody's, a bot does after a while. */
  async #bankedByBot(table: Table, state: TableState): Promise<boolean> {
    const { audience, company, pace } = this.#around;
    const taking = company && audience.watching > 0 ? companyBanks(this.setting, state) : null;
    if (!taking) return false;
    const left = this.#phase.since + pace.offer - houseTime();
    if (left > 0) {
      await table.sleep(left);
      return true;
    }
    return 'done' in (await table.submit(() => taking));
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

  async #openShoe(table: Table, { shoe }: TableState): Promise<void> {
    const { shoes } = this.#around.store;
    const commitment = await prepareShoe(this.setting, shoes, shoe.number + 1);
    await table.do(() => ({ do: 'open-shoe', commitment }));
  }

  async #begin(table: Table, state: TableState): Promise<void> {
    const { shoe } = state;
    if (!shoe.cut && !this.#deckEachRound) {
      const { offered } = shoe;
      if (offered) return table.do(() => ({ do: 'pass-cut', seat: offered.seat, why: 'absent' }));
      if (nextCutter(this.setting, state)) return table.do(() => ({ do: 'offer-cut' }));
      return table.do(() => ({ do: 'cut', cut: dealersCut(this.setting), by: null }));
    }
    if (burns(this.setting) && shoe.dealt.length === 0) {
      const cards = await this.#live(state);
      return table.do((now) => (cards.isOn(now) ? { do: 'burn', cards: cards.burned(now) } : null));
    }
    return this.#bankOrBetting(table, state);
  }

  /** Before betting opens it is settled who banks. */
  #bankOrBetting(table: Table, state: TableState): Promise<void> {
    const settled = nextBanker(this.setting, state) === 'settled';
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
        const { waiting } = roundSeen(this.setting, now);
        if (waiting.for === 'answer') return null;
        if (waiting.for === 'number') return { do: 'step', number: cards.number(now, waiting.most) };
        return waiting.for === 'card' ? { do: 'step', card: cards.next(now) } : { do: 'step' };
      });
    } catch (error) {
      if (!(error instanceof ShoeEmpty)) this.#around.complain(error, this.setting.id);
      const remedy: TableCommand =
        error instanceof ShoeEmpty ? { do: 'shoe-empty' } : { do: 'void', why: UNFINISHED };
      await table.do((now) => (now.phase === 'dealing' ? remedy : null));
    }
    await table.sleepThrough(pauseAfter(this.#around.pace, table.state.steps.at(-1)));
  }

  /** A supervisor confirms a jackpot; at a table without one the machine does, and the journal says so. */
  async #waitForSupervisor(table: Table, { jackpot }: TableState): Promise<void> {
    if (this.setting.staffed || jackpot?.stage !== 'called') return table.sleep(A_LONG_TIME);
    await table.sleepThrough(this.#around.pace.settled);
    return table.do((now) => (now.jackpot?.stage === 'called' ? { do: 'confirm-jackpot', by: null } : null));
  }

  /** Whoever is asked has until then; after that the house decides for them, and says so. */
  async #waitFor(table: Table, asking: AskingView): Promise<void> {
    if (await this.#answeredByBot(table, asking)) return undefined;
    const { seat } = asking;
    const { pace } = this.#around;
    const [player] = playersOf(table.state, [seat]);
    const gone = player !== undefined && this.#isGone({ player }) ? { since: this.#cameOrWent } : null;
    const grace = table.follows ? pace.takeover : 0;
    const left = waitedForUntil(asking, pace, gone) + grace - houseTime();
    if (left > 0) return table.sleep(left);
    return table.do((now) => (now.phase === 'dealing' ? { do: 'answer-for-absent', seat } : null));
  }

  /** A bot that is asked thinks for as long as a card is turned, and answers; false when none is. */
  async #answeredByBot(table: Table, { seats }: AskingView): Promise<boolean> {
    const { company, pace } = this.#around;
    const { state } = table;
    const answer = company && companyAnswers(state, roundSeen(this.setting, state), seats, company);
    if (!answer) return false;
    await table.sleepThrough(pace.turn + (table.follows ? pace.takeover : 0));
    if (table.stopped || table.state !== state) return true;
    if ('done' in (await table.submit(() => answer)) || table.state !== state) return true;
    await table.do(() => ({ do: 'answer-for-absent', seat: answer.seat }));
    return true;
  }

  #goOn(table: Table, state: TableState): Promise<void> {
    if (state.shoe.handsLeft !== 0) return this.#bankOrBetting(table, state);
    return table.do(() => ({ do: 'close-shoe' }));
  }

  async #live(state: TableState): Promise<LiveShoe> {
    if (this.#cards?.isOn(state)) return this.#cards;
    const secret = await this.#around.store.shoes.get(this.setting.id, state.shoe.number);
    this.#cards = new LiveShoe(this.setting, secret, state.shoe);
    return this.#cards;
  }

  show(applied: readonly AppliedTo<TableState, TableEvent>[]): Shown {
    const { audience, guestbook, pace } = this.#around;
    const before = this.#phase;
    const messages: ServerMessage[] = [];
    const concerned = new Set<PlayerId>();
    let everybody = false;
    let afresh = false;
    const at = houseTime();
    for (const { event, state } of applied) {
      const begun = phaseBegunBy(this.setting, pace, state, event, at, audience.watching > 0) ?? this.#phase;
      this.#phase = this.#counted(begun, state);
      // The countdown starts or stops with a bet: no event says so, hence everybody looks afresh.
      afresh ||= event.type === 'bets-changed' && this.#phase !== begun;
      // Hands, results and roads that people have seen are void after all.
      afresh ||= event.type === 'settlement-reversed';
      const asked = this.#asking;
      this.#asking = this.#askedIn(state);
      const { naming } = guestbook;
      const view = viewTableEvent(this.setting, this.shown(state), event, this.#moment, naming, this.#told);
      if ('spots' in view && view.spots) this.#told = view.spots;
      messages.push(this.#event(state.seq, view));
      if (event.type === 'bets-changed') concerned.add(event.player);
      // Their chips go back to the meter, whatever the table is doing meanwhile.
      if (event.type === 'jackpot-backed-out') everybody = true;
      if (isRoundEvent(event.type)) {
        for (const player of holdersOfCards(this.setting, state)) concerned.add(player);
        for (const player of playersAt(state, asked, this.#asking)) concerned.add(player);
      }
      everybody ||=
        state.spots !== this.#spots || (event.type === 'bets-changed' && state.bank.holder !== null);
      this.#spots = state.spots;
    }
    return {
      messages,
      concerned: everybody || this.#phase !== before ? audience.people() : concerned,
      afresh,
      wakes: afresh || applied.some(({ event }) => event.type !== 'bets-changed'),
    };
  }

  get #moment(): Moment {
    return { phase: this.#phase, asking: this.#asking };
  }

  get #deckEachRound(): boolean {
    return this.setting.game.layout.deckEachRound ?? false;
  }

  #resumed(state: TableState, since: Date | null): PhaseView {
    const { pace, audience } = this.#around;
    return resumedPhase(this.setting, pace, state, since, audience.watching > 0);
  }

  #counted(phase: PhaseView, state: TableState): PhaseView {
    const { pace, audience } = this.#around;
    return recounted(this.setting, pace, state, phase, audience.watching > 0);
  }

  /** Who is asked at this state of the table; the same question keeps its deadline. */
  #askedIn(state: TableState): AskingView | null {
    if (state.phase !== 'dealing') return null;
    const { waiting } = roundSeen(this.setting, state);
    if (waiting.for !== 'answer') return null;
    const { questions, since } = waiting;
    const [{ seat, courtesy = false }] = questions;
    const seats = questions.map((question) => question.seat);
    if (this.#asking && this.#askedAfter === since) return { ...this.#asking, seat, seats };
    this.#askedAfter = since;
    const { pace } = this.#around;
    return { seat, seats, until: houseTime() + (courtesy ? pace.courtesy : pace.decide), courtesy };
  }
}

/** Everybody who can be seen at the table has a name. */
function learnPeople(guestbook: Guestbook, { spots, bets, shoe, bank }: TableState): Promise<void> {
  return guestbook.learn([
    ...[...spots.values()].map(({ holder }) => holder),
    ...bets.map(({ player }) => player),
    ...(shoe.cut?.by ? [shoe.cut.by] : []),
    ...(bank.holder ? [bank.holder.player] : []),
  ]);
}

/** Those who hold cards of their own in the round: each step may show them more than it shows everybody. */
function holdersOfCards(setting: TableSetting, state: TableState): PlayerId[] {
  const { places } = roundSeen(setting, state);
  const seats = places.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  return seats.length === 0 ? [] : playersOf(state, seats);
}

/** Those who are asked now, or no longer are. */
const playersAt = (state: TableState, ...asking: (AskingView | null)[]): PlayerId[] =>
  playersOf(
    state,
    asking.flatMap((one) => one?.seats ?? []),
  );

function playersOf(state: TableState, seats: readonly number[]): PlayerId[] {
  if (seats.length === 0) return [];
  const players = new Set(state.bets.filter(({ kind }) => kind === 'own').map(({ player }) => player));
  const { bank } = state.standing;
  if (bank) players.add(bank.player);
  return [...players].filter((player) => seatsPlayed(state, player).some((seat) => seats.includes(seat)));
}
