import { cardOf } from '@croupier/cards';
import {
  type BankTurn,
  cents,
  type PlayerBank,
  type Refusal,
  type Remedy,
  type RoundEvent,
} from '@croupier/table';
import { z } from 'zod';
import { everyFieldOf, type Kept } from '../storage/kept.ts';

const card = z.number().transform(cardOf);
const amount = z.number().transform(cents);
const kind = z.enum(['own', 'back', 'tip']);
const place = { spot: z.number(), wager: z.string(), kind };
const change = z.object({ ...place, amount });
const bet = z.object({ ...place, player: z.string(), amount });
const sitter = { seat: z.number(), player: z.string() };
const cut = z.object({ position: z.number(), entropy: z.string() });
const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
const meters = z.record(z.string(), amount);
/** By null: the machine. */
const whoever = z.string().nullable();
export const refusalLine: z.ZodType<Refusal> = everyFieldOf<Refusal>()({
  reason: z.string(),
  cite: cite.exactOptional(),
});
const bank: z.ZodType<PlayerBank> = everyFieldOf<PlayerBank>()({
  ...sitter,
  amount,
  dealerBet: amount.exactOptional(),
});
const turn: z.ZodType<BankTurn> = everyFieldOf<BankTurn>()({
  last: z.number(),
  banked: z.object({ ...sitter, rounds: z.number() }).nullable(),
  bankers: z.array(z.string()).default([]),
});
const remedy: z.ZodType<Remedy> = everyFieldOf<Remedy>()({
  round: z.enum(['void', 'stands']),
  afterwards: z.enum(['free-hand', 'shuffle']).exactOptional(),
});

/** A spot and its holder. A spot that stays unplayed too long is given to others. */
const heldSpot = z.object({
  holder: z.string(),
  backBets: z.boolean(),
  /** Rounds since its holder last played it. */
  unplayed: z.number(),
});
export type HeldSpot = Kept<typeof heldSpot>;

/** What the table remembers of somebody who has bet here. */
const regular = z.object({
  /** The round of their last bets, which `rebet` repeats. */
  round: z.number(),
  bets: z.array(bet),
  /** Won or lost since they came. */
  net: z.number(),
  againstHouse: z.literal(true).exactOptional(),
});
export type Regular = Kept<typeof regular>;

/** A share of a meter that somebody won. */
const jackpotAward = z.object({
  ...sitter,
  amount,
  /** Which one, where the game has several. */
  meter: z.string().exactOptional(),
});
export type JackpotAward = Kept<typeof jackpotAward>;
const awards = z.array(jackpotAward);

/** Meters of a table that others have too, each by the name that the house gives it. */
const links = z.record(z.string(), z.string());
export type Links = Kept<typeof links>;

/** An award from the meter that was paid, as long as it can be backed out. */
const paidJackpot = z.object({
  round: z.number(),
  awards,
  /** What the tray put into the meters to start them again. */
  reseeded: meters,
});
export type PaidJackpot = Kept<typeof paidJackpot>;

/** What needs two people: it takes back what was paid. */
const graveAct = z.discriminatedUnion('do', [
  z.object({ do: z.literal('back-out-jackpot'), round: z.number() }),
  z.object({ do: z.literal('irregularity'), round: z.number(), irregularity: z.string() }),
]);
export type GraveAct = Kept<typeof graveAct>;

const betVerb = z.enum(['bet', 'undo', 'clear', 'double', 'rebet', 'returned']);
export type BetVerb = z.infer<typeof betVerb>;

/** Why an offer went on to the next. */
const passed = z.enum(['declined', 'absent']);
export type Passed = z.infer<typeof passed>;

/** The lines of a table's own, as they stand in its journal; the steps of a round stand among them as they are. */
export const ownEvent = z.discriminatedUnion('type', [
  /** A shoe's first line carries over what the table remembers, so that a fold can begin with it. */
  z.object({
    type: z.literal('shoe-opened'),
    number: z.number(),
    name: z.string(),
    decks: z.number(),
    cards: z.number(),
    commitment: z.string(),
    /** What the table deals by (tables/definition.ts); journals from before there was one do not say. */
    definition: z.string().exactOptional(),
    round: z.number(),
    spots: z.array(heldSpot.extend({ spot: z.number() })),
    regulars: z.array(regular.extend({ player: z.string() })),
    /** Where players bank. */
    turn: turn.exactOptional(),
    /** Where there is a progressive, once its meter is seeded. */
    meters: meters.exactOptional(),
    /** Where tables share meters. What a table brings along that had one of its own comes to the others with this. */
    links: links.exactOptional(),
    paid: paidJackpot.exactOptional(),
  }),
  z.object({ type: z.literal('cut-offered'), ...sitter }),
  z.object({ type: z.literal('cut-passed'), ...sitter, why: passed }),
  z.object({ type: z.literal('shoe-cut'), number: z.number(), cut, by: whoever }),
  z.object({ type: z.literal('burned'), cards: z.array(card) }),
  /** The tray puts the first chips into a meter. */
  z.object({ type: z.literal('meter-seeded'), amount, meter: z.string().exactOptional() }),
  /** What meters show that other tables have moved: what follows is decided on it. */
  z.object({ type: z.literal('meters-read'), meters }),
  z.object({ type: z.literal('bank-offered'), ...sitter }),
  z.object({ type: z.literal('bank-passed'), ...sitter, why: passed }),
  /** Everybody has passed, and the game needs a bank: whoever sits here may take it. */
  z.object({ type: z.literal('bank-awaited') }),
  z.object({ type: z.literal('bank-taken'), bank }),
  z.object({ type: z.literal('bank-taken-down'), ...sitter }),
  /** `free`: the hand is dealt without bets, and why. */
  z.object({ type: z.literal('betting-opened'), round: z.number(), free: refusalLine.optional() }),
  z.object({
    type: z.literal('bets-changed'),
    player: z.string(),
    verb: betVerb,
    changes: z.array(change),
  }),
  /** Somebody has bet all they want to and asks to be dealt. */
  z.object({ type: z.literal('deal-asked'), player: z.string() }),
  z.object({ type: z.literal('back-bets'), spot: z.number(), allowed: z.boolean() }),
  z.object({ type: z.literal('spot-taken'), spot: z.number(), player: z.string() }),
  z.object({
    type: z.literal('spots-freed'),
    spots: z.array(z.number()),
    why: z.enum(['stood up', 'unplayed']),
  }),
  /** What the round is dealt on: bets, who banks, and the meters with what these bets contributed to them. */
  z.object({
    type: z.literal('betting-closed'),
    round: z.number(),
    bets: z.array(bet),
    bank: bank.exactOptional(),
    meters: meters.exactOptional(),
    contributions: meters.exactOptional(),
  }),
  /**
   * Somebody wins of a meter; nothing is paid before a supervisor confirms it. It is called once more when another table was
   * paid from the meter first.
   */
  z.object({ type: z.literal('jackpot-called'), awards, by: whoever }),
  z.object({ type: z.literal('jackpot-withdrawn'), by: z.string(), reason: z.string() }),
  z.object({ type: z.literal('jackpot-confirmed'), by: whoever }),
  z.object({
    type: z.literal('jackpot-backed-out'),
    round: z.number(),
    awards,
    by: z.string(),
    reason: z.string(),
    /** Who agreed to it; journals from before that was needed do not say. */
    seconded: z.string().exactOptional(),
    /** The meters after it. */
    meters,
  }),
  /** Somebody asks for what needs two people; it is done when somebody else asks for it too. */
  z.object({
    type: z.literal('second-awaited'),
    act: graveAct,
    by: z.string(),
    /** Why, where a reason is asked for; journals from before do not say. */
    reason: z.string().exactOptional(),
  }),
  /** Something went wrong with the cards: what the rulebook says to do about it follows. */
  z.object({
    type: z.literal('irregularity'),
    irregularity: z.string(),
    name: z.string(),
    remedy,
    cite: cite.nullable(),
    by: whoever,
    /** Who agreed, where the round had been settled. */
    seconded: z.string().exactOptional(),
  }),
  /** The round that was settled last is void after all: what was paid and taken went back. */
  z.object({
    type: z.literal('settlement-reversed'),
    round: z.number(),
    why: refusalLine,
    /** The meters without what the round's bets had added to them. */
    meters,
  }),
  z.object({
    type: z.literal('round-closed'),
    round: z.number(),
    shoe: z.number(),
    /** The line with which its betting opened. */
    opened: z.number(),
    /** Position in the shoe of its first card. */
    firstCard: z.number(),
    summary: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).nullable(),
  }),
  /** The cut card has shown: one more hand, then the shuffle (READINGS 22). */
  z.object({ type: z.literal('last-hand') }),
  z.object({
    type: z.literal('shoe-over'),
    number: z.number(),
    name: z.string(),
    decks: z.number(),
    commitment: z.string(),
    cut,
    /** Every card that left the shoe, burns included, in order. */
    dealt: z.array(card),
  }),
]);

export type OwnEvent = Kept<typeof ownEvent>;

/** What happened at a table, one line of its journal each. */
export type TableEvent = OwnEvent | RoundEvent;

export type EventOf<T extends TableEvent['type']> = Extract<TableEvent, { readonly type: T }>;
