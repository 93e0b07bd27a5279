import { cents } from '@croupier/table';
import { type HouseEvent, houseEvent } from '../people/house-events.ts';
import { PLAY_CHIPS, SMALL_CHANGE } from '../people/people.ts';
import { type Role, withPlayer } from '../people/roles.ts';
import { definitionPosted } from '../poker/poker-rules-posted.ts';
import { PostedRules } from '../posted/posted-rules.ts';
import { definitionBy, type RulesPosting, ruledBy } from '../posted/ruled-table.ts';
import { HOUSE } from '../storage/house-journal.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { account } from '../storage/ledger.ts';
import { codeHash } from '../tables/code-hash.ts';
import { fieldsOf, JournalDiffers } from '../tables/journalled.ts';
import type { Moved } from '../tables/moved.ts';

/** Somebody as the house journal has them. */
export interface KnownPerson {
  readonly name: string;
  /** Of what is stored of their password; null for a guest. */
  readonly password: string | null;
  readonly roles: readonly Role[];
  /** Those of the operator's file; null where the operator gave them before lines said so. */
  readonly file: readonly Role[] | null;
  /** When they came; null where no line says so. */
  readonly came: Date | null;
  /** The line that last said something of them. */
  readonly seq: number;
}

type Posted = Pick<JournalEvent, 'seq' | 'at'>;

/** Replays the house journal: who is there, with which roles, and what they were given. */
export class HouseReplay {
  readonly people = new Map<string, KnownPerson>();
  /** The last movement of chips from before there was a journal, and what it gave to whom. */
  carriedOver = 0;
  /** When that was. */
  carriedOverAt: Date | undefined;
  readonly givenBefore = new Map<string, number>();

  /** What was posted at the tables. */
  readonly posted = new PostedRules();
  /** Rules that were posted under the hash of others, one sentence each. */
  readonly misposted: string[] = [];
  readonly #byOtherCode: Posted[] = [];
  readonly #otherCode = new Set<string>();
  readonly #withSeed: Posted[] = [];
  readonly #worked = new Map<string, Set<Role>>();
  /** From when on sessions stand in the journal. */
  sessionsSince: Date | undefined;
  readonly #sessions = new Map<string, string>();

  /** Takes the next line; returns the chips that it moves, or throws what is wrong with it. */
  read(line: Pick<JournalEvent, 'type' | 'body' | 'seq' | 'at'>): readonly Moved[] {
    const parsed = houseEvent.safeParse({ ...fieldsOf(line.body), type: line.type });
    if (!parsed.success) throw new JournalDiffers('It is none that this house writes.');
    const event = parsed.data;
    if (event.type === 'books-carried-over') this.carriedOverAt = line.at;
    if (event.type === 'rules-posted' || event.type === 'poker-rules-posted') this.#hashed(event, line);
    return this.#follow(event, line);
  }

  /** True if somebody has ever had one of these roles. */
  hadRole(person: string, roles: readonly Role[]): boolean {
    const had = this.#worked.get(person);
    return roles.some((role) => had?.has(role));
  }

  /** The hash that shoes and hands carry is that of what was posted: where the code is the same, it can be made again. */
  #hashed(posted: RulesPosting, { seq, at }: Pick<JournalEvent, 'seq' | 'at'>): void {
    if (posted.code !== codeHash()) {
      this.#byOtherCode.push({ seq, at });
      this.#otherCode.add(posted.code);
      return;
    }
    const made =
      posted.type === 'poker-rules-posted' ? definitionPosted(posted) : definitionBy(ruledBy(posted));
    if (made === undefined) {
      this.#withSeed.push({ seq, at });
      return;
    }
    if (made === posted.definition) return;
    this.misposted.push(
      `Line ${seq} of the journal of ${HOUSE} (${posted.type}, ${at.toISOString()}) posts other rules at ${posted.table} than the hash that it gives them.`,
    );
  }

  /** Postings whose hash could not be made again, and what was done instead. */
  get notRehashed(): string[] {
    const codes = [...this.#otherCode].map((code) => code.slice(0, 12)).join(', ');
    return [
      ...noted(
        this.#byOtherCode,
        `posted by other code than this (${codes}): only that code can make the hash again. What was dealt by them was replayed by the code of today; where it comes out otherwise, that is a finding`,
      ),
      ...noted(
        this.#withSeed,
        "posted with a jackpot when lines did not yet say its seed, which is in the hash: the hash was not made again. The jackpot's own journal was replayed",
      ),
    ];
  }

  #follow(event: HouseEvent, { seq, at }: Posted): readonly Moved[] {
    switch (event.type) {
      case 'books-carried-over':
        if (seq !== 1) throw new JournalDiffers('Books are carried over once, in the first line.');
        this.carriedOver = event.transactions;
        return [];
      case 'person-carried-over':
        this.#enter(event, seq);
        this.givenBefore.set(event.person, event.chips);
        return [];
      case 'person-came':
        this.#enter(event, seq, at);
        this.#begins(event, at);
        if (event.chips !== PLAY_CHIPS) throw new JournalDiffers(`A new person gets ${PLAY_CHIPS} cents.`);
        return [given(event.person, 'welcome chips', event.chips)];
      case 'guest-named': {
        const before = this.#known(event.person);
        if (before.password !== null || before.name !== event.before)
          throw new JournalDiffers('It names somebody who is no guest, or another guest than it says.');
        this.people.set(event.person, { ...before, name: event.after, password: event.password, seq });
        this.#begins(event, at);
        return [];
      }
      case 'chips-given':
        this.#known(event.person);
        if (event.amount !== PLAY_CHIPS || event.before < 0 || event.before >= SMALL_CHANGE)
          throw new JournalDiffers('New chips are given once, to who has next to none left.');
        return [given(event.person, 'top up', event.amount)];
      case 'password-changed': {
        const before = this.#known(event.person);
        if (before.password !== event.before)
          throw new JournalDiffers('It changes another password than was there.');
        if (event.by !== null && event.by !== event.person)
          throw new JournalDiffers('A password is changed by somebody whose it is not.');
        this.people.set(event.person, { ...before, password: event.after, seq });
        return [];
      }
      case 'roles-changed': {
        const before = this.#known(event.person);
        if (before.roles.join() !== withPlayer(event.before).join())
          throw new JournalDiffers('It changes other roles than were held.');
        if (before.password === null) throw new JournalDiffers('A guest has no roles but that of a player.');
        if (event.by !== null) this.#appoints(event.by, event.person);
        const file = event.file ?? (event.by === null ? null : before.file);
        this.people.set(event.person, { ...before, roles: withPlayer(event.after), file, seq });
        this.#works(event.person, event.after);
        return [];
      }
      case 'rules-posted':
      case 'poker-rules-posted':
      case 'table-removed':
        this.posted.add(event);
        return [];
      case 'sessions-ended':
        this.#known(event.person);
        if (event.by !== null && event.by !== event.person)
          throw new JournalDiffers('Sessions are ended by somebody whose they are not.');
        for (const session of event.sessions) this.#sessions.delete(session);
        return [];
      case 'signed-in':
        this.#known(event.person);
        this.#begins(event, at);
        return [];
      case 'line-removed':
      case 'silenced': {
        this.#known(event.person);
        if (!this.#known(event.by).roles.some((role) => role === 'floor' || role === 'admin'))
          throw new JournalDiffers('It is done by somebody who had no right to it.');
        return [];
      }
    }
  }

  #enter(
    {
      type,
      person,
      name,
      password,
      roles,
    }: Extract<HouseEvent, { type: 'person-came' | 'person-carried-over' }>,
    seq: number,
    came: Date | null = null,
  ): void {
    if (this.people.has(person)) throw new JournalDiffers('Somebody comes who is there already.');
    const file = type === 'person-came' ? [] : null;
    this.people.set(person, { name, password, roles: withPlayer(roles), file, came, seq });
    this.#works(person, roles);
  }

  /** Roles are given by who had the right to it then, and by nobody to themselves. */
  #appoints(by: string, person: string): void {
    if (!this.#known(by).roles.includes('admin'))
      throw new JournalDiffers('Roles are given by somebody who had no right to it.');
    if (by === person) throw new JournalDiffers('Somebody gives roles to themselves.');
  }

  #begins({ person, session }: { readonly person: string; readonly session?: string }, at: Date): void {
    if (session === undefined) return;
    this.#sessions.set(session, person);
    this.sessionsSince ??= at;
  }

  /** Whose session it is by the journal. */
  sessionOf(session: string): string | undefined {
    return this.#sessions.get(session);
  }

  #works(person: string, roles: readonly Role[]): void {
    this.#worked.set(person, new Set([...(this.#worked.get(person) ?? []), ...roles]));
  }

  #known(person: string): KnownPerson {
    const known = this.people.get(person);
    if (!known) throw new JournalDiffers('It is about somebody who never came.');
    return known;
  }
}

/** One sentence about some lines, with the first and the last of them. */
function noted(lines: readonly Posted[], what: string): string[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (!first || !last) return [];
  const span = `${first.seq} (${first.at.toISOString()}) to ${last.seq} (${last.at.toISOString()})`;
  return [`${lines.length} of the rules in the journal of ${HOUSE}, lines ${span}, were ${what}.`];
}

const given = (person: string, reason: string, amount: number): Moved => ({
  reason,
  postings: [
    { account: account.cage, amount: cents(-amount) },
    { account: account.wallet(person), amount: cents(amount) },
  ],
});
