import type { Refusal } from '@croupier/table';
import { z } from 'zod';
import type { Role } from '../people/index.ts';
import type { ClosedTable } from '../protocol/index.ts';
import { account } from '../storage/ledger.ts';
import { QUARANTINED } from '../tables/quarantine.ts';
import type { Casino } from './casino.ts';

/** Those who are told what is wrong with a closed table, and where its chips went. */
const TOLD: readonly Role[] = ['floor', 'surveillance', 'admin'];

/** So long it is shown that a table was closed, when it is open again. */
const SHOWN_FOR = 7 * 24 * 60 * 60 * 1_000;

const written = z.object({ why: z.string() });
const WALLET = account.wallet('');

/** What is said to whoever comes to a table that is not open. */
export const whyClosed = (
  { closed, quarantined }: Pick<Casino, 'closed' | 'quarantined'>,
  table: string,
): Refusal => ({
  reason:
    closed.get(table) ??
    (quarantined.has(table)
      ? 'This table is closed while its books are looked at. Chips that lay on it went back to their owners.'
      : `There is no table "${table}".`),
});

/** A table that could not be read, and what became of the chips on it. */
interface Closure {
  readonly table: string;
  readonly why: string;
  readonly since: Date;
  readonly home: readonly { readonly person: string; readonly amount: number }[];
}

/**
 * The tables that are closed because their journals cannot be read, as somebody may see them: everybody that they are, whoever
 * had chips there what they got back, the floor also what is wrong and who got what. A table that is open again is shown for a
 * week to the floor, and to those whose chips had lain there.
 */
export async function closedTables(
  casino: Casino,
  viewer: { readonly id: string; readonly roles: readonly Role[] } | undefined,
): Promise<ClosedTable[]> {
  const told = viewer?.roles.some((role) => TOLD.includes(role)) ?? false;
  const shown: ClosedTable[] = [];
  for (const { table, why, since, home } of await closures(casino)) {
    const open = casino.tables.get(table);
    const yours = sumOf(home.filter(({ person }) => person === viewer?.id));
    if (open && !told && yours === 0) continue;
    shown.push({
      table,
      name: open?.driver.setting.name ?? casino.quarantined.get(table)?.name ?? table,
      since: since.getTime(),
      open: open !== undefined,
      yours,
      floor: told ? { why, returned: sumOf(home), to: await named(casino, home) } : null,
    });
  }
  return shown;
}

const sumOf = (parts: Closure['home']): number => parts.reduce((sum, { amount }) => sum + amount, 0);

async function named(
  { guestbook }: Casino,
  home: Closure['home'],
): Promise<{ name: string; amount: number }[]> {
  await guestbook.learn(home.map(({ person }) => person));
  return home.map(({ person, amount }) => ({ name: guestbook.naming(person).name, amount }));
}

/** The newest first. */
async function closures({ store, quarantined }: Casino): Promise<Closure[]> {
  const rows = await store.database.kysely
    .selectFrom('journal')
    .select(['table_id', 'seq', 'body', 'at'])
    .where('type', '=', QUARANTINED)
    .where('at', '>', new Date(Date.now() - SHOWN_FOR))
    .execute();
  const lines = await Promise.all(
    rows.map(async ({ table_id: table, seq, body, at }) => ({
      table,
      why: written.parse(body).why,
      since: at,
      home: (await store.ledger.causedBy(table, seq))
        .filter(({ account: name }) => name.startsWith(WALLET))
        .map(({ account: name, amount }) => ({ person: name.slice(WALLET.length), amount })),
    })),
  );
  const empty = [...quarantined.values()]
    .filter(({ table, line }) => !rows.some(({ table_id, seq }) => table_id === table && seq === line))
    .map(({ table, why, since }) => ({ table, why, since, home: [] }));
  return [...empty, ...lines].toSorted((a, b) => b.since.getTime() - a.since.getTime());
}
