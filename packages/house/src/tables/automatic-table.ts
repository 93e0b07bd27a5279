import { setImmediate as immediate } from 'node:timers/promises';
import { NO_CUT } from '@croupier/cards';
import type { PlayerId, Refusal } from '@croupier/table';
import type { AskingView, PhaseView, ServerMessage, TableView } from '../protocol/index.ts';
import type { CommandKey } from '../storage/commit.ts';
import type { Store } from '../storage/store.ts';
import type { Audience } from './audience.ts';
import { Clock } from './clock.ts';
import type { TableCommand } from './commands.ts';
import type { Guestbook } from './guestbook.ts';
import { isRoundEvent } from './journalled.ts';
import { LiveShoe, prepareShoe } from './live-shoe.ts';
import { type Pace, pauseAfter } from './pace.ts';
import { phaseBegunBy, resumedPhase } from './phase.ts';
import type { Purses } from './purses.ts';
import { recover } from './recover.ts';
import type { TableSetting } from './setting.ts';
import { roundOf, type TableState } from './state.ts';
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
  /** The spots as people were last told of them: what they may bet depends on it. */
  #spots: TableState['spots'];
  #cards: LiveShoe | undefined;
  #running: Promise<void> | undefined;

  private constructor(
    setting: TableSetting,
    around: TableSurroundings,
    state: TableState,
    since: Date | null,
  ) {
    this.setting = setting;
    this.#around = around;
    this.#phase = this.#untilSomebodyBets(resumedPhase(around.pace, state.phase, since), state);
    this.#asking = this.#askedIn(state);
    this.#spots = state.spots;
    this.#writer = new TableWriter(setting, around.store, state, {
      applied: (applied) => this.#show(applied),
      balances: (balances) => around.purses.note(balances),
      reloaded: (again) => this.#reshow(again),
    });
  }

  /** The table as its journal left it. */
  static async open(setting: TableSetting, around: TableSurroundings): Promise<AutomaticTable> {
    const { state, since } = await recover(setting, around.store.journal);
    const { spots, bets, shoe } = state;
    await around.guestbook.learn([
      ...[...spots.values()].map(({ holder }) => holder),
      ...bets.map(({ player }) => player),
      ...(shoe.cut?.by ? [shoe.cut.by] : []),
    ]);
    return new AutomaticTable(setting, around, state, since);
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

  viewFor(player: PlayerId): TableView {
    const { guestbook, audience } = this.#around;
    return {
      ...viewTable(this.setting, this.state, this.#moment, guestbook.naming),
      now: Date.now(),
      watching: audience.watching,
      you: this.#you(player),
    };
  }

  #you(player: PlayerId): TableView['you'] {
    const { guestbook, purses } = this.#around;
    const person = guestbook.naming(player);
    return viewYou(this.setting, this.state, player, person, purses.of(player), this.#asking);
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
        await this.#clock.sleep(1_000);
      }
    }
  }

  /** Looks at the table and does the next thing that is due. */
  async #turn(): Promise<void> {
    const state = this.state;
    if (await this.#waited(state)) return;
    switch (state.phase) {
      case 'closed':
        return this.#openShoe(state);
      case 'cut':
        return this.#begin(state);
      case 'betting':
        if (!state.shoe.cut) return this.#do(() => ({ do: 'cut', cut: NO_CUT, by: null }));
        return this.#do(() => ({ do: 'close-betting' }));
      case 'dealing':
        return this.#asking ? this.#waitFor(this.#asking) : this.#step(state);
      case 'settled':
        return this.#goOn(state);
    }
  }

  /** Waits for the end of the phase, or for something to happen in it; false when it is over. */
  async #waited(state: TableState): Promise<boolean> {
    const nothingToWaitFor =
      state.phase === 'cut' &&
      (state.shoe.cut !== null || this.#deckEachRound || this.#around.audience.watching === 0);
    if (state.phase === 'betting' && this.#phase.until === null) {
      await this.#clock.sleep(A_LONG_TIME);
      return true;
    }
    const left = nothingToWaitFor ? 0 : (this.#phase.until ?? 0) - Date.now();
    if (left <= 0) return false;
    await this.#clock.sleep(left);
    return true;
  }

  async #openShoe({ shoe }: TableState): Promise<void> {
    const { shoes } = this.#around.store;
    if (shoe.number > 0) await shoes.reveal(this.setting.id, shoe.number);
    const commitment = await prepareShoe(this.setting, shoes, shoe.number + 1);
    await this.#do(() => ({ do: 'open-shoe', commitment }));
  }

  async #begin(state: TableState): Promise<void> {
    if (!state.shoe.cut && !this.#deckEachRound)
      return this.#do(() => ({ do: 'cut', cut: NO_CUT, by: null }));
    const { burn } = this.setting;
    if (burn > 0 && state.shoe.dealt.length === 0) {
      const cards = await this.#live(state);
      return this.#do((now) => (cards.isOn(now) ? { do: 'burn', cards: cards.first(now, burn) } : null));
    }
    await this.#around.store.shoes.begin(this.setting.id, state.shoe.number);
    return this.#do(() => ({ do: 'open-betting' }));
  }

  async #step(state: TableState): Promise<void> {
    const cards = await this.#live(state);
    try {
      await this.#do((now) => {
        if (now.phase !== 'dealing' || !cards.isOn(now)) return null;
        const due = roundOf(this.setting, now).waiting.for === 'card';
        return due ? { do: 'step', card: cards.next(now) } : { do: 'step' };
      });
    } catch (error) {
      this.#around.complain(error, this.setting.id);
      await this.#do((now) => (now.phase === 'dealing' ? { do: 'void', why: UNFINISHED } : null));
    }
    await this.#clock.sleep(pauseAfter(this.#around.pace, this.state.steps.at(-1)));
  }

  /** Whoever is asked has until then; after that the house decides for them, and says so. */
  async #waitFor({ seat, until }: AskingView): Promise<void> {
    const left = until - Date.now();
    if (left > 0) return this.#clock.sleep(left);
    return this.#do((now) => (now.phase === 'dealing' ? { do: 'answer-for-absent', seat } : null));
  }

  async #goOn({ shoe }: TableState): Promise<void> {
    if (shoe.handsLeft !== 0) return this.#do(() => ({ do: 'open-betting' }));
    // Its last hand is over: the seed may be known, and whoever hears that the shoe is over finds it.
    await this.#around.store.shoes.reveal(this.setting.id, shoe.number);
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
    for (const { event, state, at } of applied) {
      const somebodyCuts = audience.watching > 0 && !this.#deckEachRound;
      const begun = phaseBegunBy(pace, event, at, somebodyCuts) ?? this.#phase;
      this.#phase = this.#untilSomebodyBets(begun, state);
      // The countdown starts or stops with a bet: no event says so, hence everybody looks afresh.
      afresh ||= event.type === 'bets-changed' && this.#phase !== begun;
      this.#asking = this.#askedIn(state);
      const view = viewTableEvent(this.setting, state, event, this.#moment, guestbook.naming);
      messages.push(this.#eventMessage(state.seq, view));
      if (event.type === 'bets-changed') concerned.add(event.player);
      if (isRoundEvent(event.type))
        for (const player of holdersOfCards(this.setting, state)) concerned.add(player);
      everybody ||= state.spots !== this.#spots;
      this.#spots = state.spots;
    }
    audience.publish(messages);
    for (const player of everybody || this.#phase !== before ? audience.people() : concerned)
      this.tellYou(player);
    if (afresh) this.#tellAfresh();
    if (afresh || applied.some(({ event }) => event.type === 'shoe-cut' || event.type === 'answered')) {
      this.#clock.wake();
    }
  }

  #eventMessage(seq: number, event: Extract<ServerMessage, { type: 'event' }>['event']): ServerMessage {
    return { type: 'event', table: this.setting.id, seq, now: Date.now(), event };
  }

  /** Another node dealt here: whoever looks gets the table afresh. */
  #reshow(since: Date | null): void {
    this.#phase = this.#untilSomebodyBets(
      resumedPhase(this.#around.pace, this.state.phase, since),
      this.state,
    );
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

  /** Where every round has its own deck nothing is dealt to nobody: the countdown starts with the first bet. */
  #untilSomebodyBets(phase: PhaseView, { bets }: TableState): PhaseView {
    if (!this.#deckEachRound || phase.name !== 'betting') return phase;
    if (bets.length === 0) return phase.until === null ? phase : { ...phase, until: null };
    if (phase.until !== null) return phase;
    const since = Date.now();
    return { ...phase, since, until: since + this.#around.pace.betting };
  }

  /** Who is asked at this state of the table; the same question keeps its deadline. */
  #askedIn(state: TableState): AskingView | null {
    if (state.phase !== 'dealing') return null;
    const { waiting } = roundOf(this.setting, state);
    if (waiting.for !== 'answer') return null;
    if (this.#asking && this.#askedAfter === state.steps.length) return this.#asking;
    this.#askedAfter = state.steps.length;
    return { seat: waiting.question.seat, until: Date.now() + this.#around.pace.decide };
  }
}

/** Those who hold cards of their own in the round: each step may show them more than it shows everybody. */
function holdersOfCards(setting: TableSetting, state: TableState): PlayerId[] {
  const round = roundOf(setting, state);
  const seats = round.places.flatMap(({ owner }) => (owner === null ? [] : [owner]));
  return state.bets
    .filter(({ spot, kind }) => kind === 'own' && seats.includes(spot))
    .map(({ player }) => player);
}
