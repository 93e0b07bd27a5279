import type { PlayerId } from '@croupier/table';
import type { AskingView, ServerMessage, TableEventView, TableView } from '../protocol/index.ts';
import type { BankedMoment } from './banked-moment.ts';
import type { BankedSurroundings } from './banked-surroundings.ts';
import { houseTime } from './clock.ts';
import type { Links, TableEvent } from './events.ts';
import type { Guestbook } from './guestbook.ts';
import type { AppliedTo } from './journal-writer.ts';
import { isRoundEvent } from './journalled.ts';
import type { Shown } from './live-table.ts';
import type { Purses } from './purses.ts';
import type { TableSetting } from './setting.ts';
import { viewMeters } from './standing.ts';
import { roundSeen, seatsPlayed, type TableState } from './state.ts';
import { NOTHING_TOLD, toldBy } from './told.ts';
import { viewTable, viewTableEvent } from './view.ts';
import { viewYou } from './you.ts';

const NO_LINKS: Links = {};

/** Who looks on, what they are called, and what they have. */
interface Onlookers extends Pick<BankedSurroundings, 'audience' | 'figures'> {
  readonly guestbook: Pick<Guestbook, 'naming'>;
  readonly purses: Pick<Purses, 'of'>;
}

/** What people see of a banked table, and hear of it. */
export class BankedShow {
  readonly #setting: TableSetting;
  readonly #around: Onlookers;
  readonly #moment: BankedMoment;
  /** The spots as people were last told of them: what they may bet depends on it. */
  #spots: TableState['spots'] = new Map();
  #told = NOTHING_TOLD;

  constructor(setting: TableSetting, around: Onlookers, moment: BankedMoment) {
    this.#setting = setting;
    this.#around = around;
    this.#moment = moment;
  }

  resume({ spots }: TableState): void {
    this.#spots = spots;
    this.#told = NOTHING_TOLD;
  }

  tableFor(state: TableState, player: PlayerId): ServerMessage {
    const { guestbook, audience } = this.#around;
    // Whoever comes now may see more than the others were told.
    this.#told = { ...this.#told, standing: null };
    return {
      type: 'table',
      kind: 'banked',
      view: {
        ...viewTable(this.#setting, this.shown(state), this.#moment.now, guestbook.naming),
        now: houseTime(),
        watching: audience.watching,
        you: this.#you(state, player),
      },
    };
  }

  youFor(state: TableState, player: PlayerId): ServerMessage {
    return { type: 'you', kind: 'banked', table: this.#setting.id, you: this.#you(state, player) };
  }

  watching({ seq }: TableState): ServerMessage {
    return this.#event(seq, { type: 'watching', watching: this.#around.audience.watching });
  }

  /** The meters as they are now, for everybody who looks on. */
  meters(state: TableState): ServerMessage {
    this.#told = { ...this.#told, standing: null };
    return this.#event(state.seq, { type: 'meters', meters: viewMeters(this.#setting, this.shown(state)) });
  }

  /** The table with the meters that it shares as other tables have left them. */
  shown(state: TableState): TableState {
    const { figures } = this.#around;
    // What a table shares is written down with its next shoe: one that waits for its first shows the meter all the same.
    const links = state.phase === 'closed' ? (this.#setting.meters ?? NO_LINKS) : state.links;
    const shared = Object.entries(links);
    if (!figures || shared.length === 0) return state;
    const now = shared.flatMap(([name, meter]) => {
      const amount = figures(meter);
      return amount === null ? [] : [[name, amount] as const];
    });
    return { ...state, links, meters: { ...state.meters, ...Object.fromEntries(now) } };
  }

  #you(state: TableState, player: PlayerId): TableView['you'] {
    const { guestbook, purses } = this.#around;
    const person = guestbook.naming(player);
    return viewYou(this.#setting, state, player, person, purses.of(player), this.#moment.now);
  }

  #event(seq: number, event: TableEventView): ServerMessage {
    return { type: 'event', kind: 'banked', table: this.#setting.id, seq, now: houseTime(), event };
  }

  show(applied: readonly AppliedTo<TableState, TableEvent>[]): Shown {
    const { audience, guestbook } = this.#around;
    const before = this.#moment.phase;
    const messages: ServerMessage[] = [];
    const concerned = new Set<PlayerId>();
    let everybody = false;
    let afresh = false;
    const at = houseTime();
    for (const { event, state } of applied) {
      const asked = this.#moment.asking;
      const counted = this.#moment.hear(event, state, at);
      // The countdown starts or stops with a bet: no event says so, hence everybody looks afresh.
      afresh ||= event.type === 'bets-changed' && counted;
      // Hands, results and roads that people have seen are void after all.
      afresh ||= event.type === 'settlement-reversed';
      const { naming } = guestbook;
      const view = viewTableEvent(
        this.#setting,
        this.shown(state),
        event,
        this.#moment.now,
        naming,
        this.#told,
      );
      this.#told = toldBy(view, this.shown(state), this.#told);
      messages.push(this.#event(state.seq, view));
      if (event.type === 'bets-changed') concerned.add(event.player);
      // Their chips go back to the meter, whatever the table is doing meanwhile.
      if (event.type === 'jackpot-backed-out') everybody = true;
      // A deck that is cut while bets are taken is nobody's to cut any more.
      if (event.type === 'shoe-cut') everybody = true;
      if (isRoundEvent(event.type)) {
        for (const player of holdersOfCards(this.#setting, state)) concerned.add(player);
        for (const player of playersAt(state, asked, this.#moment.asking)) concerned.add(player);
      }
      everybody ||=
        state.spots !== this.#spots || (event.type === 'bets-changed' && state.bank.holder !== null);
      this.#spots = state.spots;
    }
    return {
      messages,
      concerned: everybody || this.#moment.phase !== before ? audience.people() : concerned,
      afresh,
      wakes: afresh || applied.some(({ event }) => event.type !== 'bets-changed'),
    };
  }
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

/** Who plays a hand at one of these seats. */
export function playersOf(state: TableState, seats: readonly number[]): PlayerId[] {
  if (seats.length === 0) return [];
  const players = new Set(state.bets.filter(({ kind }) => kind === 'own').map(({ player }) => player));
  const { bank } = state.standing;
  if (bank) players.add(bank.player);
  return [...players].filter((player) => seatsPlayed(state, player).some((seat) => seats.includes(seat)));
}
