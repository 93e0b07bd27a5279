import { cardOf } from '@croupier/cards';
import { type HandInput, type KillButton, NEUTRAL } from '@croupier/games';
import { cents, sameJson } from '@croupier/table';
import { z } from 'zod';
import { claimLine, listingLine } from '../jackpots/journalled.ts';
import type { JournalEvent, NewEvent } from '../storage/journal.ts';
import { answerLine, fieldsOf, JournalDiffers, jsonOf } from '../tables/journalled.ts';
import { BOT_STYLES, type PokerEvent } from './poker-events.ts';
import { advanced, type PokerState } from './poker-state.ts';

/** An event of a poker table as a line of its journal. */
export const pokerToJournal = ({ type, ...body }: PokerEvent): NewEvent => ({ type, body: jsonOf(body) });

const card = z.number().transform(cardOf);
const amount = z.number().transform(cents);
const seat = z.number();
const bot = z.enum(BOT_STYLES).nullable();

const killButton: z.ZodType<KillButton> = z.union([
  z.object({ state: z.literal('neutral') }),
  z.object({ state: z.literal('leg-up'), seat }),
  z.object({ state: z.literal('kill'), seat: seat.nullable() }),
]);

const input: z.ZodType<HandInput> = z.union([
  z.strictObject({ card }),
  z.strictObject({ answer: answerLine }),
  z.strictObject({ clock: z.literal('expired') }),
  z.strictObject({ see: seat, by: seat }),
]);

/** Of hands that were played before there were jackpots. */
const WON_NOTHING_LINE = { claims: [], listings: [] };

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sat-down'), seat, player: z.string(), bot, stack: amount }),
  z.object({ type: z.literal('left'), seat, player: z.string(), stack: amount }),
  z.object({ type: z.literal('leaving'), seat }),
  z.object({ type: z.literal('sat-out'), seat, absent: z.boolean() }),
  z.object({ type: z.literal('came-back'), seat }),
  z.object({ type: z.literal('chips-added'), seat, amount }),
  z.object({ type: z.literal('sits-out-at-blind'), seat, wanted: z.boolean() }),
  z.object({ type: z.literal('rebuys-to'), seat, amount: amount.nullable() }),
  z.object({ type: z.literal('joined-list'), player: z.string(), from: z.string().nullable().default(null) }),
  z.object({ type: z.literal('left-list'), player: z.string(), late: z.boolean() }),
  z.object({ type: z.literal('seat-offered'), player: z.string(), until: z.number() }),
  z.object({ type: z.literal('straddle-declared'), seat, amount: amount.nullable() }),
  z.object({ type: z.literal('clock-called'), turn: z.number(), by: seat }),
  z.object({
    type: z.literal('hand-began'),
    number: z.number(),
    name: z.string(),
    lastButton: z.number().nullable(),
    seats: z.array(
      z.object({
        seat,
        player: z.string(),
        bot,
        stack: amount,
        sittingOut: z.boolean(),
        absent: z.boolean(),
        leaving: z.boolean(),
        isNew: z.boolean(),
        owes: z.object({ small: z.boolean(), big: z.boolean() }),
        sitsOutAtBlind: z.boolean().default(false),
        rebuysTo: amount.nullable().default(null),
      }),
    ),
    straddles: z.array(z.object({ seat, amount })).default([]),
    owing: z.array(z.object({ player: z.string(), small: z.boolean(), big: z.boolean() })).default([]),
    killButton: killButton.default(NEUTRAL),
    drawn: z.array(z.object({ seat, card })).default([]),
    options: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
    definition: z.string().exactOptional(),
    commitments: z.array(z.string()),
    startedAt: z.number().default(0),
    jackpots: z
      .array(
        z.object({
          fund: z.string(),
          jackpot: z.string(),
          options: z.record(z.string(), z.union([z.string(), z.number()])),
          percent: z.number(),
          cap: amount,
          open: z.array(z.object({ name: z.string().nullable(), amount })),
        }),
      )
      .default([]),
    waiting: z
      .array(
        z.object({
          player: z.string(),
          until: z.number().nullable(),
          from: z.string().nullable().default(null),
        }),
      )
      .default([]),
  }),
  z.object({ type: z.literal('played'), input, events: z.array(z.unknown()) }),
  z.object({
    type: z.literal('hand-over'),
    number: z.number(),
    opened: z.array(z.object({ position: z.number(), card: z.string(), salt: z.string() })),
    won: z
      .object({
        claims: z.array(z.object({ fund: z.string(), claim: claimLine })),
        listings: z.array(z.object({ fund: z.string(), listing: listingLine })),
      })
      .default(WON_NOTHING_LINE),
    elsewhere: z
      .array(z.object({ fund: z.string(), table: z.string(), seat, player: z.string() }))
      .default([]),
  }),
  z.object({ type: z.literal('jackpots-handed-in') }),
  z.object({ type: z.literal('cleared') }),
]);

/** A line as it was written; what a hand made of an input is not believed here, but made once more below. */
export function pokerLineOf(line: Pick<JournalEvent, 'type' | 'body' | 'seq'>): z.infer<typeof event> {
  const parsed = event.safeParse({ ...fieldsOf(line.body), type: line.type });
  if (parsed.success) return parsed.data;
  throw new JournalDiffers(`Line ${line.seq} of the journal is none that a poker table writes.`);
}

/** What happened, without the clauses that were cited for it: an earlier version may have cited others. */
function uncited(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(uncited);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => (key === 'cite' ? [] : [[key, uncited(part)]])),
  );
}

/** Reads a line on top of what came before; a hand's steps are done once more and must come out the same. */
export function pokerFromJournal(state: PokerState, line: JournalEvent): PokerEvent {
  const read = pokerLineOf(line);
  if (read.type === 'hand-began') return { ...read, options: read.options ?? state.table.rules.options };
  if (read.type !== 'played') return read;
  if (!state.hand) throw new JournalDiffers(`Line ${line.seq} plays a hand that was never begun.`);
  const { events } = advanced(state.hand, read.input);
  if (!sameJson(uncited(jsonOf({ events })), uncited({ events: read.events }))) {
    throw new JournalDiffers(`Line ${line.seq} has something else than the rules give.`);
  }
  return { type: 'played', input: read.input, events };
}
