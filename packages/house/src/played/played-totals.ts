import { type Kysely, sql } from 'kysely';
import type { PlayedTotals } from '../protocol/index.ts';
import { texts } from '../storage/binary-arrays.ts';
import { account } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import {
  asksForOutcome,
  havingBrought,
  ownAccounts,
  type PlayedFilter,
  wherePlayed,
} from './played-filter.ts';

type Kind = 'round' | 'hand' | undefined;

/** What rounds and hands have brought somebody, added up from the ledger. */
export async function playedTotals(
  kysely: Kysely<Tables>,
  person: string,
  filter: PlayedFilter,
  kind: Kind,
): Promise<PlayedTotals> {
  const wallet = account.wallet(person);
  const stakes = account.stakes(person, '');
  const rounds = sql`journal.type in ('settled', 'voided')`;
  // A stack changes only when a hand is over; chips that are bought or taken along have lines of their own.
  const hands = sql`(journal.type = 'played' and accounts.name <> ${wallet})`;
  const which = kind === 'round' ? rounds : kind === 'hand' ? hands : sql`(${rounds} or ${hands})`;
  const { rows } = await sql<PlayedTotals>`
    select count(*)::int as count, coalesce(sum(net), 0)::bigint as net,
      (count(*) filter (where net > 0))::int as won, (count(*) filter (where net < 0))::int as lost,
      coalesce(max(net), 0)::bigint as best, coalesce(min(net), 0)::bigint as worst
    from (
      select sum(postings.amount) as net
      from accounts
      join postings on postings.account_id = accounts.id
      join transactions on transactions.id = postings.transaction_id
      join journal on journal.table_id = transactions.table_id and journal.seq = transactions.seq
      where ${ownAccounts({ wallet, stakes })} and ${which} ${wherePlayed(filter)}
      group by transactions.table_id, transactions.seq
      having ${havingBrought(filter)}
    ) as played`.execute(kysely);
  const [found] = rows;
  const totals = found ?? { count: 0, net: 0, won: 0, lost: 0, best: 0, worst: 0 };
  if (kind === 'round' || asksForOutcome(filter)) return totals;
  return { ...totals, count: totals.count + (await handsWithoutChips(kysely, person, filter)) };
}

/** Hands that somebody was dealt and that moved none of their chips: the ledger has nothing of them. */
async function handsWithoutChips(
  kysely: Kysely<Tables>,
  person: string,
  { tables, from, before }: PlayedFilter,
): Promise<number> {
  const prefix = account.stakes(person, '');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from journal
    where journal.type = 'hand-began'
      and journal.table_id in (
        select substr(accounts.name, ${prefix.length + 1}) from accounts
        where accounts.name >= ${prefix} and accounts.name < ${`${prefix}\u{10FFFF}`})
      ${tables ? sql`and journal.table_id = any(${texts(tables)}::text[])` : sql``}
      ${from ? sql`and journal.at >= ${from.toISOString()}::timestamptz` : sql``}
      ${before ? sql`and journal.at < ${before.toISOString()}::timestamptz` : sql``}
      and exists (select 1 from json_array_elements(journal.body->'seats') as seat where seat->>'player' = ${person})
      and not exists (
        select 1 from transactions
        join postings on postings.transaction_id = transactions.id
        join accounts on accounts.id = postings.account_id
        join journal as line on line.table_id = transactions.table_id and line.seq = transactions.seq
        where transactions.table_id = journal.table_id and line.type = 'played'
          and accounts.name = ${prefix} || journal.table_id
          and transactions.seq > journal.seq
          and transactions.seq < coalesce(
            (select min(next.seq) from journal as next
             where next.table_id = journal.table_id and next.type = 'hand-began' and next.seq > journal.seq),
            9223372036854775807))`.execute(kysely);
  return rows[0]?.count ?? 0;
}
