import type { Migration } from './migration.ts';

/**
 * A group of commits in one statement, so that no process holds a lock while it is paused, and every line checked against
 * the one that it was decided on. What a command said is kept with it: an id used again for something else is refused.
 */
export const writtenAtOnce: Migration = {
  version: 5,
  name: 'written at once',
  sql: `
    alter table commands add column content bytea check (octet_length(content) = 32);

    -- Nothing is written, and why is returned, when a balance or a journal is not as the writer believed. A line that
    -- exists already, or a command carried out before, violates its key. Accounts are locked first, in order of id, so
    -- that of two transactions on one account the later has the higher number.
    create function write_books(
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
    ) returns text language plpgsql as $$
    declare
      found_as_believed bigint;
    begin
      if cardinality(account_ids) > 0 then
        select count(*) into found_as_believed from (
          select accounts.balance = believed.balance as right_balance
          from unnest(account_ids, account_balances) as believed (id, balance)
          join accounts on accounts.id = believed.id
          order by accounts.id for update of accounts
        ) as locked where right_balance;
        if found_as_believed <> cardinality(account_ids) then
          return 'balance';
        end if;
      end if;

      select count(*) into found_as_believed
      from unnest(before_tables, before_seqs, before_hashes) as before (table_id, seq, hash)
      where (before.seq = 0 and before.hash = decode(repeat('00', 32), 'hex')) or exists (
        select from journal
        where journal.table_id = before.table_id and journal.seq = before.seq and journal.hash = before.hash
      );
      if found_as_believed <> cardinality(before_tables) then
        return 'journal';
      end if;

      insert into journal (table_id, seq, type, body, at, hash)
      select table_id, seq, type, body::json, at, hash
      from unnest(line_tables, line_seqs, line_types, line_bodies, line_ats, line_hashes)
        as line (table_id, seq, type, body, at, hash);

      if cardinality(entry_reasons) > 0 then
        with entry as materialized (
          select nextval('transaction_ids') as id, ordinal, reason, person, table_id, seq, at
          from unnest(entry_reasons, entry_people, entry_tables, entry_seqs, entry_ats)
            with ordinality as entry (reason, person, table_id, seq, at, ordinal)
        ), entered as (
          insert into transactions (id, reason, person, table_id, seq, at)
          select id, reason, person, table_id, seq, at from entry
        )
        insert into postings (transaction_id, line, account_id, amount, balance_after)
        select entry.id, posting.position, posting.account_id, posting.amount, posting.balance_after
        from unnest(posting_entries, posting_positions, posting_accounts, posting_amounts, posting_balances)
          as posting (ordinal, position, account_id, amount, balance_after)
        join entry using (ordinal);
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
