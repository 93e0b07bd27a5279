import { cents } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
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
    }),
  ),
});

/** The newest rounds in which somebody bet or banked, the oldest of them first. Those that were voided afterwards are left out. */
export async function settledRounds(
  kysely: Kysely<Tables>,
  person: string,
  most: number,
): Promise<SettledRound[]> {
  const stakes = account.stakes(person, '');
  const { rows } = await sql<{ table_id: string; round: number; at: Date; body: unknown }>`
    select settled.table_id, (closed.body->>'round')::bigint as round, settled.at, settled.body
    from (
      select distinct transactions.table_id, transactions.seq, transactions.at
      from accounts
      join postings on postings.account_id = accounts.id
      join transactions on transactions.id = postings.transaction_id
      join journal on journal.table_id = transactions.table_id and journal.seq = transactions.seq
      where (accounts.name = ${account.wallet(person)}
          or (accounts.name >= ${stakes} and accounts.name < ${`${stakes}\u{10FFFF}`}))
        and journal.type = 'settled'
      order by transactions.at desc limit ${most}
    ) as found
    join journal as settled on settled.table_id = found.table_id and settled.seq = found.seq
    join journal as closed on closed.table_id = found.table_id and closed.seq = found.seq + 1
      and closed.type = 'round-closed'
    where not exists (
      select from journal as reversed where reversed.table_id = found.table_id
        and reversed.type = 'settlement-reversed' and reversed.body->>'round' = closed.body->>'round'
    )
    order by settled.at, settled.table_id, settled.seq`.execute(kysely);
  const rounds = rows.map(({ table_id, round, at, body }) => ({
    table: table_id,
    round,
    at: at.getTime(),
    bets: settlement
      .parse(body)
      .lines.filter(({ player, result }) => player === person && result !== 'withdrawn')
      .map((line) => ({
        wager: line.wager,
        stake: line.stake,
        net: netOf(line),
        won: line.result === 'win',
      })),
  }));
  return rounds.filter(({ bets }) => bets.length > 0);
}
