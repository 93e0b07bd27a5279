import type { JournalEvent } from '../storage/journal.ts';
import type { Moved } from '../tables/moved.ts';

/** A shoe or deck as a journal tells of it: what its seed must give. */
export interface DealtShoe {
  readonly number: number;
  /** The line that opened it. */
  readonly opened: number;
  readonly over: boolean;
  /** What is wrong with it, if this was its seed; nothing when it fits. */
  readonly fits: (seed: Uint8Array, commitment: string) => string | undefined;
}

/** A journal read from its first line on by whoever believes nothing of it: every line must follow from those before. */
export interface JournalReplay {
  /** Takes the next line; returns the chips that it moves, or throws what is wrong with it. */
  read(line: JournalEvent): readonly Moved[];
  /** True if a journal that went wrong before can be taken up again at this line. */
  canResume(line: Pick<JournalEvent, 'type'>): boolean;
  /** Takes the journal up at a line that holds the whole table. */
  resume(line: JournalEvent): void;
  /** The table was closed by this line and begins anew after it. */
  reopen?(line: JournalEvent): void;
  /** The shoes that were finished since the last time it was asked, and at the end the one on the table. */
  shoes(end: boolean): readonly DealtShoe[];
  /** What the journal says that accounts hold, beside what its movements add up to: meters of the table's own. */
  claims(): ReadonlyMap<string, number>;
  /** What it says after the line that was read last of accounts that others move too: meters that tables share. */
  held?(): ReadonlyMap<string, number>;
}
