import { accountsOf, cents, METER, type Meters } from '@croupier/table';
import { z } from 'zod';
import type { Store } from '../storage/store.ts';

/** Where a table that begins anew goes on counting: no shoe and no round has the number of another. */
export const tableCounts = z.object({
  shoe: z.number(),
  round: z.number(),
  /** What is in the meters of its own. */
  meters: z.record(z.string(), z.number().transform(cents)).default({}),
  /** Lines from when a game had no more than one meter. */
  meter: z.number().exactOptional(),
});

export type TableCounts = z.infer<typeof tableCounts>;

/** How far the shoes and rounds of a table were counted, and what is in its meters. */
export async function whereItStood(
  { journal, shoes, ledger }: Pick<Store, 'journal' | 'shoes' | 'ledger'>,
  table: string,
): Promise<TableCounts> {
  const opened = await journal.last(table, ['betting-opened']);
  const round = z.object({ round: z.number() }).safeParse(opened?.body);
  return {
    shoe: (await shoes.latest(table))?.number ?? 0,
    round: round.success ? round.data.round : 0,
    meters: await ownMeters(ledger, table),
  };
}

/** What lies on the meters that are the table's own. */
async function ownMeters(ledger: Store['ledger'], table: string): Promise<Meters> {
  const only = accountsOf(table).meter();
  const found = [...(await ledger.accounts(only))].flatMap(([name, amount]) => {
    if (amount <= 0 || (name !== only && !name.startsWith(`${only}/`))) return [];
    return [[name === only ? METER : name.slice(only.length + 1), cents(amount)] as const];
  });
  return Object.fromEntries(found);
}

/** What waits in meters for a game that has them. */
export function metersWaiting(
  progressives: Readonly<Record<string, unknown>>,
  { meter = 0, meters }: Pick<TableCounts, 'meter' | 'meters'>,
): Meters {
  const all: Meters = meter > 0 ? { [METER]: cents(meter), ...meters } : meters;
  return Object.fromEntries(Object.entries(all).filter(([name]) => Object.hasOwn(progressives, name)));
}
