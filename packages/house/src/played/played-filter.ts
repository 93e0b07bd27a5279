import { sql } from 'kysely';
import { texts } from '../storage/binary-arrays.ts';

/** Which of somebody's rounds and hands are looked for. */
export interface PlayedFilter {
  /** Only at these tables; absent: at all. */
  readonly tables?: readonly string[] | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Until this moment. */
  readonly before?: Date | undefined;
  readonly result?: 'won' | 'lost' | undefined;
  /** Only those that brought or cost so much. */
  readonly atLeast?: number | undefined;
}

/** Where and when, as conditions on `transactions`. */
export const wherePlayed = ({ tables, from, before }: PlayedFilter) => sql`
  ${tables ? sql`and transactions.table_id = any(${texts(tables)}::text[])` : sql``}
  ${from ? sql`and transactions.at >= ${from.toISOString()}::timestamptz` : sql``}
  ${before ? sql`and transactions.at < ${before.toISOString()}::timestamptz` : sql``}`;

/** What it brought, as a condition on the sum of somebody's postings. */
export const havingBrought = ({ result, atLeast }: PlayedFilter) => sql`
  true ${result === 'won' ? sql`and sum(postings.amount) > 0` : sql``}
  ${result === 'lost' ? sql`and sum(postings.amount) < 0` : sql``}
  ${atLeast === undefined ? sql`` : sql`and abs(sum(postings.amount)) >= ${atLeast}`}`;

/** Whether the outcome matters: then it is looked for in the ledger, which has nothing of a hand that moved no chip. */
export const asksForOutcome = ({ result, atLeast }: PlayedFilter): boolean =>
  result !== undefined || atLeast !== undefined;

/** Somebody's own accounts: what they have beside the tables, and on them. */
export const ownAccounts = (names: { readonly wallet: string; readonly stakes: string }) =>
  sql`(accounts.name = ${names.wallet}
    or (accounts.name >= ${names.stakes} and accounts.name < ${`${names.stakes}\u{10FFFF}`}))`;
