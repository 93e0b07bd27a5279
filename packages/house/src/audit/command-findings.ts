import { type Kysely, sql } from 'kysely';
import type { Tables } from '../storage/schema.ts';

/**
 * Commands that were carried out name the lines that they became. Their keys are forgotten after a week, so that one that is
 * gone says nothing; one of lines that are not there was written by somebody else than the house.
 */
export async function commandFindings(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ table_id: string; furthest: number; ends: number }>`
    select asked.table_id, asked.furthest, coalesce(head.seq, 0) as ends
    from (select table_id, max(next_seq) - 1 as furthest from commands group by table_id) as asked
    left join lateral (
      select seq from journal where journal.table_id = asked.table_id order by seq desc limit 1
    ) as head on true
    where asked.furthest > coalesce(head.seq, 0)
    order by asked.table_id`.execute(kysely);
  return rows.map(
    ({ table_id, furthest, ends }) =>
      `A command is kept that became line ${furthest} of the journal of ${table_id}, which ends at line ${ends}.`,
  );
}
