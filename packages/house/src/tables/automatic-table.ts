import { setImmediate as immediate } from 'node:timers/promises';
import { ShoeEmpty } from '@croupier/cards';
import type { PlayerId, Refusal } from '@croupier/table';
import type { AskingView, PhaseView, ServerMessage, TableView } from '../protocol/index.ts';
import type { CommandKey } from '../storage/member.ts';
import type { Store } from '../storage/store.ts';
import type { Audience } from './audience.ts';
import { nextBanker } from './bank-turn.ts';
import { Clock, houseTime } from './clock.ts';
import type { TableCommand } from './commands.ts';
import { dealersCut, nextCutter } from './decide-shoe.ts';
import type { Guestbook } from './guestbook.ts';
import { isRoundEvent } from './journalled.ts';
import { burns, LiveShoe, prepareShoe } from './live-shoe.ts';
import { type Pace, pauseAfter } from './pace.ts';
import { phaseBegunBy, recounted, resumedPhase } from './phase.ts';
import type { Purses } from './purses.ts';
import { type Recovered, recover } from './recover.ts';
import type { TableSetting } from './setting.ts';
import { roundSeen, seatsPlayed, type TableState } from './state.ts';
import { type Moment, viewTable, viewTableEvent } from './view.ts';
import { type Applied, type Asking, type Outcome, TableWriter } from './writer.ts';
import { viewYou } from './you.ts';

export interface TableSurroundings {
  readonly store: Store;
  readonly audience: Audience;
  readonly guestbook: Guestbook;
  readonly purses: Purses;
  readonly pace: Pace;
  /** Something went wrong that the table got over. */
  readonly complain: (error: unknown, table: string) => void;
}

/** As long as a timer can be set for; whoever waits so long is woken by what happens. */
const A_LONG_TIME = 3_600_000;

const UNFINISHED: Refusal = { reason: 'The round could not be finished; every bet goes back.' };

/** A table that deals by itself: bets open, no more bets, deal, settle, pause, shoe after shoe. */
export class AutomaticTable {
  readonly setting: TableSetting;
  readonly #around: TableSurroundings;
  readonly #writer: TableWriter;
  readonly #clock = new Clock();
  #phase: PhaseView;
  #asking: AskingView | null = null;
  /** After how many steps of the round it was asked. */
  #askedAfter = -1;
  /** When somebody last came or went: those who lost the line are given time to come back. */
  #cameOrWent = 0;
  /** The spots as people were last told of them: what they may bet depends on it. */
  #spots: TableState['spots'];
  #cards: LiveShoe | undefined;
  #running: Promise<void> | undefined;
  /** Called once the table has done what was due, and waits. */
  #arrive: () => void = () => undefined;
  readonly #arrived = new Promise<void>((resolve) => {
    this.#arrive = resolve;
  });

  private constructor(setting: TableSetting, around: TableSurroundings, recovered: Recovered) {
    const { state, since } = recovered;
    this.setting = setting;
    this.#around = around;
    this.#phase = this.#resumed(state, since);
    this.#asking = this.#askedIn(state);
    this.#spots = state.spots;
    this.#writer = new TableWriter(
      setting,
      around.store,
      recovered,
      {
        applied: (applied) => this.#show(applied),
        balances: (balances) => around.purses.note(balances),
        reloaded: (again) => this.#reshow(again),
      },
      (after) => learnPeople(around.guestbook, after),
    );
  }

  /** The table as its journal left it. */
  static async open(setting: TableSetting, around: TableSurroundings): Promise<AutomaticTable> {
    const recovered = await recover(setting, around.store.journal);
    await learnPeople(around.guestbook, recovered.state);
    return new AutomaticTable(setting, around, recovered);
  }

  get state(): TableState {
    return this.#writer.state;
  }

  get phase(): PhaseView {
    return this.#phase;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Somebody's chips lie here: the table must go on though nobody looks on. */
  get hasChips(): boolean {
    const { phase, bets, bank } = this.state;
    return phase === 'dealing' || (phase === 'betting' && bets.length > 0) || bank.holder !== null;
  }

  /** Somebody comes: a table that was not started yet opens its shoe before they see it. */
  async ready(): Promise<void> {
    this.start();
    await this.#arrived;
  }

  /** Somebody came or went: what waits for nobody may now have somebody to wait for. */
  lookAround(): void {
    this.#cameOrWent = houseTime();
    const before = this.#phase;
    this.#phase = this.#counted(before, this.state);
    if (this.#phase !== before) this.#tellAfresh();
    this.#clock.wake();
  }

  /** Stops the clock and waits for what is being written; a round in play goes on with the next start. */
  async stop(): Promise<void> {
    this.#clock.stop();
    await this.#running;
    await this.#writer.idle();
  }

  /** A player's command, carried out when it is durable. */
  command(command: TableCommand, key: CommandKey): Promise<Outcome> {
    return this.#writer.submit(() => command, key);
  }

  /** Another node has written to the table, up to this line, or may have. */
  hear(seq?: number): void {
    this.#writer.hear(seq);
  }

  viewFor(player: PlayerId): TableView {
    const { guestbook, audience } = this.#around;
    return {
      ...viewTable(this.setting, this.state, this.#moment, guestbook.naming),
      now: houseTime(),
      watching: audience.watching,
      you: this.#you(player),
    };
  }

  #you(player: PlayerId): TableView['you'] {
    const { guestbook, purses } = this.#around;
    const person = guestbook.naming(player);
    return viewYou(this.setting, this.state, player, person, purses.of(player), this.#moment);
  }

  /** Tells somebody what is theirs, after their wallet changed elsewhere. */
  tellYou(player: PlayerId): void {
    this.#around.audience.tell(player, { type: 'you', table: this.setting.id, you: this.#you(player) });
  }

  tellWatching(): void {
    const { audience } = this.#around;
    audience.publish([this.#eventMessage(this.state.seq, { type: 'watching', watching: audience.watching })]);
  }

  async #run(): Promise<void> {
    while (!this.#clock.stopped) {
      try {
        await this.#turn();
        // However fast the table is paced, whoever bets at it must be heard in between.
        await immediate();
      } catch (error) {
        if (this.#clock.stopped) return;
        this.#around.complain(error, this.setting.id);
        await this.#sleep(1_000);
      }
    }
  }

  /** Waits, until something happens or the time is over. */
  async #sleep(milliseconds: number): Promise<void> {
    this.#arrive();
    await this.#clock.sleep(milliseconds);
  }

  /** Looks at the table and does the next thing that is due. */
  async #turn(): Promise<void> {
    const state = this.state;
    if (await this.#waited(state)) return;
    if (await this.#left(state)) return;
    switch (state.phase) {
      case 'closed':
        return this.#openShoe(state);
      case 'cut':
        return this.#begin(state);
      case 'bank':
        return this.#goOnWithBank(state);
      case 'betting':
        if (!state.shoe.cut) return this.#do(() => ({ do: 'cut', cut: dealersCut(this.setting), by: null }));
        return this.#do(() => ({ do: 'close-betting' }));
      case 'dealing':
        if (this.#asking) return this.#waitFor(this.#asking);
        return state.jackpot ? this.#waitForSupervisor(state) : this.#step(state);
      case 'settled':
        return this.#goOn(state);
    }
  }

  /** Waits for the end of the phase, or for something to happen in it; false when it is over. */
  async #waited(state: TableState): Promise<boolean> {
    if (this.#isReady(state)) return false;
    const { name, until } = this.#phase;
    if (until === null && (name === 'betting' || name === 'cut' || name === 'bank')) {
      await this.#waitForSomebody(state);
      return true;
    }
    const left = (until ?? 0) - houseTime();
    if (left <= 0) return false;
    await this.#sleep(left);
    return true;
  }

  /** Leaves what is due to the node that deals here, as long as that one does it. */
  async #left(state: TableState): Promise<boolean> {
    if (!this.#writer.follows || (state.phase === 'dealing' && this.#asking)) return false;
    const { pace } = this.#around;
    const pause = state.phase === 'dealing' ? pauseAfter(pace, state.steps.at(-1)) : 0;
    await this.#sleep(pause + pace.takeover);
    return this.#clock.stopped || this.state !== state;
  }

  /** Whoever was waited for has done it, or is not here to do it. */
  #isReady({ phase, shoe, bank }: TableState): boolean {
    if (phase === 'cut')
      return (
        shoe.cut !== null || this.#deckEachRound || (shoe.offered !== null && this.#isGone(shoe.offered))
      );
    if (phase !== 'bank' || bank.offered === 'anybody') return false;
    return bank.offered === null || this.#isGone(bank.offered);
  }

  /** Not among those who look on. When nobody at all does, they may only have lost the line. */
  #isGone({ player }: { readonly player: PlayerId }): boolean {
    const { audience } = this.#around;
    return audience.watching > 0 && !audience.has(player);
  }

  /** The table waits for somebody; meanwhile whoever has left for good does not keep their chips or seat here. */
  async #waitForSomebody(state: TableState): Promise<void> {
    const remedy = this.#abandoned(state);
    if (!remedy) return this.#sleep(A_LONG_TIME);
    const left = Math.max(this.#phase.since, this.#cameOrWent) + this.#around.pace.betting - houseTime();
    if (left > 0) return this.#sleep(left);
    return this.#do((now) => this.#abandoned(now));
  }

  /** A bank that nobody bets against and whose owner is gone is taken down; seats of absent people are given up. */
  #abandoned({ phase, bank, bets, spots }: TableState): TableCommand | null {
    const { audience } = this.#around;
    const { holder, offered } = bank;
    if (phase === 'betting' && holder && bets.length === 0 && !audience.has(holder.player))
      return { do: 'take-bank-down' };
    // Where nothing is dealt without a bet no round goes by in which an empty spot would be given up.
    const waits = phase === 'bank' ? offered === 'anybody' : bets.length === 0 && audience.watching > 0;
    if (!waits) return null;
    const left = [...spots].filter(([, { holder: sitter }]) => !audience.has(sitter)).map(([spot]) => spot);
    return left.length > 0 ? { do: 'free-spots', spots: left } : null;
  }

  async #openShoe({ shoe }: TableState): Promise<void> {
    const { shoes } = this.#around.store;
    const commitment = await prepareShoe(this.setting, shoes, shoe.number + 1);
    await this.#do(() => ({ do: 'open-shoe', commitment }));
  }

  async #begin(state: TableState): Promise<void> {
    const { shoe } = state;
    if (!shoe.cut && !this.#deckEachRound) {
      const { offered } = shoe;
      if (offered) return this.#do(() => ({ do: 'pass-cut', seat: offered.seat, why: 'absent' }));
      if (nextCutter(this.setting, state)) return this.#do(() => ({ do: 'offer-cut' }));
      return this.#do(() => ({ do: 'cut', cut: dealersCut(this.setting), by: null }));
    }
    if (burns(this.setting) && shoe.dealt.length === 0) {
      const cards = await this.#live(state);
      return this.#do((now) => (cards.isOn(now) ? { do: 'burn', cards: cards.burned(now) } : null));
    }
    return this.#bankOrBetting(state);
  }

  /** Before betting opens it is settled who banks. */
  #bankOrBetting(state: TableState): Promise<void> {
    const settled = nextBanker(this.setting, state) === 'settled';
    return this.#do(() => ({ do: settled ? 'open-betting' : 'offer-bank' }));
  }

  #goOnWithBank(state: TableState): Promise<void> {
    const { offered } = state.bank;
    if (offered && offered !== 'anybody')
      return this.#do(() => ({ do: 'pass-bank', seat: offered.seat, why: 'absent' }));
    return this.#bankOrBetting(state);
  }

  async #step(state: TableState): Promise<void> {
    const cards = await this.#live(state);
    try {
      await this.#do((now) => {
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
      await this.#do((now) => (now.phase === 'dealing' ? remedy : null));
    }
    await this.#clock.sleepThrough(pauseAfter(this.#around.pace, this.state.steps.at(-1)));
  }

  /** A supervisor confirms a jackpot; at a table without one the machine does, and the journal says so. */
  async #waitForSupervisor({ jackpot }: TableState): Promise<void> {
    if (this.setting.staffed || jackpot?.stage !== 'called') return this.#sleep(A_LONG_TIME);
    await this.#clock.sleepThrough(this.#around.pace.settled);
    return this.#do((now) => (now.jackpot?.stage === 'called' ? { do: 'confirm-jackpot', by: null } : null));
  }

  /** Whoever is asked has until then; after that the house decides for them, and says so. */
  async #waitFor({ seat, until, courtesy }: AskingView): Promise<void> {
    const [player] = courtesy ? playersOf(this.state, [seat]) : [];
    const grace = this.#writer.follows ? this.#around.pace.takeover : 0;
    const left = player !== undefined && this.#isGone({ player }) ? 0 : until + grace - houseTime();
    if (left > 0) return this.#sleep(left);
    return this.#do((now) => (now.phase === 'dealing' ? { do: 'answer-for-absent', seat } : null));
  }

  #goOn(state: TableState): Promise<void> {
    if (state.shoe.handsLeft !== 0) return this.#bankOrBetting(state);
    return this.#do(() => ({ do: 'close-shoe' }));
  }

  /** What the table does by itself. A refusal only means that somebody else has done it meanwhile. */
  async #do(asking: Asking): Promise<void> {
    await this.#writer.submit(asking);
  }

  async #live(state: TableState): Promise<LiveShoe> {
    if (this.#cards?.isOn(state)) return this.#cards;
    const secret = await this.#around.store.shoes.get(this.setting.id, state.shoe.number);
    this.#cards = new LiveShoe(this.setting, secret, state.shoe);
    return this.#cards;
  }

  #show(applied: readonly Applied[]): void {
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
      const view = viewTableEvent(this.setting, state, event, this.#moment, guestbook.naming);
      messages.push(this.#eventMessage(state.seq, view));
      if (event.type === 'bets-changed') concerned.add(event.player);
      if (isRoundEvent(event.type)) {
        for (const player of holdersOfCards(this.setting, state)) concerned.add(player);
        for (const player of playersAt(state, asked, this.#asking)) concerned.add(player);
      }
      everybody ||=
        state.spots !== this.#spots || (event.type === 'bets-changed' && state.bank.holder !== null);
      this.#spots = state.spots;
    }
    audience.publish(messages);
    for (const player of everybody || this.#phase !== before ? audience.people() : concerned)
      this.tellYou(player);
    if (afresh) this.#tellAfresh();
    // A node that goes away may leave chips on a table at which nobody is here.
    if (this.hasChips) this.start();
    if (afresh || applied.some(({ event }) => event.type !== 'bets-changed')) this.#clock.wake();
  }

  #eventMessage(seq: number, event: Extract<ServerMessage, { type: 'event' }>['event']): ServerMessage {
    return { type: 'event', table: this.setting.id, seq, now: houseTime(), event };
  }

  /** Another node dealt here: whoever looks gets the table afresh. */
  #reshow(since: Date | null): void {
    this.#phase = this.#resumed(this.state, since);
    this.#asking = this.#askedIn(this.state);
    this.#spots = this.state.spots;
    this.#tellAfresh();
    this.#clock.wake();
  }

  #tellAfresh(): void {
    const { audience } = this.#around;
    for (const player of audience.people())
      audience.tell(player, { type: 'table', view: this.viewFor(player) });
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
