import type { Migration } from './migration.ts';

/**
 * The plans of the statements that write the books are kept. Left to itself PostgreSQL plans each of them again for every
 * group, because it takes the arrays for short in a plan that is kept; that is a tenth of what a bet costs it. A plan that
 * is kept was made when the tables may have been empty, so that nothing but looking each row up by its key is allowed to it.
 */
const KEPT = `
      set plan_cache_mode = force_generic_plan
      set enable_seqscan = off set enable_bitmapscan = off set enable_hashjoin = off set enable_mergejoin = off`;

export const plansKept: Migration = {
  version: 10,
  name: 'plans kept',
  sql: `
    alter function keep_the_books() ${KEPT};

    -- As before: nothing is written, and why is returned, when a balance or a journal is not as the writer believed. A line
    -- that exists already, or a command carried out before, violates its key. Where several nodes write (each says which it
    -- is) accounts are locked first, in order of id, so that of two transactions on one account the later has the higher
    -- number; where one connection does everything, nobody could come between.
    create or replace function write_books(
      node text,
      before_tables text[], before_seqs bigint[], before_hashes bytea[],
      line_tables text[], line_seqs bigint[], line_types text[], line_bodies text[], line_ats timestamptz[], line_hashes bytea[],
      account_ids bigint[], account_balances bigint[],
      entry_reasons text[], entry_people text[], entry_tables text[], entry_seqs bigint[], entry_ats timestamptz[],
      posting_entries bigint[], posting_positions smallint[], posting_accounts bigint[], posting_amounts bigint[],
      posting_balances bigint[],
      command_people text[], command_ids text[], command_tables text[], command_seqs bigint[], command_next_seqs bigint[],
      command_answers text[], command_ats timestamptz[], command_contents bytea[],
      shoe_tables text[], shoe_numbers integer[], shoe_states text[]
    ) returns text language plpgsql ${KEPT} as $$
    declare
      found_as_believed bigint;
      entry_ids bigint[];
    begin
      if cardinality(account_ids) > 0 then
        if node <> '' then
          perform from unnest(account_ids) as believed (id)
          join accounts on accounts.id = believed.id
          order by accounts.id for update of accounts;
        end if;
        select count(*) into found_as_believed
        from unnest(account_ids, account_balances) as believed (id, balance)
        join accounts on accounts.id = believed.id and accounts.balance = believed.balance;
        if found_as_believed <> cardinality(account_ids) then
          return 'balance';
        end if;
      end if;

      select count(*) into found_as_believed
      from unnest(before_tables, before_seqs, before_hashes) as before (table_id, seq, hash)
      where before.hash = case when before.seq = 0 then decode(repeat('00', 32), 'hex') else (
        select journal.hash from journal where journal.table_id = before.table_id and journal.seq = before.seq
      ) end;
      if found_as_believed <> cardinality(before_tables) then
        return 'journal';
      end if;

      insert into journal (table_id, seq, type, body, at, hash)
      select table_id, seq, type, body::json, at, hash
      from unnest(line_tables, line_seqs, line_types, line_bodies, line_ats, line_hashes)
        as line (table_id, seq, type, body, at, hash);

      if cardinality(entry_reasons) > 0 then
        entry_ids := array(select nextval('transaction_ids') from generate_series(1, cardinality(entry_reasons)));
        insert into transactions (id, reason, person, table_id, seq, at)
        select id, reason, person, table_id, seq, at
        from unnest(entry_ids, entry_reasons, entry_people, entry_tables, entry_seqs, entry_ats)
          as entry (id, reason, person, table_id, seq, at);
        insert into postings (transaction_id, line, account_id, amount, balance_after)
        select entry_ids[ordinal], position, account_id, amount, balance_after
        from unnest(posting_entries, posting_positions, posting_accounts, posting_amounts, posting_balances)
          as posting (ordinal, position, account_id, amount, balance_after);
      end if;

      if cardinality(command_ids) > 0 then
        insert into commands (person, id, table_id, seq, next_seq, answer, at, content)
        select person, id, table_id, seq, next_seq, answer::json, at, content
        from unnest(command_people, command_ids, command_tables, command_seqs, command_next_seqs, command_answers,
          command_ats, command_contents)
          as command (person, id, table_id, seq, next_seq, answer, at, content);
      end if;

      if cardinality(shoe_numbers) > 0 then
        update shoes set
          state = moved.state,
          revealed_at = case when moved.state = 'over' then now() end
        from unnest(shoe_tables, shoe_numbers, shoe_states) as moved (table_id, number, state)
        where shoes.table_id = moved.table_id and shoes.number = moved.number and shoes.state <> 'over';
      end if;

      if node <> '' then
        perform pg_notify('croupier_lines', node || ' ' || last.seq || ' ' || last.table_id)
        from (
          select table_id, max(seq) as seq from unnest(line_tables, line_seqs) as line (table_id, seq) group by table_id
        ) as last;
      end if;
      return 'written';
    end $$;
  `,
};
