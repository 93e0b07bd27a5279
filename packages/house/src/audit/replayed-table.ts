import { progressivesOf } from '@croupier/table';
import type { HandWon } from '../jackpots/played-for.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import type { RuledTable } from '../posted/ruled-table.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { JournalDiffers } from '../tables/journalled.ts';
import type { Moved } from '../tables/moved.ts';
import { stoodAt } from '../tables/quarantine.ts';
import { changeIn, RULES_CHANGED } from '../tables/rules-changed.ts';
import type { TableSetting } from '../tables/setting.ts';
import { reopened } from '../tables/state.ts';
import { metersWaiting, type TableCounts } from '../tables/table-counts.ts';
import { PokerReplay } from './poker-replay.ts';
import type { DealtShoe, JournalReplay } from './replay.ts';
import { TableReplay } from './table-replay.ts';

/** What the examiner knows of a table beside its journal. */
export interface KnownOfTable {
  /** The table under a definition that was posted; undefined: none was. */
  readonly posted: (definition: string) => RuledTable | undefined;
  /** The chips of players that lie on the table by the lines so far. */
  readonly lying: () => number;
}

/** Replays the journal of a table through all rules that it has had, one after the other. */
export class ReplayedTable implements JournalReplay {
  readonly #known: KnownOfTable;
  #now: TableReplay | PokerReplay | undefined;
  /** What it was dealt by last. */
  #rules: RuledTable;
  #shoes: DealtShoe[] = [];
  readonly #won: HandWon[] = [];

  constructor(first: RuledTable, known: KnownOfTable) {
    this.#known = known;
    this.#rules = first;
    this.#now = this.#replayOf(first);
  }

  /** What hands have won of jackpots: their funds may pay nothing else. */
  get won(): readonly HandWon[] {
    return this.#now instanceof PokerReplay ? [...this.#won, ...this.#now.won] : this.#won;
  }

  read(line: JournalEvent): readonly Moved[] {
    if (line.type === RULES_CHANGED) return this.#change(line);
    if (!this.#now) throw new JournalDiffers('It is written at a table that was taken away.');
    return this.#now.read(line);
  }

  canResume(line: Pick<JournalEvent, 'type'>): boolean {
    return line.type === RULES_CHANGED || (this.#now?.canResume(line) ?? false);
  }

  resume(line: JournalEvent): void {
    if (line.type === RULES_CHANGED) this.#change(line);
    else this.#now?.resume(line);
  }

  /** With other rules a table begins anew: nothing may lie on it, and only its numbers and its meter go on. */
  #change(line: JournalEvent): readonly Moved[] {
    const change = changeIn(line);
    const left = this.#known.lying();
    this.#putAway();
    if (left !== 0)
      throw new JournalDiffers(`The table got other rules while ${left} cents of players lay on it.`);
    if (!change || change.after === null) return [];
    const after = this.#known.posted(change.after);
    if (!after) throw new JournalDiffers('It got rules that were never posted.');
    this.#rules = after;
    this.#now = this.#replayOf(after, { seq: line.seq, ...change });
    return [];
  }

  /** Closed by the house, because it could not read on: the table begins anew, and only its numbers and its meter go on. */
  reopen(line: JournalEvent): void {
    this.#putAway();
    const stood = stoodAt(line);
    if (!stood) throw new JournalDiffers('It does not say where the table stood.');
    this.#now = this.#replayOf(this.#rules, { seq: line.seq, ...stood });
  }

  #putAway(): void {
    this.#shoes.push(...(this.#now?.shoes(true) ?? []));
    if (this.#now instanceof PokerReplay) this.#won.push(...this.#now.won);
    this.#now = undefined;
  }

  #replayOf(
    { kind, setting }: RuledTable,
    stood?: TableCounts & { readonly seq: number },
  ): TableReplay | PokerReplay {
    if (kind === 'poker')
      return new PokerReplay(
        setting,
        (definition) => this.#poker(definition),
        stood ? { seq: stood.seq, hands: stood.shoe } : {},
      );
    return new TableReplay(
      setting,
      (definition) => this.#banked(definition),
      stood &&
        reopened(stood.seq, { ...stood, meters: metersWaiting(progressivesOf(setting.game.layout), stood) }),
    );
  }

  #banked(definition: string): TableSetting {
    const posted = this.#known.posted(definition);
    if (posted?.kind === 'banked') return posted.setting;
    throw new JournalDiffers('It is dealt by rules that were never posted.');
  }

  #poker(definition: string): PokerSetting {
    const posted = this.#known.posted(definition);
    if (posted?.kind === 'poker') return posted.setting;
    throw new JournalDiffers('It is dealt by rules that were never posted.');
  }

  shoes(end: boolean): readonly DealtShoe[] {
    return [...this.#shoes.splice(0), ...(this.#now?.shoes(end) ?? [])];
  }

  claims(): ReadonlyMap<string, number> {
    return this.#now?.claims() ?? new Map();
  }

  held(): ReadonlyMap<string, number> {
    return this.#now instanceof TableReplay ? this.#now.held() : new Map();
  }
}
