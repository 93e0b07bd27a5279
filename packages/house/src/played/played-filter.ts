import { type RawBuilder, sql } from 'kysely';
import { texts } from '../storage/binary-arrays.ts';
import { accountsUnder } from '../storage/ledger.ts';

/** What is a game's among rounds and hands: a table may have dealt another one before. */
export interface DealtGame {
  /** The hashes of the rules by which it was ever dealt. */
  readonly definitions: readonly string[];
  /** The tables that deal it now, for shoes and hands from before rules were written down. */
  readonly now: readonly string[];
}

/** Which of somebody's rounds and hands are looked for. */
export interface PlayedFilter {
  /** Only at these tables; absent: at all. */
  readonly tables?: readonly string[] | undefined;
  readonly game?: DealtGame | undefined;
  /** From this moment on. */
  readonly from?: Date | undefined;
  /** Until this moment. */
  readonly before?: Date | undefined;
  readonly result?: 'won' | 'lost' | undefined;
  /** Only those that brought or cost so much. */
  readonly atLeast?: number | undefined;
}

/** Where and when, as conditions on a line of a journal. */
export const wherePlayed = ({ tables, from, before }: PlayedFilter, line: string) => sql`
  ${tables ? sql`and ${sql.ref(`${line}.table_id`)} = any(${texts(tables)}::text[])` : sql``}
  ${from ? sql`and ${sql.ref(`${line}.at`)} >= ${from.toISOString()}::timestamptz` : sql``}
  ${before ? sql`and ${sql.ref(`${line}.at`)} < ${before.toISOString()}::timestamptz` : sql``}`;

/** Which game it was, as a condition on a line and on the hash of the rules that it was dealt by. */
export const whereDealt = (
  { game }: PlayedFilter,
  line: string,
  definition: RawBuilder<unknown>,
): RawBuilder<unknown> =>
  game
    ? sql`and (${definition} = any(${texts(game.definitions)}::text[])
        or (${definition} is null and ${sql.ref(`${line}.table_id`)} = any(${texts(game.now)}::text[])))`
    : sql``;

/** The rules that a hand was dealt by, as its first line has them. */
export const definitionOfHand = (began: string): RawBuilder<unknown> =>
  sql`${sql.ref(`${began}.body`)}->>'definition'`;

/** What it brought, as a condition on the sum of somebody's postings. */
export const havingBrought = ({ result, atLeast }: PlayedFilter) => sql`
  true ${result === 'won' ? sql`and sum(postings.amount) > 0` : sql``}
  ${result === 'lost' ? sql`and sum(postings.amount) < 0` : sql``}
  ${atLeast === undefined ? sql`` : sql`and abs(sum(postings.amount)) >= ${atLeast}`}`;

/** Whether the outcome matters: then it is looked for in the ledger, which has nothing of a hand that moved no chip. */
export const asksForOutcome = ({ result, atLeast }: PlayedFilter): boolean =>
  result !== undefined || atLeast !== undefined;

/** Somebody's own accounts: what they have on the tables, and beside them. */
export const ownAccounts = ({ wallet, stakes }: { readonly wallet?: string; readonly stakes: string }) =>
  sql`(${accountsUnder(stakes)} ${wallet === undefined ? sql`` : sql`or accounts.name = ${wallet}`})`;
