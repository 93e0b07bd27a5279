import {
  type Card,
  CardError,
  deck,
  formatCard,
  formatCards,
  lazily,
  parseCards,
  type ShoeRules,
} from '@croupier/cards';
import { z } from 'zod';
import type { PlayerBank } from './bank-rules.ts';
import type { Bet, BetKind } from './bets.ts';
import { type Cite, Refused } from './cite.ts';
import type { Parts } from './decision.ts';
import type { TableGame } from './game.ts';
import { DEALER, type Line } from './line.ts';
import { type Meters, progressivesOf } from './meter.ts';
import { cents } from './money.ts';
import type { Options } from './options.ts';
import { type Round, type RoundEvent, stakedIn } from './round.ts';
import type { AnyLayout } from './rules.ts';
import type { Place } from './script.ts';

/** The round record (CONTRACT): to house-banked games what a hand history is to poker. */
export interface RoundRecord {
  readonly format: 'croupier-round/1';
  readonly game: string;
  readonly options: Readonly<Record<string, string | number>>;
  readonly seats: readonly RecordedSeat[];
  /** Every card in the order it leaves the shoe. */
  readonly cards?: string | undefined;
  /** Or the cards by place. */
  readonly hands?: Readonly<Record<string, string>> | undefined;
  readonly decisions?: readonly RecordedDecision[] | undefined;
  /** Numbers that were drawn, such as the sum of dice, in order. */
  readonly numbers?: readonly number[] | undefined;
  readonly bank?: RecordedBank | undefined;
  readonly voided?: RecordedVoid | undefined;
  readonly result?: RecordedResult | undefined;
}

/** An irregularity made the round void, when the dealer had done so many steps of it. */
export interface RecordedVoid {
  readonly after: number;
  readonly reason: string;
  readonly cite?: Cite | undefined;
}

type Stakes = Readonly<Record<string, number>>;

export interface RecordedSeat {
  readonly seat: number;
  readonly player?: string | undefined;
  readonly wagers?: Stakes | undefined;
  readonly tips?: Stakes | undefined;
  readonly back?: readonly { readonly player: string; readonly wagers: Stakes }[] | undefined;
}

export interface RecordedBank {
  readonly seat: number;
  readonly amount: number;
  readonly dealerBet?: number | undefined;
  readonly player?: string | undefined;
}

export interface RecordedDecision {
  readonly seat: number;
  readonly do: string;
  /** So many times the ante, where the game leaves a choice. */
  readonly times?: number | undefined;
  /** The cards that are kept or thrown away. */
  readonly cards?: string | undefined;
  /** The hand as it is set. */
  readonly low?: string | undefined;
  readonly mid?: string | undefined;
  readonly high?: string | undefined;
  /** The hands that a split makes, and whether the second has a bonus bet of its own. */
  readonly hands?: readonly string[] | undefined;
  readonly bonus?: boolean | undefined;
}

export interface RecordedResult {
  readonly lines: readonly RecordedLine[];
  /** Each progressive meter after the round. */
  readonly meters?: Readonly<Record<string, number>> | undefined;
  readonly announcements?: readonly string[] | undefined;
}

export interface RecordedLine {
  readonly seat: number | 'dealer';
  readonly wager: string;
  readonly stake: number;
  readonly result: Line['result'];
  readonly won: number;
  readonly commission: number;
  readonly returned: number;
  readonly tip?: true | undefined;
  readonly player?: string | undefined;
}

/** Built when the first record is read: whoever never reads one does not wait for it. */
const roundRecord: () => z.ZodType<RoundRecord> = lazily(() => {
  const amount = z.number().int();
  const stakes = z.record(z.string(), amount.positive());
  const seatNumber = z.number().int().positive();

  const recordedLine = z.object({
    seat: z.union([seatNumber, z.literal('dealer')]),
    wager: z.string(),
    stake: amount,
    result: z.enum(['win', 'lose', 'push', 'withdrawn', 'void']),
    won: amount,
    commission: amount,
    returned: amount,
    tip: z.literal(true).optional(),
    player: z.string().optional(),
  });

  return z.strictObject({
    format: z.literal('croupier-round/1'),
    game: z.string(),
    options: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
    seats: z.array(
      z.strictObject({
        seat: seatNumber,
        player: z.string().min(1).optional(),
        wagers: stakes.optional(),
        tips: stakes.optional(),
        back: z.array(z.strictObject({ player: z.string().min(1), wagers: stakes })).optional(),
      }),
    ),
    cards: z.string().optional(),
    hands: z.record(z.string(), z.string()).optional(),
    decisions: z
      .array(
        z.strictObject({
          seat: seatNumber,
          do: z.string(),
          times: z.number().positive().optional(),
          cards: z.string().optional(),
          low: z.string().optional(),
          mid: z.string().optional(),
          high: z.string().optional(),
          hands: z.array(z.string()).optional(),
          bonus: z.boolean().optional(),
        }),
      )
      .optional(),
    numbers: z.array(z.number().int().positive()).optional(),
    bank: z
      .strictObject({
        seat: seatNumber,
        amount: amount.positive(),
        dealerBet: amount.nonnegative().optional(),
        player: z.string().min(1).optional(),
      })
      .optional(),
    voided: z
      .strictObject({
        after: z.number().int().nonnegative(),
        reason: z.string().min(1),
        cite: z.strictObject({ rulebook: z.string(), section: z.string(), clause: z.string() }).optional(),
      })
      .optional(),
    result: z
      .object({
        lines: z.array(recordedLine),
        meters: z.record(z.string(), amount).optional(),
        announcements: z.array(z.string()).optional(),
      })
      .optional(),
  });
});

/** Reads a record from outside; what is wrong with it is said in one sentence. */
export function parseRecord(json: string): RoundRecord {
  const parsed = roundRecord().safeParse(parseJson(json));
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  throw new Refused({
    reason: `This is not a round record: ${where}${issue?.message ?? 'it has another form'}.`,
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refused({ reason: 'This is not a round record: it is not JSON.' });
  }
}

/** The bets that a record lays out. A seat without a named player is its own player. */
export function betsOf(record: RoundRecord): Bet[] {
  refuseTwice(
    record.seats.map(({ seat }) => seat),
    (seat) => `Seat ${seat}`,
  );
  for (const { seat, back = [] } of record.seats) {
    refuseTwice(
      back.map(({ player }) => player),
      (player) => `The back bettor "${player}" at seat ${seat}`,
    );
  }
  return record.seats.flatMap(({ seat, player = `seat ${seat}`, wagers = {}, tips = {}, back = [] }) => [
    ...laidOut(seat, player, wagers, 'own'),
    ...laidOut(seat, player, tips, 'tip'),
    ...back.flatMap((bettor) => laidOut(seat, bettor.player, bettor.wagers, 'back')),
  ]);
}

/** The player's bank of a record; who banks is who sits there, unless the record says another name. */
export function bankOf({ bank, seats }: RoundRecord): PlayerBank | undefined {
  if (!bank) return undefined;
  const { seat, amount: chips, dealerBet } = bank;
  const named = bank.player ?? seats.find((one) => one.seat === seat)?.player;
  return {
    seat,
    player: named ?? `seat ${seat}`,
    amount: cents(chips),
    ...(dealerBet === undefined ? {} : { dealerBet: cents(dealerBet) }),
  };
}

function refuseTwice<T>(all: readonly T[], name: (one: T) => string): void {
  const again = all.find((one, i) => all.indexOf(one) < i);
  if (again !== undefined) throw new Refused({ reason: `${name(again)} stands in the record twice.` });
}

const laidOut = (spot: number, player: string, wagers: Stakes, kind: BetKind): Bet[] =>
  Object.entries(wagers).map(([wager, stake]) => ({ spot, player, wager, kind, amount: cents(stake) }));

/** Where a record's cards come from: in dealing order, or by place. */
export class RecordedCards {
  readonly #inOrder: Card[] | null;
  readonly #byPlace: Map<string, Card[]>;
  /** Cards that nobody has written down, for places that nobody sees. */
  readonly #unseen: Card[];

  /** `burned` says how many cards went aside before the first hand, by the first of them. */
  constructor(record: RoundRecord, shoe: ShoeRules, burned?: (first: Card) => number) {
    if ((record.cards === undefined) === (record.hands === undefined)) {
      throw new Refused({ reason: 'A record gives its cards either as "cards" or as "hands".' });
    }
    this.#inOrder = record.cards === undefined ? null : readCards(record.cards);
    this.#byPlace = new Map(
      Object.entries(record.hands ?? {}).map(([name, cards]) => [name, readCards(cards)]),
    );
    const written = [...(this.#inOrder ?? []), ...[...this.#byPlace.values()].flat()];
    refuseImpossible(written, shoe);
    const [first] = this.#inOrder ?? [];
    if (burned && first !== undefined) this.#inOrder?.splice(0, burned(first));
    this.#unseen = this.#inOrder ? [] : deck(shoe.kind).filter((card) => !written.includes(card));
  }

  /**
   * The next card for a place; a pile is listed by place from its top, which is dealt last. What is put aside unseen need not
   * stand in a record that gives its cards by place.
   */
  next({ name, aside }: Pick<Place, 'name' | 'aside'>, pile?: 'top' | 'under'): Card {
    const under = !this.#inOrder && pile === 'under' ? 1 : 0;
    const [card] = (this.#inOrder ?? this.#byPlace.get(name) ?? []).splice(under, 1);
    if (card !== undefined) return card;
    const unseen = aside ? this.#unseen.shift() : undefined;
    if (unseen !== undefined) return unseen;
    throw new Refused({ reason: `The rules deal ${name} another card, but the record has none.` });
  }

  /** Cards that the rules did not deal are a fault of the record, not to be passed over. */
  refuseLeftOver(): void {
    const left = [['the shoe', this.#inOrder ?? []] as const, ...this.#byPlace].find(
      ([, cards]) => cards.length > 0,
    );
    if (left) {
      throw new Refused({
        reason: `The record has ${formatCards(left[1])} for ${left[0]}, which the rules do not deal.`,
      });
    }
  }
}

export function readCards(text: string): Card[] {
  try {
    return parseCards(text);
  } catch (error) {
    if (error instanceof CardError) throw new Refused({ reason: error.message });
    throw error;
  }
}

/** The shoe holds each card of its deck once a deck, and no others. */
function refuseImpossible(cards: readonly Card[], { decks, kind }: ShoeRules): void {
  const counts = new Map<Card, number>();
  const held = new Set(deck(kind));
  for (const card of cards) {
    if (!held.has(card)) throw new Refused({ reason: `This game is played without ${formatCard(card)}.` });
    const count = (counts.get(card) ?? 0) + 1;
    if (count > decks) {
      throw new Refused({
        reason: `${formatCard(card)} appears ${count} times, but there are ${decks} decks.`,
      });
    }
    counts.set(card, count);
  }
}

export function recordLine(line: Line): RecordedLine {
  const { seat, wager, stake, result, won, commission, returned } = line;
  return {
    seat: seat === DEALER ? 'dealer' : seat,
    wager,
    stake,
    result,
    won,
    commission,
    returned,
    ...(line.kind === 'tip' ? { tip: true as const } : {}),
    ...(line.kind === 'back' ? { player: line.player } : {}),
  };
}

/** The result of a round that is over, as a record gives it. */
export function resultOf(round: Round): RecordedResult {
  const lines = round.events.flatMap((event) =>
    event.type === 'settled' || event.type === 'voided' ? event.lines : [],
  );
  const [settled] = round.events.filter((event) => event.type === 'settled');
  const announcements = round.events.flatMap((event) => (event.type === 'said' ? [event.text] : []));
  return {
    lines: lines.map(recordLine),
    ...(settled?.meters ? { meters: settled.meters } : {}),
    announcements,
  };
}

/** The record of a round that is over. `nameOf` says how bettors are called in it. */
export function recordOf(
  game: Pick<TableGame, 'id' | 'options' | 'layout'>,
  round: Round,
  nameOf: (player: string) => string = (player) => player,
): RoundRecord {
  const dealt = round.events.flatMap((event) =>
    event.type === 'dealt' || event.type === 'set-aside' ? [event.card] : [],
  );
  const decisions = round.events.flatMap((event) =>
    event.type === 'answered' ? [recordDecision(event)] : [],
  );
  const numbers = round.events.flatMap((event) => (event.type === 'number-drawn' ? [event.number] : []));
  const { standing } = round;
  const result = resultOf(round);
  return {
    format: 'croupier-round/1',
    game: game.id,
    options: { ...game.options, ...recordedMeters(game.layout, standing.meters ?? {}) },
    seats: recordedSeats(betsBeforeTheDeal(round), nameOf),
    cards: formatCards(dealt),
    ...(decisions.length > 0 ? { decisions } : {}),
    ...(numbers.length > 0 ? { numbers } : {}),
    ...(standing.bank ? { bank: recordedBank(standing.bank, nameOf) } : {}),
    ...recordedVoid(round),
    result: {
      ...result,
      lines: result.lines.map((line) => (line.player ? { ...line, player: nameOf(line.player) } : line)),
    },
  };
}

/** What the meters showed before the round, each as the option that says so. */
const recordedMeters = (layout: AnyLayout, meters: Meters): Options => {
  const progressives = progressivesOf(layout);
  return Object.fromEntries(
    Object.entries(meters).map(([name, shown]) => [progressives[name]?.option ?? 'meter', shown]),
  );
};

const recordedBank = (
  { seat, player, amount: chips, dealerBet }: PlayerBank,
  nameOf: (player: string) => string,
): RecordedBank => ({
  seat,
  amount: chips,
  ...(dealerBet === undefined ? {} : { dealerBet }),
  player: nameOf(player),
});

function recordedVoid({ events }: Round): Pick<RoundRecord, 'voided'> {
  const last = events.at(-1);
  return last?.type === 'voided' ? { voided: { after: events.length - 1, ...last.why } } : {};
}

/** The bets as they lay before the first card: what is staked or taken back later comes from decisions. */
export function betsBeforeTheDeal(round: Round): Bet[] {
  const staked = new Set(round.events.flatMap(stakedIn));
  return round.bets
    .filter((bet) => !staked.has(bet))
    .map((bet) => {
      const { withdrawn: _, ...before } = bet;
      return before;
    });
}

function recordDecision({
  seat,
  answer,
  times,
}: Extract<RoundEvent, { type: 'answered' }>): RecordedDecision {
  const { verb, cards, parts, also } = answer;
  return {
    seat,
    do: verb,
    ...(times === undefined ? {} : { times }),
    ...(cards ? { cards: formatCards(cards) } : {}),
    ...(parts ? recordedParts(parts) : {}),
    ...(also?.length ? { bonus: true } : {}),
  };
}

/** The parts of a set hand have names of their own in a record; the hands of a split are a list. */
function recordedParts(parts: Parts<readonly Card[]>): Pick<RecordedDecision, SetPart | 'hands'> {
  const written = Object.entries(parts).map(([part, cards]) => [part, formatCards(cards)] as const);
  return written.every(([part]) => isSetPart(part))
    ? Object.fromEntries(written)
    : { hands: written.map(([, cards]) => cards) };
}

type SetPart = 'low' | 'mid' | 'high';
const SET_PARTS: readonly string[] = ['low', 'mid', 'high'] satisfies SetPart[];
const isSetPart = (part: string): boolean => SET_PARTS.includes(part);

function recordedSeats(bets: readonly Bet[], nameOf: (player: string) => string): RecordedSeat[] {
  const spots = [...new Set(bets.map(({ spot }) => spot))].toSorted((a, b) => a - b);
  return spots.map((seat) => {
    const here = bets.filter(({ spot }) => spot === seat);
    const own = here.find(({ kind }) => kind !== 'back')?.player;
    // Nobody bets behind an empty seat: who has it sat this round out.
    const holder = own === undefined ? `seat ${seat}` : nameOf(own);
    const backers = [...new Set(here.filter(({ kind }) => kind === 'back').map(({ player }) => player))];
    const stakesOf = (kind: BetKind, player?: string): Stakes =>
      Object.fromEntries(
        here
          .filter((bet) => bet.kind === kind && (player === undefined || bet.player === player))
          .map(({ wager, amount: stake }) => [wager, stake]),
      );
    const tips = stakesOf('tip');
    return {
      seat,
      player: holder,
      wagers: stakesOf('own'),
      ...(Object.keys(tips).length ? { tips } : {}),
      ...(backers.length
        ? { back: backers.map((player) => ({ player: nameOf(player), wagers: stakesOf('back', player) })) }
        : {}),
    };
  });
}
