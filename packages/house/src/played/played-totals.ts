import { type Kysely, sql } from 'kysely';
import type { PlayedTotals } from '../protocol/index.ts';
import { account, accountsUnder } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { dealtTo, handsBrought, roundsBrought } from './brought.ts';
import {
  asksForOutcome,
  definitionOfHand,
  type PlayedFilter,
  whereDealt,
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
  const rounds = roundsBrought(person, filter);
  const hands = handsBrought(person, filter);
  const which = kind === 'round' ? rounds : kind === 'hand' ? hands : sql`${rounds} union all ${hands}`;
  const { rows } = await sql<PlayedTotals>`
    select count(*)::int as count, coalesce(sum(net), 0)::bigint as net,
      (count(*) filter (where net > 0))::int as won, (count(*) filter (where net < 0))::int as lost,
      coalesce(max(net), 0)::bigint as best, coalesce(min(net), 0)::bigint as worst
    from (${which}) as played`.execute(kysely);
  const [found] = rows;
  const totals = found ?? { count: 0, net: 0, won: 0, lost: 0, best: 0, worst: 0 };
  if (kind === 'round' || asksForOutcome(filter)) return totals;
  return { ...totals, count: totals.count + (await handsWithoutChips(kysely, person, filter)) };
}

/** Hands that are over, that somebody was dealt and that moved none of their chips: the ledger has nothing of them. */
async function handsWithoutChips(
  kysely: Kysely<Tables>,
  person: string,
  filter: PlayedFilter,
): Promise<number> {
  const prefix = account.stakes(person, '');
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count
    from journal as began
    where began.type = 'hand-began'
      and began.table_id in (
        select substr(accounts.name, ${prefix.length + 1}) from accounts where ${accountsUnder(prefix)})
      ${wherePlayed(filter, 'began')} ${whereDealt(filter, 'began', definitionOfHand('began'))}
      and ${dealtTo(person, 'began')}
      and exists (
        select 1 from journal as over
        where over.table_id = began.table_id and over.type = 'hand-over' and over.seq > began.seq
          and (over.body->>'number')::bigint = (began.body->>'number')::bigint)
      and not exists (
        select 1 from transactions
        join postings on postings.transaction_id = transactions.id
        join accounts on accounts.id = postings.account_id
        join journal as line on line.table_id = transactions.table_id and line.seq = transactions.seq
        where transactions.table_id = began.table_id and line.type = 'played'
          and accounts.name = ${prefix} || began.table_id
          and transactions.seq > began.seq
          and transactions.seq < coalesce(
            (select min(next.seq) from journal as next
             where next.table_id = began.table_id and next.type = 'hand-began' and next.seq > began.seq),
            9223372036854775807))`.execute(kysely);
  return rows[0]?.count ?? 0;
}
