import { cardOf } from '@croupier/cards';
import {
  type Answer,
  cents,
  METER,
  type RoundEvent,
  type StepTold,
  sameJson,
  stepAgain,
  VERBS,
} from '@croupier/table';
import { z } from 'zod';
import type { Json } from '../storage/canonical.ts';
import type { JournalEvent, NewEvent } from '../storage/journal.ts';
import { everyFieldOf } from '../storage/kept.ts';
import { type OwnEvent, ownEvent, refusalLine, type TableEvent } from './events.ts';
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
const cards = z.array(card);
/** An answer as a journal has it, at any kind of table: whoever adds a field to answers is told here. */
export const answerLine: z.ZodType<Answer> = everyFieldOf<Answer>()({
  verb: z.enum(VERBS),
  amount: amount.exactOptional(),
  also: z.array(z.string()).exactOptional(),
  cards: cards.exactOptional(),
  parts: z.record(z.string(), cards).exactOptional(),
});

/** Cards, numbers, answers and reasons are all that a round takes from outside; everything else follows from them. */
const told: z.ZodType<Omit<StepTold, 'type'>> = everyFieldOf<Omit<StepTold, 'type'>>()({
  card: card.exactOptional(),
  number: z.number().exactOptional(),
  seat: z.number().exactOptional(),
  answer: answerLine.exactOptional(),
  absent: z.literal(true).exactOptional(),
  why: refusalLine.exactOptional(),
});

/** Every step of a round: whoever adds a kind is told here. */
const ROUND_EVENTS: Readonly<Record<RoundEvent['type'], true>> = {
  said: true,
  dealt: true,
  turned: true,
  handled: true,
  arranged: true,
  moved: true,
  'number-drawn': true,
  answered: true,
  'set-aside': true,
  settled: true,
  voided: true,
};

export const isRoundEvent = (type: string): boolean => Object.hasOwn(ROUND_EVENTS, type);

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
