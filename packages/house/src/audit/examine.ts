import { type Kysely, sql } from 'kysely';
import { ZodError } from 'zod';
import type { HandWon } from '../jackpots/played-for.ts';
import { fundJournal } from '../jackpots/setting.ts';
import type { PokerSetting } from '../poker/poker-setting.ts';
import { namedIn } from '../posted/past-rules.ts';
import { type RuledTable, ruledBy } from '../posted/ruled-table.ts';
import type { Json } from '../storage/canonical.ts';
import type { Database } from '../storage/database.ts';
import { HOUSE } from '../storage/house-journal.ts';
import { EMPTY_JOURNAL, hashLine } from '../storage/journal.ts';
import { account } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { verifyBalancesAfter } from '../storage/verify.ts';
import type { Moved } from '../tables/moved.ts';
import { QUARANTINED } from '../tables/quarantine.ts';
import type { TableSetting } from '../tables/setting.ts';
import type { Checkpoint } from './checkpoints.ts';
import { commandFindings } from './command-findings.ts';
import { Entries } from './entries.ts';
import { FundReplay } from './fund-replay.ts';
import { HouseReplay } from './house-replay.ts';
import { numberingFindings } from './numbering-findings.ts';
import { peopleFindings } from './people-findings.ts';
import type { JournalReplay } from './replay.ts';
import { ReplayedTable } from './replayed-table.ts';
import { schemaFindings } from './schema-findings.ts';
import { sessionFindings } from './session-findings.ts';
import { ShoeCupboard, shoesOfNobody } from './shoe-cupboard.ts';
import { actedWithoutRight } from './staff-acts.ts';

/** What the books are held against. */
export interface Evidence {
  readonly tables: readonly TableSetting[];
  readonly pokerTables: readonly PokerSetting[];
  /** Their signatures have been checked. */
  readonly checkpoints?: readonly Checkpoint[];
}

/** What an examination found. */
export interface Examination {
  readonly tables: number;
  readonly lines: number;
  /** Lines that were replayed by the rules, and not only found unchanged. */
  readonly replayed: number;
  readonly shoes: number;
  readonly transactions: number;
  readonly accounts: number;
  readonly people: number;
  readonly checkpoints: number;
  /** One plain sentence each; none when the books are in order. */
  readonly findings: readonly string[];
  /** What could not be checked, and why; nothing is wrong for all that is known. */
  readonly notes: readonly string[];
}

/** Beyond this a journal is not wrong in places, but as a whole. */
const MOST_FINDINGS_EACH = 20;
const PAGE = 5_000;

/** The journals of jackpots' funds begin so. */
const FUNDS = fundJournal('');
const isFund = (journal: string): boolean => journal.startsWith(FUNDS);

/**
 * Examines the books and changes nothing: every journal line follows from those before it by hash and by the rules, every
 * card from its seed, the whole ledger, the people and the meters from the journals, and the journals reach at least as
 * far as every checkpoint saw them, with the same lines.
 */
export async function examineBooks(
  database: Pick<Database, 'kysely'>,
  evidence: Evidence,
): Promise<Examination> {
  const { kysely } = database;
  if (kysely.isTransaction) return new Examiner(kysely, evidence).examine();
  return kysely
    .transaction()
    .setAccessMode('read only')
    .setIsolationLevel('repeatable read')
    .execute((snapshot) => new Examiner(snapshot, evidence).examine());
}

class Examiner {
  readonly #kysely: Kysely<Tables>;
  readonly #evidence: Evidence;
  readonly #findings: string[] = [];
  readonly #notes: string[] = [];
  /** What hands have won of jackpots, by the journals of their tables. */
  readonly #won: HandWon[] = [];
  readonly #house = new HouseReplay();
  #lines = 0;
  /** Lines that no checkpoint has seen. */
  #unsigned = 0;
  #replayed = 0;
  #shoes = 0;

  constructor(kysely: Kysely<Tables>, evidence: Evidence) {
    this.#kysely = kysely;
    this.#evidence = evidence;
  }

  async examine(): Promise<Examination> {
    const kysely = this.#kysely;
    const schema = await schemaFindings(kysely);
    this.#say(schema.findings, 'the schema');
    if (!schema.readable) return this.#nothingExamined();
    const entries = await Entries.of(kysely);
    const house = this.#house;
    const tables = await journalNames(kysely);
    await this.#journal(HOUSE, entries, { read: (line) => house.read(line) });
    this.#say(house.misposted, 'what was posted');
    const funds = tables.filter(isFund);
    for (const table of tables) if (table !== HOUSE && !isFund(table)) await this.#table(table, entries);
    for (const journal of funds) await this.#fund(journal, entries);
    this.#missing(tables);
    this.#say(await entries.findings(house), 'the ledger');
    const jumps: string[] = [];
    await verifyBalancesAfter(kysely, jumps);
    this.#say(jumps, 'the balances after each movement');
    const people = await peopleFindings(kysely, house);
    this.#say(people.findings, 'people');
    this.#say(await sessionFindings(kysely, house), 'sessions');
    this.#say(await shoesOfNobody(kysely, tables), 'the shoes of no table');
    this.#say(await commandFindings(kysely), 'commands');
    this.#say(await numberingFindings(kysely), 'what the database counts');
    return {
      tables: tables.length,
      lines: this.#lines,
      replayed: this.#replayed,
      shoes: this.#shoes,
      transactions: entries.count,
      accounts: entries.accounts,
      people: people.count,
      checkpoints: this.#evidence.checkpoints?.length ?? 0,
      findings: this.#findings,
      notes: [...house.notRehashed, ...this.#notes, ...this.#sinceSigned()],
    };
  }

  /** Without its tables and columns there is nothing to read. */
  #nothingExamined(): Examination {
    const nothing = { tables: 0, lines: 0, replayed: 0, shoes: 0, transactions: 0, accounts: 0, people: 0 };
    this.#findings.push('Nothing else was examined, because the books are not whole.');
    return { ...nothing, checkpoints: 0, findings: this.#findings, notes: [] };
  }

  #say(found: readonly string[], where: string): void {
    this.#findings.push(...found.slice(0, MOST_FINDINGS_EACH));
    if (found.length > MOST_FINDINGS_EACH)
      this.#findings.push(`There are ${found.length - MOST_FINDINGS_EACH} more findings in ${where}.`);
  }

  /** A table's journal with its shoes and, at the end, its meter. */
  async #table(table: string, entries: Entries): Promise<void> {
    const house = this.#house;
    const first = this.#rulesAtFirst(table);
    const made = new Map<string, RuledTable>();
    const posted = (definition: string): RuledTable | undefined => {
      const posting = made.has(definition) ? undefined : house.posted.by(table, definition);
      if (posting) made.set(definition, ruledBy(posting));
      return made.get(definition);
    };
    const replay = first && new ReplayedTable(first, { posted, lying: () => entries.lying(table) });
    if (!replay) {
      await this.#journal(table, entries, undefined);
      this.#findings.push(
        `The journal of ${table} could not be replayed: no such table is set up; name the house's file with --tables.`,
      );
      return;
    }
    const cupboard = await ShoeCupboard.of(this.#kysely, table);
    await this.#journal(table, entries, replay, () => cupboard.compare(replay.shoes(false)));
    this.#won.push(...replay.won);
    cupboard.compare(replay.shoes(true));
    this.#shoes += cupboard.compared;
    this.#say(cupboard.findings(), `the shoes of ${table}`);
    for (const [name, amount] of replay.claims()) {
      const held = entries.derived(name);
      if (held !== amount)
        this.#findings.push(
          `${name} stands at ${amount} cents in the journal, and its movements give ${held}.`,
        );
    }
  }

  /** By what a table was dealt when its journal began: as it was posted first or, from before that, as it is set up now. */
  #rulesAtFirst(table: string): RuledTable | undefined {
    const posted = this.#house.posted.first(table);
    return posted ? ruledBy(posted) : namedIn(this.#evidence)(table);
  }

  /** A jackpot's fund, after all tables: what it shows and owes must be in its account. */
  async #fund(journal: string, entries: Entries): Promise<void> {
    const fund = journal.slice(FUNDS.length);
    const replay = new FundReplay(fund, this.#won, this.#house.posted.jackpotsOf(fund));
    await this.#journal(journal, entries, replay);
    const held = entries.derived(account.jackpot(fund));
    if (held < replay.displayed)
      this.#findings.push(
        `${account.jackpot(fund)} shows and owes ${replay.displayed} cents, and its movements give ${held}.`,
      );
  }

  /** One journal from its first line to its last: the chain, the rules, and the movements that each line causes. */
  async #journal(
    table: string,
    entries: Entries,
    replay: (Pick<JournalReplay, 'read'> & Partial<JournalReplay>) | undefined,
    afterPage: () => void = () => undefined,
  ): Promise<void> {
    const found: string[] = [];
    const seen = new CheckpointsOf(table, this.#evidence.checkpoints ?? []);
    let head = EMPTY_JOURNAL;
    /** Where the replay went wrong and has not been taken up again. */
    let lost = replay ? 0 : 1;
    for (;;) {
      const rows = await this.#kysely
        .selectFrom('journal')
        .select(['seq', 'type', sql<string>`body::text`.as('body'), 'at', 'hash'])
        .where('table_id', '=', table)
        .where('seq', '>', head.seq)
        .orderBy('seq')
        .limit(PAGE)
        .execute();
      const last = rows.at(-1);
      if (!last) break;
      const moves = await entries.page(table, head.seq + 1, last.seq);
      for (const { seq, type, body, at, hash } of rows) {
        const where = (): string => `Line ${seq} of the journal of ${table} (${type}, ${at.toISOString()})`;
        const stored = hash.toString('hex');
        if (seq !== head.seq + 1)
          found.push(`The journal of ${table} goes from line ${head.seq} to line ${seq}.`);
        else if (hashLine(head.hash, { table, seq, type, body, at }) !== stored)
          found.push(`${where()} does not match its hash.`);
        head = { seq, hash: stored };
        found.push(...seen.pass(head));
        const line = { table, seq, type, body: parsed(body), at, hash: stored };
        let moved: readonly Moved[] | undefined;
        try {
          if (type === QUARANTINED) {
            // The house could not read on and sent every chip home: what follows begins anew.
            moved = await entries.homegoing(table, seq);
            lost = seq;
            this.#notes.push(
              `why the house closed the table ${table} in line ${seq} (${at.toISOString()}), which it does when it cannot read a journal. What lay there went back, and the lines after it were replayed.`,
            );
            if (replay?.reopen) {
              replay.reopen(line);
              lost = 0;
            }
          } else if (replay && lost > 0 && replay.canResume?.(line)) {
            replay.resume?.(line);
            lost = 0;
            moved = [];
          } else if (replay && lost === 0) {
            moved = replay.read(line);
            this.#replayed += 1;
          }
        } catch (error) {
          found.push(`${where()}: ${saidOf(error)}`);
          lost = seq;
        }
        const wrong = moves.compare(line, moved) ?? (moved && moves.misread(seq, replay?.held?.()));
        if (wrong) found.push(`${where()} ${wrong}`);
        const stranger = actedWithoutRight(line, this.#house);
        if (stranger) found.push(`${where()} ${stranger}`);
      }
      this.#lines += rows.length;
      afterPage();
    }
    found.push(...seen.unseen(head.seq));
    this.#unsigned += Math.max(0, head.seq - seen.last);
    this.#say(found, `the journal of ${table}`);
  }

  /** What checkpoints say nothing of: there a change is found only if it breaks a rule. */
  #sinceSigned(): string[] {
    const last = this.#evidence.checkpoints
      ?.map(({ at }) => at)
      .toSorted()
      .at(-1);
    if (last === undefined)
      return [
        'whether the journals were rewritten or cut as a whole: no checkpoints were given to compare them with.',
      ];
    return this.#unsigned === 0
      ? []
      : [
          `whether ${this.#unsigned} lines were rewritten, left out or added: no checkpoint has seen them, and the last is of ${last}.`,
        ];
  }

  /** A journal that a checkpoint has seen and that is not there at all. */
  #missing(tables: readonly string[]): void {
    const known = new Set(tables);
    for (const { at, heads } of this.#evidence.checkpoints ?? [])
      for (const [table, { seq }] of Object.entries(heads)) {
        if (known.has(table) || table === HOUSE) continue;
        known.add(table);
        this.#findings.push(
          `The journal of ${table} is not there; the checkpoint of ${at} saw its line ${seq}.`,
        );
      }
  }
}

/** The checkpoints as one journal passes them, in its own order. */
class CheckpointsOf {
  readonly #table: string;
  readonly #waiting: { readonly at: string; readonly seq: number; readonly hash: string }[];
  /** The last line that any of them has seen. */
  readonly last: number;
  #agreed: string | undefined;
  #differs = false;

  constructor(table: string, checkpoints: readonly Checkpoint[]) {
    this.#table = table;
    this.#waiting = checkpoints
      .flatMap(({ at, heads }) => {
        const head = Object.hasOwn(heads, table) ? heads[table] : undefined;
        return head ? [{ at, ...head }] : [];
      })
      .toSorted((a, b) => a.seq - b.seq || (a.at < b.at ? -1 : 1));
    this.last = this.#waiting.at(-1)?.seq ?? 0;
  }

  /** What is said when a line is passed that a checkpoint has seen: once, where they first differ. */
  pass({ seq, hash }: { readonly seq: number; readonly hash: string }): string[] {
    const found: string[] = [];
    for (let [next] = this.#waiting; next && next.seq <= seq; [next] = this.#waiting) {
      this.#waiting.shift();
      if (next.seq === seq && next.hash === hash) this.#agreed = next.at;
      else if (!this.#differs) {
        this.#differs = true;
        found.push(
          `The journal of ${this.#table} is not the one that was signed: at line ${next.seq} it differs from the checkpoint of ${next.at}${this.#since}.`,
        );
      }
    }
    return found;
  }

  /** What is said of a journal that ends before a checkpoint saw it end. */
  unseen(last: number): string[] {
    const furthest = this.#waiting.at(-1);
    if (!furthest) return [];
    return [
      `The journal of ${this.#table} ends at line ${last}, and the checkpoint of ${furthest.at} saw line ${furthest.seq}${this.#since}.`,
    ];
  }

  get #since(): string {
    return this.#agreed === undefined ? '' : `; it still agreed with that of ${this.#agreed}`;
  }
}

async function journalNames(kysely: Kysely<Tables>): Promise<string[]> {
  const { rows } = await sql<{ table_id: string }>`
    with recursive names as (
      (select table_id from journal order by table_id limit 1)
      union all
      select (select journal.table_id from journal where journal.table_id > names.table_id order by journal.table_id limit 1)
      from names where names.table_id is not null
    )
    select table_id from names where table_id is not null`.execute(kysely);
  return rows.map(({ table_id }) => table_id);
}

const parsed = (body: string): Json => JSON.parse(body);

/** What is said against a line; whoever forges one may make it break anything that reads it. */
function saidOf(error: unknown): string {
  if (error instanceof ZodError) return 'It is none that this house writes.';
  return error instanceof Error ? error.message : String(error);
}
