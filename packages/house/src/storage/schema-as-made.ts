/**
 * Every part of the schema with the versions that have it, as the migrations make it. A test makes it again and compares;
 * `npx vitest run packages/house/src/storage/schema-parts.test.ts -u` writes it anew after a migration was added.
 */
export const SCHEMA_AS_MADE = `
1- column accounts.balance = bigint not null 0
1- column accounts.id = bigint not null identity a
1- column accounts.name = text collate C not null
1- column accounts.opened_at = timestamp(3) with time zone not null now()
1- column commands.answer = json not null
1- column commands.at = timestamp(3) with time zone not null
1- column commands.id = text not null
1- column commands.next_seq = bigint not null
1- column commands.person = text not null
1- column commands.seq = bigint not null
1- column commands.table_id = text collate C not null
1- column journal.at = timestamp(3) with time zone not null
1- column journal.body = json not null
1- column journal.hash = bytea not null
1- column journal.seq = bigint not null
1- column journal.table_id = text collate C not null
1- column journal.type = text not null
1- column lockouts.at = timestamp(3) with time zone not null
1- column lockouts.id = bigint not null identity a
1- column lockouts.name_key = text collate C not null
1- column lockouts.until = timestamp(3) with time zone not null
1- column people.created_at = timestamp(3) with time zone not null
1- column people.id = text not null
1- column people.name = text not null
1- column people.name_key = text collate C not null
1- column people.password_hash = text
1- column people.roles = text[] not null '{player}'::text[]
1- column postings.account_id = bigint not null
1- column postings.amount = bigint not null
1- column postings.balance_after = bigint not null
1- column postings.line = smallint not null
1- column postings.transaction_id = bigint not null
1- column schema_versions.applied_at = timestamp(3) with time zone not null now()
1- column schema_versions.name = text not null
1- column schema_versions.version = integer not null
1- column sessions.created_at = timestamp(3) with time zone not null
1- column sessions.expires_at = timestamp(3) with time zone not null
1- column sessions.person = text not null
1- column sessions.token_hash = bytea not null
1- column shoes.commitment = text not null
1- column shoes.number = integer not null
1- column shoes.opened_at = timestamp(3) with time zone not null
1- column shoes.revealed_at = timestamp(3) with time zone
1- column shoes.seed = bytea not null
1- column shoes.state = text not null
1- column shoes.table_id = text collate C not null
1- column sign_in_guards.attempts = integer not null
1- column sign_in_guards.first_at = timestamp(3) with time zone not null
1- column sign_in_guards.locked_until = timestamp(3) with time zone
1- column sign_in_guards.name_key = text collate C not null
1- column transactions.at = timestamp(3) with time zone not null
1- column transactions.id = bigint not null
1- column transactions.person = text
1- column transactions.reason = text not null
1- column transactions.seq = bigint
1- column transactions.table_id = text collate C
1- constraint accounts_name_key on accounts = UNIQUE (name)
1- constraint accounts_pkey on accounts = PRIMARY KEY (id)
1- constraint commands_pkey on commands = PRIMARY KEY (person, id)
1- constraint journal_hash_check on journal = CHECK (octet_length(hash) = 32)
1- constraint journal_pkey on journal = PRIMARY KEY (table_id, seq)
1- constraint journal_seq_check on journal = CHECK (seq >= 1)
1- constraint journal_table_id_check on journal = CHECK (table_id <> ''::text)
1- constraint journal_type_check on journal = CHECK (type <> ''::text)
1- constraint lockouts_pkey on lockouts = PRIMARY KEY (id)
1- constraint people_name_key_key on people = UNIQUE (name_key)
1- constraint people_pkey on people = PRIMARY KEY (id)
1- constraint people_roles_check on people = CHECK (roles <@ ARRAY['player'::text, 'dealer'::text, 'floor'::text, 'cage'::text, 'surveillance'::text, 'admin'::text] AND cardinality(roles) > 0)
1- constraint postings_amount_check on postings = CHECK (amount <> 0)
1- constraint postings_pkey on postings = PRIMARY KEY (transaction_id, line)
1- constraint schema_versions_pkey on schema_versions = PRIMARY KEY (version)
1- constraint sessions_person_fkey on sessions = FOREIGN KEY (person) REFERENCES people(id)
1- constraint sessions_pkey on sessions = PRIMARY KEY (token_hash)
1- constraint sessions_token_hash_check on sessions = CHECK (octet_length(token_hash) = 32)
1- constraint shoes_check on shoes = CHECK ((state = 'over'::text) = (revealed_at IS NOT NULL))
1- constraint shoes_commitment_check on shoes = CHECK (commitment <> ''::text)
1- constraint shoes_number_check on shoes = CHECK (number >= 1)
1- constraint shoes_pkey on shoes = PRIMARY KEY (table_id, number)
1- constraint shoes_seed_check on shoes = CHECK (octet_length(seed) = 32)
1- constraint shoes_state_check on shoes = CHECK (state = ANY (ARRAY['committed'::text, 'in-play'::text, 'over'::text]))
1-3 constraint sign_in_guards_pkey on sign_in_guards = PRIMARY KEY (name_key)
1- constraint transactions_check on transactions = CHECK ((table_id IS NULL) = (seq IS NULL))
1- constraint transactions_pkey on transactions = PRIMARY KEY (id)
1- constraint transactions_reason_check on transactions = CHECK (reason <> ''::text)
1- constraint wallets_and_stakes_never_below_zero on accounts = CHECK (balance >= 0 OR ("left"(name, 7) <> ALL (ARRAY['wallet:'::text, 'stakes:'::text])))
1-9 function keep_the_books =  trigger plpgsql 160a2c7f6fd5d5adc81ba82984a5a84f
1- function refuse_change =  trigger plpgsql c3333c2a428214ade7250ff952b13529
1- index postings_by_account = CREATE INDEX postings_by_account ON postings USING btree (account_id, transaction_id, line)
1- index sessions_by_person = CREATE INDEX sessions_by_person ON sessions USING btree (person)
1- index transactions_by_event = CREATE INDEX transactions_by_event ON transactions USING btree (table_id, seq) WHERE table_id IS NOT NULL
1- sequence accounts_id_seq = 
1- sequence lockouts_id_seq = 
1- sequence transaction_ids = 
1- table accounts = p
1- table commands = p
1- table journal = p
1- table lockouts = p
1- table people = p
1- table postings = p
1- table schema_versions = p
1- table sessions = p
1- table shoes = p
1- table sign_in_guards = p
1- table transactions = p
1- trigger journal_is_append_only on journal = CREATE TRIGGER journal_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON journal FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
1- trigger postings_are_append_only on postings = CREATE TRIGGER postings_are_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON postings FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
1- trigger postings_keep_the_books on postings = CREATE TRIGGER postings_keep_the_books AFTER INSERT ON postings REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_the_books()
1- trigger transactions_are_append_only on transactions = CREATE TRIGGER transactions_are_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON transactions FOR EACH STATEMENT EXECUTE FUNCTION refuse_change()
2- index journal_by_round = CREATE INDEX journal_by_round ON journal USING btree (table_id, ((body ->> 'round'::text)::bigint)) WHERE type = 'round-closed'::text
2- index journal_by_shoe = CREATE INDEX journal_by_shoe ON journal USING btree (table_id, ((body ->> 'number'::text)::bigint), seq) WHERE type = ANY (ARRAY['shoe-opened'::text, 'shoe-cut'::text, 'shoe-over'::text])
3- index journal_by_reversal = CREATE INDEX journal_by_reversal ON journal USING btree (table_id, ((body ->> 'round'::text)::bigint)) WHERE type = 'settlement-reversed'::text
4- column lockouts.address = text
4- column people.roles_by_file = text[] not null '{}'::text[]
4- column people.skeleton = text collate C
4- column sessions.address = text
4- column sessions.agent = text
4- column sign_in_guards.address = text not null
4- constraint sign_in_guards_pkey on sign_in_guards = PRIMARY KEY (name_key, address)
4- index people_by_skeleton = CREATE INDEX people_by_skeleton ON people USING btree (skeleton)
5- column commands.content = bytea
5- constraint commands_content_check on commands = CHECK (octet_length(content) = 32)
5-9 function write_books = node text, before_tables text[], before_seqs bigint[], before_hashes bytea[], line_tables text[], line_seqs bigint[], line_types text[], line_bodies text[], line_ats timestamp with time zone[], line_hashes bytea[], account_ids bigint[], account_balances bigint[], entry_reasons text[], entry_people text[], entry_tables text[], entry_seqs bigint[], entry_ats timestamp with time zone[], posting_entries bigint[], posting_positions smallint[], posting_accounts bigint[], posting_amounts bigint[], posting_balances bigint[], command_people text[], command_ids text[], command_tables text[], command_seqs bigint[], command_next_seqs bigint[], command_answers text[], command_ats timestamp with time zone[], command_contents bytea[], shoe_tables text[], shoe_numbers integer[], shoe_states text[] text plpgsql 02597cdf73566d9bb7ea27ebfe1c4b35
6- column nodes.beat = timestamp with time zone not null
6- column nodes.id = text collate C not null
6- column presence.node = text collate C not null
6- column presence.person = text collate C not null
6- column presence.table_id = text collate C not null
6- constraint nodes_pkey on nodes = PRIMARY KEY (id)
6- constraint presence_pkey on presence = PRIMARY KEY (table_id, person, node)
6- index presence_by_node = CREATE INDEX presence_by_node ON presence USING btree (node)
6- table nodes = u
6- table presence = u
7- function tell_of_sessions =  trigger plpgsql 179a0f5ebd9a9309bdeb4f1822eec5af
7- trigger sessions_are_told on sessions = CREATE TRIGGER sessions_are_told AFTER DELETE OR UPDATE ON sessions FOR EACH STATEMENT EXECUTE FUNCTION tell_of_sessions()
8- column preferences.kept = json not null
8- column preferences.person = text not null
8- column regards.about = text not null
8- column regards.muted = boolean not null
8- column regards.note = text not null
8- column regards.person = text not null
8- column silenced.person = text not null
8- column silenced.until = timestamp(3) with time zone not null
8- column talk.at = timestamp(3) with time zone not null now()
8- column talk.id = bigint not null identity a
8- column talk.person = text not null
8- column talk.removed = boolean not null false
8- column talk.table_id = text collate C not null
8- column talk.text = text not null
8- constraint preferences_person_fkey on preferences = FOREIGN KEY (person) REFERENCES people(id)
8- constraint preferences_pkey on preferences = PRIMARY KEY (person)
8- constraint regards_person_fkey on regards = FOREIGN KEY (person) REFERENCES people(id)
8- constraint regards_pkey on regards = PRIMARY KEY (person, about)
8- constraint silenced_person_fkey on silenced = FOREIGN KEY (person) REFERENCES people(id)
8- constraint silenced_pkey on silenced = PRIMARY KEY (person)
8- constraint talk_person_fkey on talk = FOREIGN KEY (person) REFERENCES people(id)
8- constraint talk_pkey on talk = PRIMARY KEY (id)
8- constraint talk_text_check on talk = CHECK (text <> ''::text)
8- index talk_by_table = CREATE INDEX talk_by_table ON talk USING btree (table_id, id)
8- sequence talk_id_seq = 
8- table preferences = p
8- table regards = p
8- table silenced = p
8- table talk = p
9- index journal_by_closure = CREATE INDEX journal_by_closure ON journal USING btree (table_id, seq) WHERE type = 'quarantined'::text
10- function keep_the_books =  trigger plpgsql {plan_cache_mode=force_generic_plan,enable_seqscan=off,enable_bitmapscan=off,enable_hashjoin=off,enable_mergejoin=off} 160a2c7f6fd5d5adc81ba82984a5a84f
10- function write_books = node text, before_tables text[], before_seqs bigint[], before_hashes bytea[], line_tables text[], line_seqs bigint[], line_types text[], line_bodies text[], line_ats timestamp with time zone[], line_hashes bytea[], account_ids bigint[], account_balances bigint[], entry_reasons text[], entry_people text[], entry_tables text[], entry_seqs bigint[], entry_ats timestamp with time zone[], posting_entries bigint[], posting_positions smallint[], posting_accounts bigint[], posting_amounts bigint[], posting_balances bigint[], command_people text[], command_ids text[], command_tables text[], command_seqs bigint[], command_next_seqs bigint[], command_answers text[], command_ats timestamp with time zone[], command_contents bytea[], shoe_tables text[], shoe_numbers integer[], shoe_states text[] text plpgsql {plan_cache_mode=force_generic_plan,enable_seqscan=off,enable_bitmapscan=off,enable_hashjoin=off,enable_mergejoin=off} 125fb7189062780c95996e5797438d1c
`;
