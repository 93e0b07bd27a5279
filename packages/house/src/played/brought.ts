import { type RawBuilder, sql } from 'kysely';
import { account } from '../storage/ledger.ts';
import { QUARANTINED } from '../tables/quarantine.ts';
import { RULES_CHANGED } from '../tables/rules-changed.ts';
import {
  definitionOfHand,
  havingBrought,
  ownAccounts,
  type PlayedFilter,
  whereDealt,
  wherePlayed,
} from './played-filter.ts';

/** A round or hand that somebody was in: where it stands in the journal of its table, and what it brought them. */
export interface Brought {
  readonly table: string;
  readonly seq: number;
  readonly at: Date;
  readonly net: number;
}

/** A line looked up by its key, each for itself: whoever joins the journal as a whole reads it across the shards of all tables. */
export const lineAt = (
  name: string,
  table: RawBuilder<unknown>,
  seq: RawBuilder<unknown>,
): RawBuilder<unknown> => sql`
  cross join lateral (
    select journal.table_id, journal.seq, journal.type, journal.body, journal.at from journal
    where journal.table_id = ${table} and journal.seq = ${seq} limit 1) as ${sql.ref(name)}`;

/** The rules that the shoe of a round was opened with, by the line that ended it: the next one names the shoe. */
const definitionOfRound = (ended: string) => sql`(
  select shoe.body->>'definition' from journal as closed
  join journal as shoe on shoe.table_id = closed.table_id and shoe.type = 'shoe-opened'
    and (shoe.body->>'number')::bigint = (closed.body->>'shoe')::bigint
  where closed.table_id = ${sql.ref(`${ended}.table_id`)} and closed.seq = ${sql.ref(`${ended}.seq`)} + 1
  limit 1)`;

/**
 * The rounds in which somebody had chips, each by the line that ended it. What a bank was put up with is part of the round it
 * was settled in, and what was taken back of a settlement is part of what was settled.
 */
export const roundsBrought = (person: string, filter: PlayedFilter): RawBuilder<Brought> => sql<Brought>`
  select ended.table_id as "table", ended.seq, ended.at, sum(postings.amount)::bigint as net
  from accounts
  join postings on postings.account_id = accounts.id
  join transactions on transactions.id = postings.transaction_id
  ${lineAt('line', sql`transactions.table_id`, sql`transactions.seq`)}
  cross join lateral (select case
    when line.type in ('settled', 'voided') then line.seq
    when line.type in ('bank-taken', 'bank-taken-down') then (
      select next.seq from journal as next
      where next.table_id = line.table_id and next.seq > line.seq
        and next.type in ('settled', 'voided', ${QUARANTINED}, ${RULES_CHANGED})
      order by next.seq limit 1)
    else (
      select closed.seq - 1 from journal as closed
      where closed.table_id = line.table_id and closed.type = 'round-closed'
        and (closed.body->>'round')::bigint = (line.body->>'round')::bigint
      limit 1)
    end as seq) as round
  ${lineAt('ended', sql`line.table_id`, sql`round.seq`)}
  where ${ownAccounts({ wallet: account.wallet(person), stakes: account.stakes(person, '') })}
    and line.type in
      ('settled', 'voided', 'bank-taken', 'bank-taken-down', 'settlement-reversed', 'jackpot-backed-out')
    and ended.type in ('settled', 'voided') ${wherePlayed(filter, 'ended')}
    ${whereDealt(filter, 'ended', definitionOfRound('ended'))}
  group by ended.table_id, ended.seq, ended.at
  having bool_or(line.seq = ended.seq) and ${havingBrought(filter)}`;

/**
 * The poker hands that moved somebody's chips, each by the line it began with. A stack changes only when a hand is over; chips
 * that are bought or taken along have lines of their own.
 */
export const handsBrought = (person: string, filter: PlayedFilter): RawBuilder<Brought> => sql<Brought>`
  select began.table_id as "table", began.seq, began.at, sum(postings.amount)::bigint as net
  from accounts
  join postings on postings.account_id = accounts.id
  join transactions on transactions.id = postings.transaction_id
  ${lineAt('line', sql`transactions.table_id`, sql`transactions.seq`)}
  cross join lateral (
    select begun.table_id, begun.seq, begun.at, begun.body from journal as begun
    where begun.table_id = line.table_id and begun.type = 'hand-began' and begun.seq < line.seq
    order by begun.seq desc limit 1) as began
  where ${ownAccounts({ stakes: account.stakes(person, '') })} and line.type = 'played'
    ${wherePlayed(filter, 'began')} ${whereDealt(filter, 'began', definitionOfHand('began'))}
  group by began.table_id, began.seq, began.at
  having ${havingBrought(filter)}`;

/**
 * Whether somebody was dealt into a hand, as a condition on its first line. That line has everybody who sits there; whoever sits
 * out or has just come may have been dealt nothing.
 */
export const dealtTo = (person: string, began: string): RawBuilder<boolean> => sql<boolean>`exists (
  select 1 from json_array_elements(${sql.ref(`${began}.body`)}->'seats') as seat
  where seat->>'player' = ${person} and (seat->>'stack')::bigint > 0
    and (not (seat->>'sittingOut')::boolean and not (seat->>'isNew')::boolean
      or exists (
        select 1 from journal as line
        cross join lateral json_array_elements(line.body->'events') as event
        where line.table_id = ${sql.ref(`${began}.table_id`)} and line.type = 'played'
          and line.seq > ${sql.ref(`${began}.seq`)}
          and line.seq < coalesce(
            (select next.seq from journal as next
             where next.table_id = ${sql.ref(`${began}.table_id`)} and next.type = 'hand-began'
               and next.seq > ${sql.ref(`${began}.seq`)}
             order by next.seq limit 1),
            9223372036854775807)
          and event->>'type' = 'dealt' and event->>'seat' = seat->>'seat')))`;
