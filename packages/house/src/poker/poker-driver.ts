import { nextPlayers } from '@croupier/games';
import type { PlayerId } from '@croupier/table';
import type { Funds } from '../jackpots/funds.ts';
import { viewJackpot } from '../jackpots/view.ts';
import type {
  PokerAskingView,
  PokerEventView,
  PokerJackpotView,
  PokerPhaseView,
  PokerTableView,
  ServerMessage,
} from '../protocol/index.ts';
import { houseTime, houseTimeOf } from '../tables/clock.ts';
import type { Guestbook } from '../tables/guestbook.ts';
import type { AppliedTo, Bookkeeping } from '../tables/journal-writer.ts';
import {
  A_LONG_TIME,
  type Driver,
  type Running,
  type Shown,
  type Surroundings,
} from '../tables/live-table.ts';
import { Absences } from './absences.ts';
import { askedIn } from './asking.ts';
import { botAnswer, botsDue } from './bots.ts';
import { rebuyDue } from './decide-wish.ts';
import { LiveDeck } from './live-deck.ts';
import { Offers } from './offers.ts';
import { pokerBookkeeping } from './poker-bookkeeping.ts';
import type { PokerTableCommand } from './poker-commands.ts';
import type { PokerEvent } from './poker-events.ts';
import { type PokerPace, pauseAfterStep } from './poker-pace.ts';
import { phaseOf } from './poker-phase.ts';
import type { PokerSetting } from './poker-setting.ts';
import {
  type HandOnTable,
  handOf,
  hasWon,
  isPlaying,
  type PokerState,
  somebodyReady,
  turnOf,
} from './poker-state.ts';
import { viewPokerEvent, viewPokerTable } from './poker-view.ts';
import { viewPokerYou } from './poker-you.ts';
import { RecentPots } from './recent-pots.ts';
import { TimeBanks } from './time-banks.ts';
import { listDue, offerEnds } from './waiting-list.ts';

export interface PokerSurroundings extends Surroundings {
  readonly pace: PokerPace;
  /** The jackpots of the house. */
  readonly funds: Pick<Funds, 'at' | 'playedFor' | 'elsewhere' | 'handIn'>;
  /** Told of what has happened here: other tables may wait for it. */
  readonly happened?: (table: string, event: PokerEvent) => void;
}

type Table = Running<PokerState, PokerTableCommand>;

/** A poker table that deals by itself: hand after hand while two are ready and one of them is a person. */
export class PokerDriver implements Driver<PokerState, PokerEvent, PokerTableCommand> {
  readonly setting: PokerSetting;
  readonly books: Bookkeeping<PokerState, PokerEvent, PokerTableCommand>;
  readonly #around: PokerSurroundings;
  #phase: PokerPhaseView = { name: 'waiting', since: 0, until: null };
  #asking: PokerAskingView | null = null;
  #deck: LiveDeck | undefined;
  /** For the lobby: how large the pots are here. */
  readonly pots: RecentPots = new RecentPots();
  readonly #absences = new Absences();
  readonly #banks: TimeBanks;
  readonly #offers: Offers;

  constructor(setting: PokerSetting, around: PokerSurroundings) {
    this.setting = setting;
    this.#around = around;
    this.#banks = new TimeBanks(around.pace);
    this.#offers = new Offers(around.pace);
    this.books = pokerBookkeeping(setting, (state) => learnPeople(around.guestbook, state));
  }

  get phase(): PokerPhaseView {
    return this.#phase;
  }

  resume(state: PokerState, since: Date | null): void {
    this.#phase = phaseOf(this.#around.pace, state, since ? houseTimeOf(since) : houseTime());
    this.#asking = this.#askedIn(state);
    this.#offers.hear(state, houseTime());
  }

  /** Chips lie at a poker table as long as somebody sits there, and hands go on only while somebody plays. */
  hasChips(): boolean {
    return true;
  }

  lookAround(): { readonly afresh: boolean; readonly wakes: boolean } {
    return { afresh: false, wakes: true };
  }

  tableFor(state: PokerState, player: PlayerId): ServerMessage {
    return {
      type: 'table',
      kind: 'poker',
      view: {
        ...viewPokerTable(
          this.setting,
          this.#offers.seen(state),
          this.#moment,
          this.#around.guestbook.naming,
        ),
        jackpots: this.#jackpots(),
        now: houseTime(),
        watching: this.#around.audience.watching,
        you: this.#you(state, player),
      },
    };
  }

  youFor(state: PokerState, player: PlayerId): ServerMessage {
    return { type: 'you', kind: 'poker', table: this.setting.id, you: this.#you(state, player) };
  }

  watching({ seq }: PokerState): ServerMessage {
    return this.#event(seq, { type: 'watching', watching: this.#around.audience.watching });
  }

  #event(seq: number, event: PokerEventView): ServerMessage {
    return { type: 'event', kind: 'poker', table: this.setting.id, seq, now: houseTime(), event };
  }

  #you(state: PokerState, player: PlayerId): PokerTableView['you'] {
    const purse = this.#around.purses.of(player);
    return viewPokerYou(
      this.setting,
      this.#offers.seen(state),
      player,
      this.#around.guestbook.naming(player),
      purse,
      this.#asking,
    );
  }

  readonly #jackpots = (): PokerJackpotView[] => this.#around.funds.at(this.setting.id).map(viewJackpot);

  /** Leaves what is due to the node that deals here, as long as that one does it. */
  async #left(table: Table, pause = 0): Promise<boolean> {
    if (!table.follows) return false;
    const { state } = table;
    await table.sleep(pause + this.#around.pace.takeover);
    return table.stopped || table.state !== state;
  }

  /** Looks at the table and does the next thing that is due. */
  async due(table: Table): Promise<void> {
    const { hand } = table.state;
    if (this.#listDue(table.state)) return this.#list(table);
    if (hand && !hand.over) return this.#play(table, hand);
    if (hasWon(table.state)) return this.#handIn(table);
    if (this.#rebuy(table.state)) return this.#fillUp(table);
    const bots = botsDue(this.setting, table.state);
    // Who will be dealt in is settled before the pause, so that it is known who may straddle.
    const left = (this.#phase.until ?? 0) - houseTime();
    const leaves = bots?.do === 'stand-up' && table.state.waiting.length === 0;
    if (left > 0 && (!bots || leaves)) return this.#rest(table, left);
    if (await this.#left(table)) return undefined;
    const { audience, pace } = this.#around;
    const due = bots ?? this.#absences.departure(table.state, audience, pace.away);
    if (due) return table.do((now) => (isPlaying(now) ? null : due));
    if (somebodyReady(table.state) && nextPlayers(table.state.table)) return this.#begin(table);
    if (hand) return table.do(() => ({ do: 'clear' }));
    return this.#rest(table, this.#absences.anybody ? pace.away : A_LONG_TIME);
  }

  /** Waits until something happens, the time is over, or a seat that was offered is not kept any longer. */
  #rest(table: Table, milliseconds: number): Promise<void> {
    const ends = offerEnds(table.state, this.#offers.ends);
    return table.sleep(ends === null ? milliseconds : Math.min(milliseconds, ends - houseTime()));
  }

  /** A free seat is offered to whoever waits for it, or to the next when it was not taken in time. */
  async #list(table: Table): Promise<void> {
    if (await this.#left(table)) return;
    await table.do((now) => this.#listDue(now));
  }

  #listDue(state: PokerState): ReturnType<typeof listDue> {
    return listDue(this.setting, state, houseTime(), this.#around.pace, this.#offers.ends);
  }

  #rebuy(state: PokerState): ReturnType<typeof rebuyDue> {
    return rebuyDue(this.setting, state, (player) => this.#around.purses.of(player));
  }

  /** Fills somebody's stack up as they wish; where the wallet does not have it after all, the wish ends. */
  async #fillUp(table: Table): Promise<void> {
    if (await this.#left(table)) return;
    const outcome = await table.submit((now) => {
      const due = this.#rebuy(now);
      return due && rebuyCommand(due);
    });
    const due = 'refused' in outcome ? this.#rebuy(table.state) : null;
    if (due) await table.do(() => ({ do: 'auto-rebuy', player: due.player, amount: null }));
  }

  /** Tells the funds what the hand has won, before another begins. */
  async #handIn(table: Table): Promise<void> {
    await this.#around.funds.handIn(table.state.won);
    return table.do((now) => (hasWon(now) ? { do: 'jackpots-handed-in' } : null));
  }

  /** The first hand waits a moment for those who are about to sit down, while there is a seat for them. */
  async #gather(table: Table): Promise<void> {
    const until = houseTime() + this.#around.pace.gather;
    const free = (): boolean => table.state.table.seats.size < this.setting.seats;
    for (
      let left = this.#around.pace.gather;
      left > 0 && free() && !table.stopped;
      left = until - houseTime()
    )
      await table.sleep(left);
  }

  async #begin(table: Table): Promise<void> {
    const { store, pace } = this.#around;
    if (!table.state.hand) await this.#gather(table);
    const deck = await LiveDeck.of(this.setting, store.shoes, table.state.hands + 1);
    this.#deck = deck;
    const toDraw = deck.toDraw(this.setting);
    const { number, commitments } = deck;
    const jackpots = this.#around.funds.playedFor(this.setting.id);
    const at = houseTime();
    await table.do(() => ({ do: 'begin-hand', number, commitments, toDraw, at, jackpots }));
    if (!isPlaying(table.state)) await table.sleep(pace.gather);
  }

  async #play(table: Table, hand: HandOnTable): Promise<void> {
    const { waiting } = handOf(hand);
    if (waiting.for === 'answer') return this.#await(table, hand, waiting.questions[0].seat);
    const last = handOf(hand).events.slice(-1);
    if (await this.#left(table, pauseAfterStep(this.#around.pace, last))) return;
    const deck = await this.#deckOf(hand);
    await table.do(({ hand: now }) => {
      if (!now || now.over || !deck.isOf(now)) return null;
      const due = handOf(now).waiting.for;
      if (due === 'answer') return null;
      return due === 'card'
        ? { do: 'deal', card: deck.next(now) }
        : {
            do: 'close-hand',
            opened: deck.opened(now),
            elsewhere: this.#around.funds.elsewhere(this.setting.id),
          };
    });
    const after = table.state.hand;
    if (!after || after.over) return;
    const steps = handOf(after).events.slice(handOf(hand).events.length);
    await table.sleepThrough(pauseAfterStep(this.#around.pace, steps));
  }

  /** A bot thinks and acts; a person has until the deadline, then the house acts for them. */
  async #await(table: Table, hand: HandOnTable, seat: number): Promise<void> {
    const turn = turnOf(hand);
    const bot = table.state.occupants.get(seat)?.bot ?? null;
    if (bot !== null) {
      await table.sleepThrough(this.#around.pace.think);
      if (await this.#left(table)) return undefined;
      const player = hand.holders.get(seat) ?? '';
      const answer = botAnswer(hand, seat, bot, (await this.#deckOf(hand)).luck(turn));
      const outcome = await table.submit(() => ({ do: 'act', player, turn, answer }));
      if ('done' in outcome) return undefined;
      return table.do(() => ({ do: 'time-out', turn }));
    }
    const grace = table.follows ? this.#around.pace.takeover : 0;
    const left = (this.#asking?.until ?? 0) + grace - houseTime();
    if (left > 0) return this.#rest(table, left);
    return table.do(() => ({ do: 'time-out', turn }));
  }

  async #deckOf(hand: HandOnTable): Promise<LiveDeck> {
    if (this.#deck?.isOf(hand)) return this.#deck;
    const deck = await LiveDeck.of(this.setting, this.#around.store.shoes, hand.number);
    this.#deck = deck;
    return deck;
  }

  show(applied: readonly AppliedTo<PokerState, PokerEvent>[]): Shown {
    const { audience, pace } = this.#around;
    const messages: ServerMessage[] = [];
    const at = houseTime();
    for (const { event, state } of applied) {
      if (BEGINS_PHASE.has(event.type)) this.#phase = phaseOf(pace, state, at);
      if (event.type === 'hand-began') this.#banks.handBegan(state);
      const asked = this.#asking;
      this.#asking = this.#askedIn(state);
      if (asked && asked.turn !== this.#asking?.turn) {
        this.#banks.answered(asked, state.hand?.holders.get(asked.seat) ?? '', at);
      }
      this.#offers.hear(state, at);
      this.pots.hear(state);
      const seen = this.#offers.seen(state);
      const view = viewPokerEvent(seen, event, this.#moment, this.#around.guestbook.naming, this.#jackpots);
      messages.push(this.#event(state.seq, view));
      this.#around.happened?.(this.setting.id, event);
    }
    // A step of the hand changes what its players may know and do, and nothing for those who look on.
    const last = applied.at(-1)?.state;
    const holders = applied.every(({ event }) => event.type === 'played') && last?.hand?.holders;
    return {
      messages,
      concerned: holders ? holders.values() : audience.people(),
      afresh: false,
      wakes: true,
    };
  }

  #askedIn(state: PokerState): PokerAskingView | null {
    return askedIn(this.#around.pace, this.setting, state, this.#asking, (player) => this.#banks.of(player));
  }

  get #moment(): { readonly phase: PokerPhaseView; readonly asking: PokerAskingView | null } {
    return { phase: this.#phase, asking: this.#asking };
  }
}

/** The chips that are due, or the end of a wish that the wallet cannot fulfil. */
const rebuyCommand = ({ player, amount }: NonNullable<ReturnType<typeof rebuyDue>>): PokerTableCommand =>
  amount === null ? { do: 'auto-rebuy', player, amount } : { do: 'add-chips', player, amount };

async function learnPeople(guestbook: Guestbook, { table, waiting, hand }: PokerState): Promise<void> {
  const players = [...table.seats.values(), ...waiting].map(({ player }) => player);
  await guestbook.learn([...players, ...(hand?.holders.values() ?? [])]);
}

const BEGINS_PHASE: ReadonlySet<PokerEvent['type']> = new Set(['hand-began', 'hand-over', 'cleared']);
