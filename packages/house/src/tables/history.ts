import { formatCards } from '@croupier/cards';
import {
  type Bet,
  type Line,
  type PlayerId,
  type Round,
  recordOf,
  resumeRound,
  type Standing,
  type Summary,
  stepAgain,
} from '@croupier/table';
import type { PlayedFilter } from '../played/played-filter.ts';
import type { PastRules } from '../posted/past-rules.ts';
import type { RoundDetail, RoundEntry, ShoeProof } from '../protocol/index.ts';
import type { Shoes } from '../storage/shoes.ts';
import type { Archive, ClosedRound, KeptLine } from './archive.ts';
import type { EventOf } from './events.ts';
import { netOf, standingOn } from './evolve.ts';
import { isRoundEvent, ownEventOf, stepOf } from './journalled.ts';
import type { TableSetting } from './setting.ts';
import { viewLine } from './you.ts';

const PAGE = 20;

/** A round of the past with the table that dealt it. */
interface FoundRound extends Omit<RoundDetail, 'posted'> {
  readonly setting: TableSetting;
}

/** What anybody may look up of the past: built for who asks, from the journal alone. */
export class History {
  readonly #archive: Archive;
  readonly #shoes: Pick<Shoes, 'publicShoe'>;
  readonly #rules: Pick<PastRules, 'banked'>;

  constructor(archive: Archive, shoes: Pick<Shoes, 'publicShoe'>, rules: Pick<PastRules, 'banked'>) {
    this.#archive = archive;
    this.#shoes = shoes;
    this.#rules = rules;
  }

  /** The last rounds of a table; the lines are the asker's own. */
  async rounds(table: string, asker: PlayerId, before?: number): Promise<RoundEntry[]> {
    return this.#entries(await this.#archive.rounds(table, before, PAGE), asker);
  }

  /** One's own rounds, at all tables. */
  async roundsOf(asker: PlayerId, filter: PlayedFilter, limit = PAGE): Promise<RoundEntry[]> {
    const found = await this.#archive.roundsOf(asker, filter, limit);
    const entries = await this.#entries(
      found.map(({ closed }) => closed),
      asker,
    );
    // What the books say, as the totals do: they know of an award that was backed out.
    return entries.map((entry) => ({ ...entry, net: netIn(found, entry) ?? entry.net }));
  }

  async #entries(rounds: readonly ClosedRound[], asker: PlayerId): Promise<RoundEntry[]> {
    const entries = rounds.map(async (closed) => {
      const table = await this.#dealtBy(closed);
      return table ? [entryOf(table, closed, await this.#played(table, closed), asker)] : [];
    });
    return (await Promise.all(entries)).flat();
  }

  /** The table as it was when the shoe of a round was opened. */
  async #dealtBy({ table, shoe }: ClosedRound): Promise<TableSetting | undefined> {
    return this.#rules.banked(table, await this.#archive.definitionOf(table, shoe));
  }

  /** One round, and the table as it was then; who was not in it, or is nobody here, sees what everybody saw. */
  async round(id: string, number: number, asker: PlayerId | undefined): Promise<FoundRound | undefined> {
    const closed = await this.#archive.round(id, number);
    const table = closed && (await this.#dealtBy(closed));
    if (!closed || !table) return undefined;
    const round = await this.#played(table, closed);
    return {
      setting: table,
      table: table.id,
      round: closed.round,
      shoe: closed.shoe,
      at: closed.at.getTime(),
      record: recordOf(table.game, round, callingBySeat(round, asker)),
      calls: round.events.flatMap((event) =>
        event.type === 'said' ? [{ text: event.text, cite: event.cite }] : [],
      ),
      firstCard: closed.firstCard,
      lines: linesOf(round, asker).map(viewLine),
      summary: summaryOf(closed, round),
    };
  }

  async shoe(table: string, number: number): Promise<ShoeProof | undefined> {
    const lines = (await this.#archive.shoe(table, number)).map(ownEventOf);
    const opened = lines.find((event) => event.type === 'shoe-opened');
    if (!opened) return undefined;
    const cut = lines.find((event) => event.type === 'shoe-cut')?.cut ?? null;
    const end = lines.find((event) => event.type === 'shoe-over');
    const seed = end ? (await this.#shoes.publicShoe(table, number)).seed : null;
    return {
      table,
      shoe: number,
      name: opened.name,
      decks: opened.decks,
      commitment: opened.commitment,
      cut,
      over: end !== undefined,
      seed: seed && Buffer.from(seed).toString('hex'),
      dealt: end ? formatCards(end.dealt) : null,
    };
  }

  /**
   * The round dealt once more from its journal; every step must come out as it was written. Of a settlement that was
   * reversed nothing is left.
   */
  async #played(table: TableSetting, closed: ClosedRound): Promise<Round> {
    const [lines, reversal] = await Promise.all([
      this.#archive.linesOf(closed),
      this.#archive.reversal(closed),
    ]);
    const { bets, standing } = dealtOn(lines);
    const round = resumeRound(table.game, bets, [], standing);
    for (const line of lines) {
      if (reversal && line.type === 'settled') round.void(reversal);
      else if (isRoundEvent(line.type)) stepAgain(round, ...stepOf(line));
    }
    return round;
  }
}

/** What the round was dealt on, as it was written down when betting closed, and what meters were read before its end. */
export function dealtOn(lines: readonly KeptLine[]): { bets: readonly Bet[]; standing: Standing } {
  const line = lines.find(({ type }) => type === 'betting-closed');
  const event = line && ownEventOf(line);
  if (event?.type !== 'betting-closed') return { bets: [], standing: {} };
  return { bets: event.bets, standing: standingOn({ ...event, ...metersSettledOn(event, lines) }) };
}

function metersSettledOn(
  { meters }: EventOf<'betting-closed'>,
  lines: readonly KeptLine[],
): Pick<EventOf<'betting-closed'>, 'meters'> {
  if (!meters) return {};
  const closed = lines.findIndex(({ type }) => type === 'betting-closed');
  const read = lines.findLast(({ type }, at) => type === 'meters-read' && at > closed);
  const event = read && ownEventOf(read);
  return { meters: event?.type === 'meters-read' ? { ...meters, ...event.meters } : meters };
}

/** A round that is void has no result, whatever was first written down of it. */
const summaryOf = ({ summary }: ClosedRound, round: Round): Summary | null =>
  round.events.at(-1)?.type === 'voided' ? null : summary;

function linesOf(round: Round, asker: PlayerId | undefined): Line[] {
  const over = round.events.at(-1);
  if (over?.type !== 'settled' && over?.type !== 'voided') return [];
  return over.lines.filter((line) => line.player === asker);
}

const netIn = (
  found: readonly { readonly closed: ClosedRound; readonly net: number }[],
  { table, round }: RoundEntry,
): number | undefined => found.find(({ closed }) => closed.table === table && closed.round === round)?.net;

function entryOf(table: TableSetting, closed: ClosedRound, round: Round, asker: PlayerId): RoundEntry {
  const lines = linesOf(round, asker);
  return {
    table: table.id,
    tableName: table.name,
    game: table.game.id,
    title: table.game.title,
    round: closed.round,
    shoe: closed.shoe,
    at: closed.at.getTime(),
    summary: summaryOf(closed, round),
    staked: lines.reduce((sum, { stake }) => sum + stake, 0),
    net: lines.reduce((sum, line) => sum + netOf(line), 0),
    lines: lines.map(viewLine),
  };
}

/** Other players are called by their first seat, those who only bet behind by a number of their own. */
function callingBySeat(
  { bets, standing }: Pick<Round, 'bets' | 'standing'>,
  asker: PlayerId | undefined,
): (player: PlayerId) => string {
  const names = new Map<PlayerId, string>(asker === undefined ? [] : [[asker, 'you']]);
  const { bank } = standing;
  if (bank && bank.player !== asker) names.set(bank.player, `seat ${bank.seat}`);
  for (const { player, spot } of bets
    .filter(({ kind }) => kind !== 'back')
    .toSorted((a, b) => a.spot - b.spot)) {
    if (!names.has(player)) names.set(player, `seat ${spot}`);
  }
  let backers = 0;
  for (const { player } of bets) {
    if (names.has(player)) continue;
    backers += 1;
    names.set(player, `back ${backers}`);
  }
  return (player) => names.get(player) ?? 'somebody';
}
