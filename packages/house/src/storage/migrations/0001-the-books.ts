import type { Migration } from './migration.ts';

/**
 * Journal, ledger, people and shoes. What must never happen is refused here and not only in the program:
 * a transaction that does not sum to zero, a wallet below zero, a changed event.
 */
export const theBooks: Migration = {
  version: 1,
  name: 'the books',
  sql: `
    create function refuse_change() returns trigger language plpgsql as $$
    begin
      raise exception 'The table % is append-only.', tg_table_name using errcode = 'restrict_violation';
    end $$;

    create table journal (
      table_id text collate "C" not null check (table_id <> ''),
      seq bigint not null check (seq >= 1),
      type text not null check (type <> ''),
      body json not null,
      at timestamptz(3) not null,
      hash bytea not null check (octet_length(hash) = 32),
      primary key (table_id, seq)
    );
    create trigger journal_is_append_only before update or delete or truncate on journal
      for each statement execute function refuse_change();

    -- Balances change with every bet and no index covers them: room on the page keeps the new version there.
    create table accounts (
      id bigint generated always as identity primary key,
      name text collate "C" not null unique,
      balance bigint not null default 0,
      opened_at timestamptz(3) not null default now(),
      constraint wallets_and_stakes_never_below_zero
        check (balance >= 0 or left(name, 7) not in ('wallet:', 'stakes:'))
    ) with (fillfactor = 50);

    create sequence transaction_ids;
    create table transactions (
      id bigint primary key,
      reason text not null check (reason <> ''),
      person text,
      table_id text collate "C",
      seq bigint,
      at timestamptz(3) not null,
      check ((table_id is null) = (seq is null))
    );
    create index transactions_by_event on transactions (table_id, seq) where table_id is not null;
    create trigger transactions_are_append_only before update or delete or truncate on transactions
      for each statement execute function refuse_change();

    create table postings (
      transaction_id bigint not null,
      line smallint not null,
      account_id bigint not null,
      amount bigint not null check (amount <> 0),
      balance_after bigint not null,
      primary key (transaction_id, line)
    );
    create index postings_by_account on postings (account_id, transaction_id, line);
    create trigger postings_are_append_only before update or delete or truncate on postings
      for each statement execute function refuse_change();

    -- Once per statement, over all the rows it added: every transaction sums to zero, and balances follow the
    -- postings. References are checked here too: by row, as foreign keys are, it costs a third of the rate.
    create function keep_the_books() returns trigger language plpgsql as $$
    declare
      wrong bigint;
      touched bigint;
      updated bigint;
    begin
      select transaction_id into wrong from added group by transaction_id having sum(amount) <> 0 limit 1;
      if found then
        raise exception 'Transaction % does not sum to zero.', wrong
          using errcode = 'check_violation', constraint = 'transactions_sum_to_zero';
      end if;
      select count(distinct account_id) into touched from added;
      update accounts set balance = accounts.balance + moved.amount
        from (select account_id, sum(amount) as amount from added group by account_id) as moved
        where accounts.id = moved.account_id;
      get diagnostics updated = row_count;
      if updated <> touched then
        raise exception 'A posting names an account that does not exist.' using errcode = 'foreign_key_violation';
      end if;
      return null;
    end $$;
    create trigger postings_keep_the_books after insert on postings
      referencing new table as added for each statement execute function keep_the_books();

    create table commands (
      person text not null,
      id text not null,
      table_id text collate "C" not null,
      seq bigint not null,
      next_seq bigint not null,
      answer json not null,
      at timestamptz(3) not null,
      primary key (person, id)
    );

    create table shoes (
      table_id text collate "C" not null,
      number integer not null check (number >= 1),
      seed bytea not null check (octet_length(seed) = 32),
      commitment text not null check (commitment <> ''),
      state text not null check (state in ('committed', 'in-play', 'over')),
      opened_at timestamptz(3) not null,
      revealed_at timestamptz(3),
      primary key (table_id, number),
      check ((state = 'over') = (revealed_at is not null))
    );

    create table people (
      id text primary key,
      name text not null,
      name_key text collate "C" not null unique,
      password_hash text,
      roles text[] not null default '{player}' check (
        roles <@ array['player', 'dealer', 'floor', 'cage', 'surveillance', 'admin'] and cardinality(roles) > 0
      ),
      created_at timestamptz(3) not null
    );

    create table sessions (
      token_hash bytea primary key check (octet_length(token_hash) = 32),
      person text not null references people (id),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    );
    create index sessions_by_person on sessions (person);

    create table sign_in_guards (
      name_key text collate "C" primary key,
      attempts integer not null,
      first_at timestamptz(3) not null,
      locked_until timestamptz(3)
    );

    create table lockouts (
      id bigint generated always as identity primary key,
      name_key text collate "C" not null,
      at timestamptz(3) not null,
      until timestamptz(3) not null
    );
  `,
};
