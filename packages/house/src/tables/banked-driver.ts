import type { PlayerId } from '@croupier/table';
import type { PhaseView, ServerMessage } from '../protocol/index.ts';
import { BankedDealer } from './banked-dealer.ts';
import { BankedMoment } from './banked-moment.ts';
import { BankedShow } from './banked-show.ts';
import type { BankedSurroundings } from './banked-surroundings.ts';
import { bookkeeping } from './bookkeeping.ts';
import type { TableCommand } from './commands.ts';
import type { TableEvent } from './events.ts';
import type { Guestbook } from './guestbook.ts';
import type { AppliedTo, Bookkeeping } from './journal-writer.ts';
import type { Driver, Running, Shown } from './live-table.ts';
import type { TableSetting } from './setting.ts';
import type { TableState } from './state.ts';

/** A table against a bank that deals by itself: its books, where it is in time, its dealer, and what people see. */
export class BankedDriver implements Driver<TableState, TableEvent, TableCommand> {
  readonly setting: TableSetting;
  readonly books: Bookkeeping<TableState, TableEvent, TableCommand>;
  readonly #moment: BankedMoment;
  readonly #dealer: BankedDealer;
  readonly #shows: BankedShow;

  constructor(setting: TableSetting, around: BankedSurroundings) {
    this.setting = setting;
    this.books = bookkeeping(setting, (state) => learnPeople(around.guestbook, state), around.figures);
    this.#moment = new BankedMoment(setting, around);
    this.#dealer = new BankedDealer(setting, around, this.#moment);
    this.#shows = new BankedShow(setting, around, this.#moment);
  }

  get phase(): PhaseView {
    return this.#moment.phase;
  }

  resume(state: TableState, since: Date | null): void {
    this.#moment.resume(state, since);
    this.#shows.resume(state);
  }

  hasChips({ phase, bets, bank }: TableState): boolean {
    return phase === 'dealing' || (phase === 'betting' && bets.length > 0) || bank.holder !== null;
  }

  lookAround(state: TableState): { readonly afresh: boolean; readonly wakes: boolean } {
    return { afresh: this.#moment.lookAround(state), wakes: true };
  }

  due(table: Running<TableState, TableCommand>): Promise<void> {
    return this.#dealer.due(table);
  }

  show(applied: readonly AppliedTo<TableState, TableEvent>[]): Shown {
    return this.#shows.show(applied);
  }

  tableFor(state: TableState, player: PlayerId): ServerMessage {
    return this.#shows.tableFor(state, player);
  }

  youFor(state: TableState, player: PlayerId): ServerMessage {
    return this.#shows.youFor(state, player);
  }

  watching(state: TableState): ServerMessage {
    return this.#shows.watching(state);
  }

  meters(state: TableState): ServerMessage {
    return this.#shows.meters(state);
  }

  shown(state: TableState): TableState {
    return this.#shows.shown(state);
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
