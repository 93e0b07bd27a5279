import { setImmediate as immediate } from 'node:timers/promises';
import { nextPlayers } from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import type {
  PersonView,
  PokerAskingView,
  PokerEventView,
  PokerMessage,
  PokerPhaseView,
  PokerTableView,
} from '../protocol/index.ts';
import type { CommandKey } from '../storage/member.ts';
import type { Store } from '../storage/store.ts';
import type { Audience } from '../tables/audience.ts';
import { Clock, houseTime, houseTimeOf } from '../tables/clock.ts';
import type { Guestbook } from '../tables/guestbook.ts';
import { type AppliedTo, type AskingOf, JournalWriter, type Outcome } from '../tables/journal-writer.ts';
import type { Purses } from '../tables/purses.ts';
import { Absences } from './absences.ts';
import { askedIn } from './asking.ts';
import { botAnswer, botName, botsDue } from './bots.ts';
import type { PokerPlayerCommand, PokerTableCommand } from './commands.ts';
import { decidePoker } from './decide.ts';
import type { PokerEvent } from './events.ts';
import { evolvePoker } from './evolve.ts';
import { pokerFromJournal, pokerToJournal } from './journalled.ts';
import { freshCards, LiveDeck } from './live-deck.ts';
import { type PokerPace, pauseAfterStep } from './pace.ts';
import { phaseOf } from './phase.ts';
import { type RecoveredPoker, recoverPoker } from './recover.ts';
import type { PokerSetting } from './setting.ts';
import { type HandOnTable, handOf, isPlaying, type PokerState, somebodyReady, turnOf } from './state.ts';
import { TimeBanks } from './time-banks.ts';
import { viewPokerEvent, viewPokerTable } from './view.ts';
import { viewPokerYou } from './you.ts';

export interface PokerSurroundings {
  readonly store: Store;
  readonly audience: Audience;
  readonly guestbook: Guestbook;
  readonly purses: Purses;
  readonly pace: PokerPace;
  /** Something went wrong that the table got over. */
  readonly complain: (error: unknown, table: string) => void;
}

type Asking = AskingOf<PokerState, PokerTableCommand>;

/** As long as a timer can be set for; whoever waits so long is woken by what happens. */
const A_LONG_TIME = 3_600_000;

/** A poker table that deals by itself: hand after hand while two are ready and one of them is a person. */
export class LivePokerTable {
  readonly setting: PokerSetting;
  readonly #around: PokerSurroundings;
  readonly #writer: JournalWriter<PokerState, PokerEvent, PokerTableCommand>;
  readonly #clock = new Clock();
  #phase: PokerPhaseView;
  #asking: PokerAskingView | null = null;
  #deck: LiveDeck | undefined;
  readonly #absences = new Absences();
  readonly #banks: TimeBanks;
  #running: Promise<void> | undefined;

  private constructor(setting: PokerSetting, around: PokerSurroundings, recovered: RecoveredPoker) {
    const { state, since } = recovered;
    this.setting = setting;
    this.#around = around;
    this.#phase = phaseOf(around.pace, state, since ? houseTimeOf(since) : houseTime());
    this.#banks = new TimeBanks(around.pace);
    this.#asking = this.#askedIn(state);
    this.#writer = new JournalWriter(
      {
        table: setting.id,
        decide: (now, command) => decidePoker(setting, now, command),
        evolve: (now, event) => evolvePoker(setting, now, event),
        toJournal: pokerToJournal,
        fromJournal: pokerFromJournal,
        recover: async (journal) => {
          const again = await recoverPoker(setting, journal);
          await learnPeople(around.guestbook, again.state);
          return again;
        },
        learn: (after) => learnPeople(around.guestbook, after),
      },
      around.store,
      recovered,
      {
        applied: (applied) => this.#show(applied),
        balances: (balances) => around.purses.note(balances),
        reloaded: (again) => this.#reshow(again),
      },
    );
  }

  /** The table as its journal left it. */
  static async open(setting: PokerSetting, around: PokerSurroundings): Promise<LivePokerTable> {
    const recovered = await recoverPoker(setting, around.store.journal);
    await learnPeople(around.guestbook, recovered.state);
    return new LivePokerTable(setting, around, recovered);
  }

  get state(): PokerState {
    return this.#writer.state;
  }

  get phase(): PokerPhaseView {
    return this.#phase;
  }

  start(): void {
    this.#running ??= this.#run();
  }

  /** Stops the clock and waits for what is being written; a hand in play goes on with the next start. */
  async stop(): Promise<void> {
    this.#clock.stop();
    await this.#running;
    await this.#writer.idle();
  }

  /** A player's command, carried out when it is durable. */
  command(command: PokerPlayerCommand, key: CommandKey): Promise<Outcome> {
    return this.#writer.submit(() => command, key);
  }

  /** Another node has written to the table, up to this line, or may have. */
  hear(seq?: number): void {
    this.#writer.hear(seq);
  }

  viewFor(player: PlayerId): PokerTableView {
    return {
      ...viewPokerTable(this.setting, this.state, this.#moment, this.#naming),
      now: houseTime(),
      watching: this.#around.audience.watching,
      you: this.#you(player),
    };
  }

  /** Tells somebody what is theirs, after their wallet changed elsewhere. */
  tellYou(player: PlayerId): void {
    this.#around.audience.tell(player, {
      type: 'poker-you',
      table: this.setting.id,
      you: this.#you(player),
    });
  }

  tellWatching(): void {
    const { audience } = this.#around;
    audience.publish([this.#eventMessage(this.state.seq, { type: 'watching', watching: audience.watching })]);
    this.#clock.wake();
  }

  #you(player: PlayerId): PokerTableView['you'] {
    const purse = this.#around.purses.of(player);
    return viewPokerYou(this.setting, this.state, player, this.#naming(player), purse, this.#asking);
  }

  readonly #naming = (player: PlayerId): PersonView => {
    const known = this.#around.guestbook.naming(player);
    const bot = botName(player);
    return bot === undefined ? known : { who: known.who, name: bot };
  };

  async #run(): Promise<void> {
    while (!this.#clock.stopped) {
      try {
        await this.#turn();
        // However fast the table is paced, whoever acts at it must be heard in between.
        await immediate();
      } catch (error) {
        if (this.#clock.stopped) return;
        this.#around.complain(error, this.setting.id);
        await this.#clock.sleep(1_000);
      }
    }
  }

  /** Leaves what is due to the node that deals here, as long as that one does it. */
  async #left(pause = 0): Promise<boolean> {
    if (!this.#writer.follows) return false;
    const { state } = this;
    await this.#clock.sleep(pause + this.#around.pace.takeover);
    return this.#clock.stopped || this.state !== state;
  }

  /** Looks at the table and does the next thing that is due. */
  async #turn(): Promise<void> {
    const { hand } = this.state;
    if (hand && !hand.over) return this.#play(hand);
    const bots = botsDue(this.setting, this.state);
    // Who will be dealt in is settled before the pause, so that it is known who may straddle.
    const left = (this.#phase.until ?? 0) - houseTime();
    if (left > 0 && (!bots || bots.do === 'stand-up')) return this.#clock.sleep(left);
    if (await this.#left()) return undefined;
    const { audience, pace } = this.#around;
    const due = bots ?? this.#absences.departure(this.state, audience, pace.away);
    if (due) return this.#do((now) => (isPlaying(now) ? null : due));
    if (somebodyReady(this.state) && nextPlayers(this.state.table)) return this.#begin();
    if (hand) return this.#do(() => ({ do: 'clear' }));
    return this.#clock.sleep(this.#absences.anybody ? pace.away : A_LONG_TIME);
  }

  async #begin(): Promise<void> {
    const { store, pace } = this.#around;
    // The first hand waits a moment for those who are about to sit down.
    if (!this.state.hand) await this.#clock.sleepThrough(pace.gather);
    const deck = await LiveDeck.of(this.setting, store.shoes, this.state.hands + 1);
    this.#deck = deck;
    const toDraw = freshCards(this.setting);
    const { number, commitments } = deck;
    await this.#do(() => ({ do: 'begin-hand', number, commitments, toDraw }));
    if (!isPlaying(this.state)) await this.#clock.sleep(pace.gather);
  }

  async #play(hand: HandOnTable): Promise<void> {
    const { waiting } = handOf(hand);
    if (waiting.for === 'answer') return this.#await(hand, waiting.question.seat);
    const last = handOf(hand).events.slice(-1);
    if (await this.#left(pauseAfterStep(this.#around.pace, last))) return;
    const deck = await this.#deckOf(hand);
    await this.#do(({ hand: now }) => {
      if (!now || now.over || !deck.isOf(now)) return null;
      const due = handOf(now).waiting.for;
      if (due === 'answer') return null;
      return due === 'card'
        ? { do: 'deal', card: deck.next(now) }
        : { do: 'close-hand', opened: deck.opened(now) };
    });
    const after = this.state.hand;
    if (!after || after.over) return;
    const steps = handOf(after).events.slice(handOf(hand).events.length);
    await this.#clock.sleepThrough(pauseAfterStep(this.#around.pace, steps));
  }

  /** A bot thinks and acts; a person has until the deadline, then the house acts for them. */
  async #await(hand: HandOnTable, seat: number): Promise<void> {
    const turn = turnOf(hand);
    const bot = this.state.occupants.get(seat)?.bot ?? null;
    if (bot !== null) {
      await this.#clock.sleepThrough(this.#around.pace.think);
      if (await this.#left()) return undefined;
      const player = hand.holders.get(seat) ?? '';
      const answer = botAnswer(hand, seat, bot);
      const outcome = await this.#writer.submit(() => ({ do: 'act', player, turn, answer }));
      if ('done' in outcome) return undefined;
      return this.#do(() => ({ do: 'time-out', turn }));
    }
    const grace = this.#writer.follows ? this.#around.pace.takeover : 0;
    const left = (this.#asking?.until ?? 0) + grace - houseTime();
    if (left > 0) return this.#clock.sleep(left);
    return this.#do(() => ({ do: 'time-out', turn }));
  }

  /** What the table does by itself. A refusal only means that somebody else has done it meanwhile. */
  async #do(asking: Asking): Promise<void> {
    await this.#writer.submit(asking);
  }

  async #deckOf(hand: HandOnTable): Promise<LiveDeck> {
    if (this.#deck?.isOf(hand)) return this.#deck;
    const deck = await LiveDeck.of(this.setting, this.#around.store.shoes, hand.number);
    this.#deck = deck;
    return deck;
  }

  #show(applied: readonly AppliedTo<PokerState, PokerEvent>[]): void {
    const { audience, pace } = this.#around;
    const messages: PokerMessage[] = [];
    const at = houseTime();
    for (const { event, state } of applied) {
      if (BEGINS_PHASE.has(event.type)) this.#phase = phaseOf(pace, state, at);
      if (event.type === 'hand-began') this.#banks.handBegan(state);
      const asked = this.#asking;
      this.#asking = this.#askedIn(state);
      if (asked && asked.turn !== this.#asking?.turn) {
        this.#banks.answered(asked, state.hand?.holders.get(asked.seat) ?? '', at);
      }
      const view = viewPokerEvent(state, event, this.#moment, this.#naming);
      messages.push(this.#eventMessage(state.seq, view));
    }
    audience.publish(messages);
    // A step of the hand changes what its players may know and do, and nothing for those who look on.
    const concerned = applied.every(({ event }) => event.type === 'played') && this.state.hand?.holders;
    for (const player of concerned ? concerned.values() : audience.people()) this.tellYou(player);
    this.#clock.wake();
  }

  #eventMessage(seq: number, event: PokerEventView): PokerMessage {
    return { type: 'poker-event', table: this.setting.id, seq, now: houseTime(), event };
  }

  /** Another node dealt here: whoever looks gets the table afresh. */
  #reshow(since: Date | null): void {
    const { audience, pace } = this.#around;
    this.#phase = phaseOf(pace, this.state, since ? houseTimeOf(since) : houseTime());
    this.#asking = this.#askedIn(this.state);
    for (const player of audience.people())
      audience.tell(player, { type: 'poker-table', view: this.viewFor(player) });
    this.#clock.wake();
  }

  #askedIn(state: PokerState): PokerAskingView | null {
    return askedIn(this.#around.pace, this.setting, state, this.#asking, (player) => this.#banks.of(player));
  }

  get #moment(): { readonly phase: PokerPhaseView; readonly asking: PokerAskingView | null } {
    return { phase: this.#phase, asking: this.#asking };
  }
}

async function learnPeople(guestbook: Guestbook, { table }: PokerState): Promise<void> {
  const players = [...table.seats.values()].map(({ player }) => player);
  await guestbook.learn(players.filter((player) => botName(player) === undefined));
}

const BEGINS_PHASE: ReadonlySet<PokerEvent['type']> = new Set(['hand-began', 'hand-over', 'cleared']);
