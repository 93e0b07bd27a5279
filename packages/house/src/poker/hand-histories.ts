import type { PlayerId } from '@croupier/table';
import { type Kysely, sql } from 'kysely';
import { z } from 'zod';
import { WON_NOTHING } from '../jackpots/played-for.ts';
import { type Brought, dealtTo, handsBrought } from '../played/brought.ts';
import { newest } from '../played/newest.ts';
import { asksForOutcome, definitionOfHand, type PlayedFilter, whereDealt } from '../played/played-filter.ts';
import type { PastRules } from '../posted/past-rules.ts';
import type { PlayedHand, PokerHandEntry, PokerHandProof, PokerHandReplay } from '../protocol/index.ts';
import type { OwnHand } from '../statistics/hands.ts';
import type { JournalEvent } from '../storage/journal.ts';
import { account, accountsUnder } from '../storage/ledger.ts';
import type { Tables } from '../storage/schema.ts';
import { QUARANTINED } from '../tables/quarantine.ts';
import { RULES_CHANGED } from '../tables/rules-changed.ts';
import { evolvePoker } from './evolve-poker.ts';
import type { FoundHand } from './found-hand.ts';
import { openedFor } from './opened.ts';
import { ownHand, playedBy } from './played-hand.ts';
import { pokerFromJournal } from './poker-journal.ts';
import {
  barePokerTable,
  type HandOnTable,
  handOf,
  hasWon,
  heldBy,
  inactiveSeats,
  isBot,
  type PokerState,
} from './poker-state.ts';
import { replayOf } from './replay-hand.ts';
import { sharedSeat, shareOf } from './shared-hand.ts';
import { openHistory, phhOf, trackedOf } from './written-hand.ts';

const PAGE = 20;

/** Where a hand began in the journal of its table. */
interface Begun {
  readonly table: string;
  readonly seq: number;
  readonly at: Date;
}

/** Who looks at a hand: somebody who may have held one, or whoever has a link. */
interface Asker {
  readonly player?: PlayerId | undefined;
  readonly share?: string | undefined;
}

/** Past hands out of the journal, each as the asker may see it. */
export class PokerHistory {
  readonly #kysely: Kysely<Tables>;
  readonly #rules: Pick<PastRules, 'poker'>;

  constructor(kysely: Kysely<Tables>, rules: Pick<PastRules, 'poker'>) {
    this.#kysely = kysely;
    this.#rules = rules;
  }

  /** The hands that somebody was dealt into, newest first. */
  async handsOf(table: string, player: PlayerId, before: number | undefined): Promise<PokerHandEntry[]> {
    const first = await this.#firstBuyIn(table, player);
    if (first === null) return [];
    const number = sql<number>`(body->>'number')::bigint`;
    let query = this.#handsWith(table, player, first);
    if (before !== undefined) query = query.where(number, '<', before);
    const hands = await Promise.all((await query.execute()).map(({ seq }) => this.#folded(table, seq)));
    return hands.flatMap((found) => (found?.hand.over ? entryOf(found, player) : []));
  }

  /** The hands that somebody was dealt into at all tables, also those that are there no more, newest first. */
  async handsAtAll(player: PlayerId, filter: PlayedFilter, limit = PAGE): Promise<PlayedHand[]> {
    const wanted = (await this.#tablesOf(player)).filter((table) => filter.tables?.includes(table) ?? true);
    const begun = asksForOutcome(filter)
      ? await this.#begunBy(wanted, player, filter, limit)
      : (await Promise.all(wanted.map((table) => this.#begunAt(table, player, filter, limit)))).flat();
    const hands = await Promise.all(
      newest(begun, limit, ({ at }) => at.getTime()).map(async ({ table, seq, at }) => {
        const found = await this.#folded(table, seq);
        return found?.hand.over ? playedBy(found, player, at) : [];
      }),
    );
    return hands.flat();
  }

  /**
   * The newest hands that somebody has played, the oldest of them first, with all that happened in them, and whether there may be
   * older ones.
   */
  async ownHands(
    player: PlayerId,
    most: number,
  ): Promise<{ readonly hands: readonly OwnHand[]; readonly older: boolean }> {
    const tables = await this.#tablesOf(player);
    const begun = await Promise.all(tables.map((table) => this.#begunAt(table, player, {}, most)));
    const found = newest(begun.flat(), most, ({ at }) => at.getTime()).toReversed();
    const hands: OwnHand[] = [];
    // One after another: each is played again, and nobody else should wait for two hundred.
    for (const { table, seq } of found) {
      const folded = await this.#folded(table, seq);
      if (folded?.hand.over) hands.push(...ownHand(folded, player));
    }
    return { hands, older: found.length >= most };
  }

  /** The poker tables at which somebody has sat down: nobody comes to have chips there in another way. */
  async #tablesOf(player: PlayerId): Promise<readonly string[]> {
    const { rows } = await sql<{ table_id: string }>`
      select first.table_id
      from accounts
      cross join lateral (
        select transactions.table_id, transactions.seq
        from postings join transactions on transactions.id = postings.transaction_id
        where postings.account_id = accounts.id
        order by postings.transaction_id limit 1) as first
      join journal on journal.table_id = first.table_id and journal.seq = first.seq
      where ${accountsUnder(account.stakes(player, ''))} and journal.type = 'sat-down'`.execute(this.#kysely);
    return rows.map(({ table_id }) => table_id);
  }

  async #begunAt(table: string, player: PlayerId, filter: PlayedFilter, limit: number): Promise<Begun[]> {
    const { from, before } = filter;
    const first = await this.#firstBuyIn(table, player);
    if (first === null) return [];
    let query = this.#handsWith(table, player, first, limit);
    if (from) query = query.where('at', '>=', from);
    if (before) query = query.where('at', '<', before);
    query = query.where(sql<boolean>`true ${whereDealt(filter, 'journal', definitionOfHand('journal'))}`);
    return (await query.execute()).map(({ seq, at }) => ({ table, seq, at }));
  }

  /** The hands that brought or cost somebody chips, found by the line that ended them. */
  async #begunBy(
    tables: readonly string[],
    player: PlayerId,
    filter: PlayedFilter,
    limit: number,
  ): Promise<Begun[]> {
    if (tables.length === 0) return [];
    const { rows } = await sql<Brought>`
      ${handsBrought(player, { ...filter, tables })}
      order by date_trunc('milliseconds', began.at) desc fetch first ${limit} rows with ties`.execute(
      this.#kysely,
    );
    return rows;
  }

  /** A hand that is over, step by step as somebody saw it; whoever was not in it sees what everybody saw. */
  async replay(
    table: string,
    number: number,
    { player, share }: Asker,
  ): Promise<PokerHandReplay | undefined> {
    const found = await this.hand(table, number);
    if (!found?.hand.over) return undefined;
    const seat = seatOf(found.hand, { player, share });
    const holder = seat === null ? undefined : found.hand.holders.get(seat);
    return replayOf(found.setting, found.hand, {
      at: found.at,
      seat,
      sees: seat === null ? [] : [seat],
      bots: found.bots,
      phh: seat === null || holder === undefined ? null : phhOf(found, seat, holder),
      pokerstars: seat === null ? null : trackedOf(found, seat),
      share: seat === null ? null : shareOf(found.hand, seat),
    });
  }

  /** What anybody needs to check a hand: its commitments, and once it is over the cards that the asker saw. */
  async proof(table: string, number: number, { player, share }: Asker): Promise<PokerHandProof | undefined> {
    const found = await this.hand(table, number);
    if (!found) return undefined;
    const { hand } = found;
    const held = seatOf(hand, { player, share });
    const own = held === null ? [] : openedFor(hand, held);
    const seen = new Map([...openedFor(hand, null), ...own].map((one) => [one.position, one]));
    return {
      table,
      hand: number,
      name: hand.name,
      commitments: hand.commitments,
      over: hand.over,
      opened: [...seen.values()].toSorted((a, b) => a.position - b.position),
    };
  }

  /** A hand as far as it was played. */
  async hand(table: string, number: number): Promise<FoundHand | undefined> {
    const line = await this.#lines(table)
      .where('type', '=', 'hand-began')
      .where(sql<number>`(body->>'number')::bigint`, '=', number)
      .executeTakeFirst();
    return line && this.#folded(table, line.seq);
  }

  /** Every hand that began in a span of time and is over, oldest first, as hand histories with all cards open. */
  async *allHands(table: string, from: Date, to: Date): AsyncGenerator<string> {
    const begun = await this.#lines(table)
      .where('type', '=', 'hand-began')
      .where('at', '>=', from)
      .where('at', '<', to)
      .orderBy('seq')
      .execute();
    for (const { seq } of begun) {
      const found = await this.#folded(table, seq);
      if (found?.hand.over) yield openHistory(found);
    }
  }

  /** Where somebody first had chips at the table: nothing of theirs is before that. */
  async #firstBuyIn(table: string, player: PlayerId): Promise<number | null> {
    const row = await this.#kysely
      .selectFrom('accounts')
      .innerJoin('postings', 'postings.account_id', 'accounts.id')
      .innerJoin('transactions', 'transactions.id', 'postings.transaction_id')
      .where('accounts.name', '=', account.stakes(player, table))
      .select('transactions.seq')
      .orderBy('postings.transaction_id')
      .limit(1)
      .executeTakeFirst();
    return row?.seq ?? null;
  }

  /** A hand from its first line on, as far as it was played and looked at: until its cards were taken away. */
  async #folded(table: string, first: number): Promise<FoundHand | undefined> {
    const next = await this.#lines(table)
      .where('type', 'in', ['hand-began', 'cleared', QUARANTINED, RULES_CHANGED])
      .where('seq', '>', first)
      .orderBy('seq')
      .limit(1)
      .executeTakeFirst();
    let query = this.#lines(table).where('seq', '>=', first).orderBy('seq');
    if (next) query = query.where('seq', '<', next.seq);
    const lines = await query.execute();
    const definition = definitionIn(lines[0]);
    const setting = await this.#rules.poker(table, definition);
    if (!setting) return undefined;
    let state = barePokerTable(setting, first - 1);
    let found: FoundHand | undefined;
    for (const { table_id, hash, ...line } of lines) {
      const read: JournalEvent = { table: table_id, ...line, hash: hash.toString('hex') };
      state = evolvePoker(setting, state, pokerFromJournal(state, read));
      if (state.hand)
        found = {
          setting,
          definition,
          first,
          last: line.seq,
          hand: state.hand,
          at: found?.hand.over ? found.at : line.at,
          away: inactiveSeats(state, state.hand),
          won: hasWon(state) ? state.won : (found?.won ?? WON_NOTHING),
          bots: found?.bots ?? new Set([...state.hand.holders.keys()].filter(botIn(state))),
        };
    }
    return found;
  }

  /** The beginnings of the hands that somebody was dealt into at the table, newest first. */
  #handsWith(table: string, player: PlayerId, first: number, limit = PAGE) {
    return this.#lines(table)
      .where('type', '=', 'hand-began')
      .where('seq', '>', first)
      .where(dealtTo(player, 'journal'))
      .orderBy('seq', 'desc')
      .limit(limit);
  }

  #lines(table: string) {
    return this.#kysely
      .selectFrom('journal')
      .select(['table_id', 'seq', 'type', 'body', 'at', 'hash'])
      .where('table_id', '=', table);
  }
}

/** A link shows the hand of whoever gave it away, otherwise everybody sees their own. */
const seatOf = (hand: HandOnTable, { player, share }: Asker): number | null => {
  if (share !== undefined) return sharedSeat(hand, share);
  return player === undefined ? null : heldBy(hand, player);
};

const botIn =
  (state: PokerState) =>
  (seat: number): boolean =>
    isBot(state, seat);

const began = z.object({ definition: z.string() });

const definitionIn = (line: { readonly body: unknown } | undefined): string | null =>
  began.safeParse(line?.body).data?.definition ?? null;

function entryOf(found: FoundHand, player: PlayerId): PokerHandEntry[] {
  const { hand, at, setting } = found;
  const seat = heldBy(hand, player);
  if (seat === null) return [];
  const played = handOf(hand);
  const own = played.state.players.find((one) => one.seat === seat);
  const net = own ? own.stack - own.startingStack : 0;
  return [
    {
      table: setting.id,
      hand: hand.number,
      at: at.getTime(),
      seat,
      net,
      phh: phhOf(found, seat, player),
      pokerstars: trackedOf(found, seat),
    },
  ];
}
