import { cardOf } from '@croupier/cards';
import {
  type Answer,
  cents,
  METER,
  type PlayerBank,
  type RoundEvent,
  type StepTold,
  sameJson,
  stepAgain,
  VERBS,
} from '@croupier/table';
import { z } from 'zod';
import type { Json } from '../storage/canonical.ts';
import type { JournalEvent, NewEvent } from '../storage/journal.ts';
import type { TableEvent } from './events.ts';
import type { TableSetting } from './setting.ts';
import { advanced, type TableState } from './state.ts';

/** A table's journal does not say what this house would have said. */
export class JournalDiffers extends Error {
  override readonly name = 'JournalDiffers';
}

/** An event as a line of the journal. */
export function toJournal({ type, ...body }: TableEvent): NewEvent {
  return { type, body: jsonOf(body) };
}

/** A value as JSON, without what is undefined. */
export function jsonOf(value: unknown): Json {
  if (
    value === null ||
    typeof value === 'string' ||
    typeof value === 'number' ||
    typeof value === 'boolean'
  ) {
    return value;
  }
  if (Array.isArray(value)) return value.map(jsonOf);
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} cannot be journalled.`);
  const fields: Record<string, Json> = {};
  for (const [key, field] of Object.entries(value)) if (field !== undefined) fields[key] = jsonOf(field);
  return fields;
}

const card = z.number().transform(cardOf);
const amount = z.number().transform(cents);
const kind = z.enum(['own', 'back', 'tip']);
const place = { spot: z.number(), wager: z.string(), kind };
const change = z.object({ ...place, amount });
const bet = z.object({ ...place, player: z.string(), amount });
const held = { holder: z.string(), backBets: z.boolean(), unplayed: z.number() };
const regular = {
  round: z.number(),
  bets: z.array(bet),
  net: z.number(),
  againstHouse: z.literal(true).exactOptional(),
};
const summary = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const cut = z.object({ position: z.number(), entropy: z.string() });
const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
const refusal = z
  .object({ reason: z.string(), cite: cite.optional() })
  .transform(({ reason, cite: clause }) => (clause ? { reason, cite: clause } : { reason }));

const sitter = { seat: z.number(), player: z.string() };
const passed = z.enum(['declined', 'absent']);
const bank: z.ZodType<PlayerBank> = z.object({ ...sitter, amount, dealerBet: amount.exactOptional() });
const award = z.object({ ...sitter, amount, meter: z.string().exactOptional() });
const awards = z.array(award);
const meters = z.record(z.string(), amount);
const whoever = z.string().nullable();
const remedy = z.object({
  round: z.enum(['void', 'stands']),
  afterwards: z.enum(['free-hand', 'shuffle']).exactOptional(),
});

const ownEvent = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('shoe-opened'),
    number: z.number(),
    name: z.string(),
    decks: z.number(),
    cards: z.number(),
    commitment: z.string(),
    definition: z.string().exactOptional(),
    round: z.number(),
    spots: z.array(z.object({ spot: z.number(), ...held })),
    regulars: z.array(z.object({ player: z.string(), ...regular })),
    turn: z
      .object({
        last: z.number(),
        banked: z.object({ ...sitter, rounds: z.number() }).nullable(),
        bankers: z.array(z.string()).default([]),
      })
      .exactOptional(),
    meters: meters.exactOptional(),
    links: z.record(z.string(), z.string()).exactOptional(),
    paid: z.object({ round: z.number(), awards, reseeded: meters }).exactOptional(),
  }),
  z.object({ type: z.literal('cut-offered'), ...sitter }),
  z.object({ type: z.literal('cut-passed'), ...sitter, why: passed }),
  z.object({ type: z.literal('shoe-cut'), number: z.number(), cut, by: z.string().nullable() }),
  z.object({ type: z.literal('burned'), cards: z.array(card) }),
  z.object({ type: z.literal('meter-seeded'), amount, meter: z.string().exactOptional() }),
  z.object({ type: z.literal('meters-read'), meters }),
  z.object({ type: z.literal('bank-offered'), ...sitter }),
  z.object({ type: z.literal('bank-passed'), ...sitter, why: passed }),
  z.object({ type: z.literal('bank-awaited') }),
  z.object({ type: z.literal('bank-taken'), bank }),
  z.object({ type: z.literal('bank-taken-down'), ...sitter }),
  z.object({ type: z.literal('betting-opened'), round: z.number(), free: refusal.exactOptional() }),
  z.object({
    type: z.literal('bets-changed'),
    player: z.string(),
    verb: z.enum(['bet', 'undo', 'clear', 'double', 'rebet', 'returned']),
    changes: z.array(change),
  }),
  z.object({ type: z.literal('deal-asked'), player: z.string() }),
  z.object({ type: z.literal('back-bets'), spot: z.number(), allowed: z.boolean() }),
  z.object({ type: z.literal('spot-taken'), spot: z.number(), player: z.string() }),
  z.object({
    type: z.literal('spots-freed'),
    spots: z.array(z.number()),
    why: z.enum(['stood up', 'unplayed']),
  }),
  z.object({
    type: z.literal('betting-closed'),
    round: z.number(),
    bets: z.array(bet),
    bank: bank.exactOptional(),
    meters: meters.exactOptional(),
    contributions: meters.exactOptional(),
  }),
  z.object({ type: z.literal('jackpot-called'), awards, by: whoever }),
  z.object({ type: z.literal('jackpot-withdrawn'), by: z.string(), reason: z.string() }),
  z.object({ type: z.literal('jackpot-confirmed'), by: whoever }),
  z.object({
    type: z.literal('jackpot-backed-out'),
    round: z.number(),
    awards,
    by: z.string(),
    reason: z.string(),
    seconded: z.string().exactOptional(),
    meters,
  }),
  z.object({
    type: z.literal('second-awaited'),
    act: z.discriminatedUnion('do', [
      z.object({ do: z.literal('back-out-jackpot'), round: z.number() }),
      z.object({ do: z.literal('irregularity'), round: z.number(), irregularity: z.string() }),
    ]),
    by: z.string(),
  }),
  z.object({
    type: z.literal('irregularity'),
    irregularity: z.string(),
    name: z.string(),
    remedy,
    cite: cite.nullable(),
    by: whoever,
    seconded: z.string().exactOptional(),
  }),
  z.object({
    type: z.literal('settlement-reversed'),
    round: z.number(),
    why: refusal,
    meters,
  }),
  z.object({ type: z.literal('last-hand') }),
  z.object({
    type: z.literal('round-closed'),
    round: z.number(),
    shoe: z.number(),
    opened: z.number(),
    firstCard: z.number(),
    summary: summary.nullable(),
  }),
  z.object({
    type: z.literal('shoe-over'),
    number: z.number(),
    name: z.string(),
    decks: z.number(),
    commitment: z.string(),
    cut,
    dealt: z.array(card),
  }),
]);

const cards = z.array(card);
/** An answer as a journal has it, at any kind of table: whoever adds a field to answers is told here. */
export const answerLine: z.ZodType<Answer> = z.object({
  verb: z.enum(VERBS),
  amount: amount.exactOptional(),
  also: z.array(z.string()).exactOptional(),
  cards: cards.exactOptional(),
  parts: z.record(z.string(), cards).exactOptional(),
});

/** Cards, numbers, answers and reasons are all that a round takes from outside; everything else follows from them. */
const told: z.ZodType<Omit<StepTold, 'type'>> = z.object({
  card: card.exactOptional(),
  number: z.number().exactOptional(),
  seat: z.number().exactOptional(),
  answer: answerLine.exactOptional(),
  absent: z.literal(true).exactOptional(),
  why: refusal.exactOptional(),
});

const ROUND_EVENTS: ReadonlySet<string> = new Set<RoundEvent['type']>([
  'said',
  'dealt',
  'turned',
  'handled',
  'arranged',
  'moved',
  'number-drawn',
  'answered',
  'set-aside',
  'settled',
  'voided',
]);

export const isRoundEvent = (type: string): boolean => ROUND_EVENTS.has(type);

type OwnEvent = z.infer<typeof ownEvent>;

/** A line of the table's own, as it was written. */
export function ownEventOf(line: Pick<JournalEvent, 'type' | 'body' | 'seq'>): OwnEvent {
  const parsed = ownEvent.safeParse({ ...inThePlural(fieldsOf(line.body)), type: line.type });
  if (parsed.success) return parsed.data;
  throw new JournalDiffers(`Line ${line.seq} of the journal is none that this house writes.`);
}

/** Reads a line on top of what came before; the steps of a round are done once more and must come out the same. */
export function fromJournal(table: TableSetting, state: TableState, line: JournalEvent): TableEvent {
  if (isRoundEvent(line.type)) return advanced(table, state, (round) => stepAgain(round, ...stepOf(line)));
  const event = ownEventOf(line);
  if (
    event.type === 'betting-closed' &&
    !(sameJson(event.bets, state.bets) && sameJson(event.bank ?? null, state.bank.holder))
  ) {
    throw new JournalDiffers(`Line ${line.seq} closes on other bets than were laid.`);
  }
  return event;
}

/** What a journalled step took from outside, and the whole of it as it was written. */
export function stepOf(
  line: Pick<JournalEvent, 'type' | 'body' | 'seq'>,
): [told: StepTold, written: unknown] {
  const written = { ...inThePlural(fieldsOf(line.body)), type: line.type };
  return [{ ...told.parse(written), type: line.type }, written];
}

/** Lines from when a game had no more than one meter say `meter`, `contribution` and `reseeded` of it alone. */
function inThePlural(fields: object): object {
  const { success, data } = ofOneMeter.safeParse(fields);
  if (!success) return fields;
  const { meter, contribution, paid, ...rest } = data;
  const { reseeded } = paid ?? {};
  return {
    ...rest,
    ...(typeof meter === 'string' ? { meter } : meter === undefined ? {} : { meters: named(meter) }),
    ...(contribution === undefined ? {} : { contributions: named(contribution) }),
    ...(paid === undefined
      ? {}
      : { paid: typeof reseeded === 'number' ? { ...paid, reseeded: named(reseeded) } : paid }),
  };
}

const named = (of: number | null): Record<string, number> => (of === null ? {} : { [METER]: of });

const ofOneMeter = z.looseObject({
  meter: z.union([z.number(), z.string()]).nullable().optional(),
  contribution: z.number().optional(),
  paid: z.looseObject({ reseeded: z.unknown() }).optional(),
});

/** The fields of a line's body; none if it is no object. */
export const fieldsOf = (body: Json): object => (typeof body === 'object' && body !== null ? body : {});
