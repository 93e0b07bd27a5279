import { sameJson } from '@croupier/table';
import type { z } from 'zod';
import type { JournalEvent, NewEvent } from '../storage/journal.ts';
import { fieldsOf, JournalDiffers, jsonOf } from '../tables/journalled.ts';
import { type PokerEvent, pokerLine } from './poker-events.ts';
import { advanced, type PokerState } from './poker-state.ts';

/** An event of a poker table as a line of its journal. */
export const pokerToJournal = ({ type, ...body }: PokerEvent): NewEvent => ({ type, body: jsonOf(body) });

/** A line as it was written; what a hand made of an input is not believed here, but made once more below. */
export function pokerLineOf(line: Pick<JournalEvent, 'type' | 'body' | 'seq'>): z.infer<typeof pokerLine> {
  const parsed = pokerLine.safeParse({ ...fieldsOf(line.body), type: line.type });
  if (parsed.success) return parsed.data;
  throw new JournalDiffers(`Line ${line.seq} of the journal is none that a poker table writes.`);
}

/** What happened, without the clauses that were cited for it: an earlier version may have cited others. */
function uncited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(uncited);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'cite' ? [] : [[key, uncited(part)]])),
  );
}

/** Reads a line on top of what came before; a hand's steps are done once more and must come out the same. */
export function pokerFromJournal(state: PokerState, line: JournalEvent): PokerEvent {
  const read = pokerLineOf(line);
  if (read.type === 'hand-began') return { ...read, options: read.options ?? state.table.rules.options };
  if (read.type !== 'played') return read;
  if (!state.hand) throw new JournalDiffers(`Line ${line.seq} plays a hand that was never begun.`);
  const { events } = advanced(state.hand, read.input);
  if (!sameJson(uncited(jsonOf({ events })), uncited({ events: read.events }))) {
    throw new JournalDiffers(`Line ${line.seq} has something else than the rules give.`);
  }
  return { type: 'played', input: read.input, events };
}
