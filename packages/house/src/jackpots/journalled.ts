import { cents } from '@croupier/table';
import { z } from 'zod';
import type { JournalEvent, NewEvent } from '../storage/journal.ts';
import { fieldsOf, JournalDiffers, jsonOf } from '../tables/journalled.ts';
import type { FundEvent } from './events.ts';

/** An event of a fund as a line of its journal. */
export const fundToJournal = ({ type, ...body }: FundEvent): NewEvent => ({ type, body: jsonOf(body) });

const amount = z.number().transform(cents);
const prize = z.string().nullable();

export const claimLine = z.object({
  hand: z.string(),
  began: z.number(),
  prize,
  since: z.string().exactOptional(),
  posted: amount,
  awards: z.array(z.object({ player: z.string(), amount, part: z.string() })),
  returned: amount,
});

export const listingLine = z.object({
  hand: z.string(),
  player: z.string(),
  strength: z.number(),
  call: z.string(),
});

const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('posted'),
    day: z.string(),
    pool: amount,
    amounts: z.array(z.object({ name: prize, amount, since: z.string().exactOptional() })),
  }),
  z.object({ type: z.literal('listed'), listing: listingLine }),
  z.object({ type: z.literal('called'), claim: claimLine, instead: z.string().nullable() }),
  z.object({ type: z.literal('came-too-late'), claim: claimLine }),
  z.object({ type: z.literal('confirmed'), hand: z.string(), prize, by: z.string().nullable() }),
  z.object({ type: z.literal('void-awaited'), hand: z.string(), prize, by: z.string(), reason: z.string() }),
  z.object({
    type: z.literal('voided'),
    hand: z.string(),
    prize,
    by: z.string(),
    reason: z.string(),
    seconded: z.string().exactOptional(),
  }),
]);

export function fundFromJournal(line: Pick<JournalEvent, 'type' | 'body' | 'seq'>): FundEvent {
  const parsed = event.safeParse({ ...fieldsOf(line.body), type: line.type });
  if (parsed.success) return parsed.data;
  throw new JournalDiffers(`Line ${line.seq} of the journal is none that a jackpot's fund writes.`);
}
