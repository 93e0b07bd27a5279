import { z } from 'zod';
import type { Store } from '../storage/store.ts';

/** Where a table that begins anew goes on counting: no shoe and no round has the number of another. */
export const standing = z.object({ shoe: z.number(), round: z.number(), meter: z.number() });

export type StandingNumbers = z.infer<typeof standing>;

/** How far the shoes and rounds of a table were counted, and what is in its meter. */
export async function whereItStood(
  { journal, shoes, ledger }: Pick<Store, 'journal' | 'shoes' | 'ledger'>,
  table: string,
): Promise<StandingNumbers> {
  const opened = await journal.last(table, ['betting-opened']);
  const round = z.object({ round: z.number() }).safeParse(opened?.body);
  return {
    shoe: (await shoes.latest(table))?.number ?? 0,
    round: round.success ? round.data.round : 0,
    meter: await ledger.balance(`meter:${table}`),
  };
}
