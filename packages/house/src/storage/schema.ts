import type { ColumnType, GeneratedAlways } from 'kysely';
import type { Role } from '../people/roles.ts';
import type { Json } from './canonical.ts';
import type { ShoeState } from './shoe-state.ts';

/** What the tables hold, as the driver hands it over: whole numbers as safe numbers, bytes as buffers. */
export interface Tables {
  readonly schema_versions: SchemaVersionsTable;
  readonly journal: JournalTable;
  readonly accounts: AccountsTable;
  readonly transactions: TransactionsTable;
  readonly postings: PostingsTable;
  readonly commands: CommandsTable;
  readonly shoes: ShoesTable;
  readonly people: PeopleTable;
  readonly sessions: SessionsTable;
  readonly sign_in_guards: SignInGuardsTable;
  readonly lockouts: LockoutsTable;
  readonly nodes: NodesTable;
  readonly presence: PresenceTable;
  readonly preferences: PreferencesTable;
  readonly regards: RegardsTable;
  readonly talk: TalkTable;
  readonly silenced: SilencedTable;
}

/** Written once and never changed. */
type Fixed<Value, Written = Value> = ColumnType<Value, Written, never>;
/** Written as text, because the text is what was hashed; read back as the value. */
type JsonColumn = ColumnType<Json, string, never>;

interface SchemaVersionsTable {
  version: Fixed<number>;
  name: Fixed<string>;
  applied_at: GeneratedAlways<Date>;
}

interface JournalTable {
  table_id: Fixed<string>;
  seq: Fixed<number>;
  type: Fixed<string>;
  body: JsonColumn;
  at: Fixed<Date>;
  hash: Fixed<Buffer>;
}

interface AccountsTable {
  id: GeneratedAlways<number>;
  name: Fixed<string>;
  /** Kept by the database itself, from the postings: see the trigger of migration 1. */
  balance: GeneratedAlways<number>;
  opened_at: GeneratedAlways<Date>;
}

interface TransactionsTable {
  id: Fixed<number>;
  reason: Fixed<string>;
  person: Fixed<string | null>;
  table_id: Fixed<string | null>;
  seq: Fixed<number | null>;
  at: Fixed<Date>;
}

interface PostingsTable {
  transaction_id: Fixed<number>;
  line: Fixed<number>;
  account_id: Fixed<number>;
  amount: Fixed<number>;
  balance_after: Fixed<number>;
}

interface CommandsTable {
  person: Fixed<string>;
  id: Fixed<string>;
  table_id: Fixed<string>;
  seq: Fixed<number>;
  next_seq: Fixed<number>;
  answer: JsonColumn;
  at: Fixed<Date>;
  /** SHA-256 of what it said; null of those that were carried out before this was kept. */
  content: Fixed<Buffer | null>;
}

interface ShoesTable {
  table_id: Fixed<string>;
  number: Fixed<number>;
  seed: Fixed<Buffer>;
  commitment: Fixed<string>;
  state: ShoeState;
  opened_at: Fixed<Date>;
  revealed_at: Date | null;
}

interface PeopleTable {
  id: Fixed<string>;
  name: string;
  name_key: string;
  password_hash: string | null;
  roles: ColumnType<Role[], Role[] | undefined, Role[]>;
  created_at: Fixed<Date>;
  /** What the name looks like, whatever alphabet it is written in; null until the house has been opened once. */
  skeleton: string | null;
  /** Those of the roles that the operator's file gives. */
  roles_by_file: ColumnType<Role[], Role[] | undefined, Role[]>;
}

interface SessionsTable {
  token_hash: Fixed<Buffer>;
  person: Fixed<string>;
  created_at: Fixed<Date>;
  expires_at: Date;
  /** With what and from where somebody came. */
  agent: Fixed<string | null>;
  address: Fixed<string | null>;
}

interface SignInGuardsTable {
  name_key: Fixed<string>;
  address: Fixed<string>;
  attempts: number;
  first_at: Date;
  locked_until: Date | null;
}

interface LockoutsTable {
  id: GeneratedAlways<number>;
  name_key: Fixed<string>;
  at: Fixed<Date>;
  until: Fixed<Date>;
  address: Fixed<string | null>;
}

interface NodesTable {
  id: Fixed<string>;
  beat: Date;
}

interface PresenceTable {
  table_id: Fixed<string>;
  person: Fixed<string>;
  node: Fixed<string>;
}

interface PreferencesTable {
  person: Fixed<string>;
  kept: ColumnType<Json, string, string>;
}

interface RegardsTable {
  person: Fixed<string>;
  about: Fixed<string>;
  muted: boolean;
  note: string;
}

interface TalkTable {
  id: GeneratedAlways<number>;
  table_id: Fixed<string>;
  person: Fixed<string>;
  text: Fixed<string>;
  at: GeneratedAlways<Date>;
  removed: ColumnType<boolean, never, boolean>;
}

interface SilencedTable {
  person: Fixed<string>;
  until: Date;
}
