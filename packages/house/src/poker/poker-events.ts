import { cardOf } from '@croupier/cards';
import {
  type DrawnCard,
  type HandEvent,
  type HandInput,
  type KillButton,
  type MissedBlinds,
  NEUTRAL,
  type Straddle,
} from '@croupier/games';
import { cents, type Options } from '@croupier/table';
import { z } from 'zod';
import { claimLine, listingLine } from '../jackpots/journalled.ts';
import type { DealtInElsewhere, PlayedFor } from '../jackpots/played-for.ts';
import { everyFieldOf, type Kept } from '../storage/kept.ts';
import { answerLine } from '../tables/journalled.ts';

/** How one of the house's own players plays. */
export const BOT_STYLES = ['tight', 'loose', 'calling', 'equity', 'random'] as const;
export type BotStyle = (typeof BOT_STYLES)[number];

const card = z.number().transform(cardOf);
const amount = z.number().transform(cents);
const seat = z.number();
const bot = z.enum(BOT_STYLES).nullable();
const options = z.record(z.string(), z.union([z.string(), z.number()]));

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
  z.strictObject({ irregularity: z.string(), by: z.string() }),
]);

const blinds = { small: z.boolean(), big: z.boolean() };
const missedBlinds: z.ZodType<MissedBlinds> = everyFieldOf<MissedBlinds>()(blinds);
const straddle: z.ZodType<Straddle> = everyFieldOf<Straddle>()({ seat, amount });
const drawnCard: z.ZodType<DrawnCard> = everyFieldOf<DrawnCard>()({ seat, card });
const playedFor: z.ZodType<PlayedFor> = everyFieldOf<PlayedFor>()({
  fund: z.string(),
  jackpot: z.string(),
  options,
  percent: z.number(),
  cap: amount,
  open: z.array(z.object({ name: z.string().nullable(), amount, since: z.string().exactOptional() })),
});
const dealtInElsewhere: z.ZodType<DealtInElsewhere> = everyFieldOf<DealtInElsewhere>()({
  fund: z.string(),
  table: z.string(),
  seat,
  player: z.string(),
});

/** A seat as it is written down at the beginning of a hand. */
const keptSeat = z.object({
  seat,
  player: z.string(),
  bot,
  stack: amount,
  sittingOut: z.boolean(),
  absent: z.boolean(),
  leaving: z.boolean(),
  isNew: z.boolean(),
  owes: missedBlinds,
  sitsOutAtBlind: z.boolean().default(false),
  rebuysTo: amount.nullable().default(null),
});
export type KeptSeat = Kept<typeof keptSeat>;

/** Somebody on the list for a seat; the time until which one is kept for them, once it is offered. */
const waitingPlayer = z.object({
  player: z.string(),
  until: z.number().nullable(),
  /** The table that they come from, if they change tables. */
  from: z.string().nullable().default(null),
});
export type WaitingPlayer = Kept<typeof waitingPlayer>;

/** Of hands that were played before there were jackpots. */
const WON_NOTHING_LINE = { claims: [], listings: [] };

/** The lines of a poker table, as they stand in its journal. */
export const pokerLine = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sat-down'), seat, player: z.string(), bot, stack: amount }),
  z.object({ type: z.literal('left'), seat, player: z.string(), stack: amount }),
  /** Asked to leave while in a hand. */
  z.object({ type: z.literal('leaving'), seat }),
  z.object({ type: z.literal('sat-out'), seat, absent: z.boolean() }),
  z.object({ type: z.literal('came-back'), seat }),
  z.object({ type: z.literal('chips-added'), seat, amount }),
  /** Wants to be dealt out when the big blind comes to the seat, or no longer. */
  z.object({ type: z.literal('sits-out-at-blind'), seat, wanted: z.boolean() }),
  /** Wants the stack filled up to this after every hand; null: no longer. */
  z.object({ type: z.literal('rebuys-to'), seat, amount: amount.nullable() }),
  /** The list of those who wait for a seat. */
  z.object({ type: z.literal('joined-list'), player: z.string(), from: z.string().nullable().default(null) }),
  z.object({ type: z.literal('left-list'), player: z.string(), late: z.boolean() }),
  z.object({ type: z.literal('seat-offered'), player: z.string(), until: z.number() }),
  /** For the next hand; null takes it back. */
  z.object({ type: z.literal('straddle-declared'), seat, amount: amount.nullable() }),
  /** The clock was put on whoever is asked in this turn, because the seat `by` asked for it. */
  z.object({ type: z.literal('clock-called'), turn: z.number(), by: seat }),
  /** The whole table goes with it, so that whoever takes it up again need not read further back. */
  z.object({
    type: z.literal('hand-began'),
    number: z.number(),
    name: z.string(),
    lastButton: z.number().nullable(),
    seats: z.array(keptSeat),
    straddles: z.array(straddle).default([]),
    /** Who left with a blind unpaid. */
    owing: z.array(z.object({ player: z.string(), ...blinds })).default([]),
    /** Where the table plays a kill, its button before the hand. */
    killButton: killButton.default(NEUTRAL),
    /** The draw for the first button, where it is drawn for. */
    drawn: z.array(drawnCard).default([]),
    /** What the house had chosen then: the hand is played by it to its end, whatever is chosen later. */
    options: options.optional(),
    /** What the hand is dealt by (poker/poker-definition.ts); journals from before there was one do not say. */
    definition: z.string().exactOptional(),
    commitments: z.array(z.string()),
    /** When the first card is dealt, in milliseconds: of two tables that hit a jackpot the earlier wins it. */
    startedAt: z.number().default(0),
    /** The jackpots as they were posted then. */
    jackpots: z.array(playedFor).default([]),
    waiting: z.array(waitingPlayer).default([]),
  }),
  /** What came into the hand from outside, and everything that the rules made of it. */
  z.object({ type: z.literal('played'), input, events: z.array(z.unknown()) }),
  /** Hole and board cards opened, for whoever saw them; the journal is the house's own. */
  z.object({
    type: z.literal('hand-over'),
    number: z.number(),
    opened: z.array(z.object({ position: z.number(), card: z.string(), salt: z.string() })),
    /** What it has won of jackpots, to be handed in to their funds. */
    won: z
      .object({
        claims: z.array(z.object({ fund: z.string(), claim: claimLine })),
        listings: z.array(z.object({ fund: z.string(), listing: listingLine })),
      })
      .default(WON_NOTHING_LINE),
    /** Who was dealt in at other tables of those funds. */
    elsewhere: z.array(dealtInElsewhere).default([]),
  }),
  /** The funds have heard of what the hand has won. */
  z.object({ type: z.literal('jackpots-handed-in') }),
  z.object({ type: z.literal('cleared') }),
]);

type Line = Kept<typeof pokerLine>;
type LineOf<Type extends Line['type']> = Extract<Line, { readonly type: Type }>;

/** What is journalled at a poker table. Options are always written now, and what a hand made of an input is made once more. */
export type PokerEvent =
  | Exclude<Line, { readonly type: 'hand-began' | 'played' }>
  | (Omit<LineOf<'hand-began'>, 'options'> & { readonly options: Options })
  | (Omit<LineOf<'played'>, 'events'> & { readonly events: readonly HandEvent[] });

export type PokerEventOf<Type extends PokerEvent['type']> = Extract<PokerEvent, { type: Type }>;
