import { cents } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { lineAt } from '../played/brought.ts';
import { ownAccounts } from '../played/played-filter.ts';
import { account } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { netOf } from '../tables/evolve.ts';
import type { SettledRound } from './rounds.ts';

/** As much of a settlement's line as is counted. */
const settlement = z.object({
  lines: z.array(
    z.object({
      player: z.string(),
      wager: z.string(),
      kind: z.enum(['own', 'back', 'tip']),
      result: z.enum(['win', 'lose', 'push', 'void', 'withdrawn']),
      stake: z.number().transform(cents),
      returned: z.number().transform(cents),
      jackpot: z.literal(true).optional(),
      fromMeter: z.number().default(0),
    }),
  ),
});
type SettledLine = z.infer<typeof settlement>['lines'][number];

/** The rounds that are counted, and whether there are older ones that are not. */
interface Found {
  readonly rounds: readonly SettledRound[];
  readonly older: boolean;
}

/**
 * The newest rounds in which somebody bet, the oldest of them first, with the bets that were theirs to win or lose: none for the
 * dealers, and none that was voided or taken back, at once or afterwards.
 */
export async function settledRounds(kysely: Kysely<Tables>, person: string, most: number): Promise<Found> {
  const { rows } = await sql<FoundRow>`
    select settled.table_id, (closed.body->>'round')::bigint as round, settled.at, settled.body,
      (select shoe.body->>'definition' from journal as shoe
        where shoe.table_id = found.table_id and shoe.type = 'shoe-opened'
          and (shoe.body->>'number')::bigint = (closed.body->>'shoe')::bigint limit 1) as definition,
      exists (
        select from journal as reversed where reversed.table_id = found.table_id
          and reversed.type = 'settlement-reversed'
          and (reversed.body->>'round')::bigint = (closed.body->>'round')::bigint) as reversed
    from (
      select distinct transactions.table_id, transactions.seq, transactions.at
      from accounts
      join postings on postings.account_id = accounts.id
      join transactions on transactions.id = postings.transaction_id
      ${lineAt('line', sql`transactions.table_id`, sql`transactions.seq`)}
      where ${ownAccounts({ wallet: account.wallet(person), stakes: account.stakes(person, '') })}
        and line.type = 'settled'
      order by transactions.at desc limit ${most}
    ) as found
    ${lineAt('settled', sql`found.table_id`, sql`found.seq`)}
    ${lineAt('closed', sql`found.table_id`, sql`found.seq + 1`)}
    where closed.type = 'round-closed'
    order by settled.at, settled.table_id, settled.seq`.execute(kysely);
  const rounds = rows
    .filter(({ reversed }) => !reversed)
    .map(({ table_id, definition, round, at, body }) => ({
      table: table_id,
      definition,
      round,
      at: at.getTime(),
      bets: settlement
        .parse(body)
        .lines.filter((line) => line.player === person && counts(line))
        .map((line) => ({
          wager: line.wager,
          stake: line.stake,
          // What a jackpot paid can be taken back long afterwards.
          net: netOf(line) - (line.jackpot ? line.fromMeter : 0),
          won: line.result === 'win',
        })),
    }));
  return { rounds: rounds.filter(({ bets }) => bets.length > 0), older: rows.length >= most };
}

const counts = ({ kind, result }: SettledLine): boolean =>
  kind !== 'tip' && result !== 'withdrawn' && result !== 'void';

interface FoundRow {
  readonly table_id: string;
  readonly definition: string | null;
  readonly round: number;
  readonly at: Date;
  readonly body: unknown;
  readonly reversed: boolean;
}
