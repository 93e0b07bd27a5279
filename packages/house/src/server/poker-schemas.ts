import { z } from 'zod';
import type {
  PokerEventView,
  PokerHandEntry,
  PokerHandProof,
  PokerLobbyTable,
  PokerPosted,
  PokerTableView,
  PokerYouView,
} from '../protocol/index.ts';
import { action, type Plain } from './action-schema.ts';

/** What the house sends about poker, for its description; the types of the protocol hold it to them. */
const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
const refusal = z.object({ reason: z.string(), cite: cite.exactOptional() });
const cents = z.number().int().describe('whole cents');
const time = z.number().int();
const count = z.number().int();
const seat = count;

const phase = z.object({
  name: z.enum(['waiting', 'playing', 'over']),
  since: time,
  until: time.nullable(),
});
const stakes = z.object({
  betting: z.enum(['no-limit', 'pot-limit', 'fixed-limit']),
  forced: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('blinds'), small: cents, big: cents }),
    z.object({ kind: z.literal('antes'), ante: cents, bringIn: cents.nullable() }),
  ]),
  firstBet: cents,
  smallBet: cents,
  bigBet: cents,
  maximumBet: cents.nullable(),
  smallestChip: cents,
  minimumBuyIn: cents,
  maximumBuyIn: cents,
  rake: z.object({ percent: z.number(), cap: cents }).nullable(),
});
const seated = z.object({
  seat,
  who: z.string(),
  name: z.string(),
  bot: z.boolean().describe("one of the house's own"),
  stack: cents,
  sittingOut: z.boolean(),
  absent: z.boolean(),
  leaving: z.boolean(),
  isNew: z.boolean(),
  owes: z.object({ small: z.boolean(), big: z.boolean() }),
  inHand: z.boolean(),
  straddles: cents.nullable().describe('declared for the next hand'),
});
const pot = z.object({ amount: cents, seats: z.array(seat) });
const card = z.string().nullable().describe('null is a back');
const hand = z.object({
  street: z.string(),
  boards: z.array(z.array(z.string())),
  pots: z.array(pot),
  price: cents,
  players: z.array(
    z.object({
      seat,
      stack: cents,
      bet: cents,
      status: z.enum(['in', 'all-in', 'folded', 'dead', 'mucked']),
      cards: z.array(card),
      call: z.string().nullable(),
    }),
  ),
  toAct: seat.nullable(),
  raked: cents,
});

const step = z.discriminatedUnion('type', [
  z.object({ type: z.literal('posted'), seat, kind: z.string(), money: z.string(), amount: cents, cite }),
  z.object({ type: z.literal('burned'), cite }),
  z.object({ type: z.literal('dealt'), seat, card, cite }),
  z.object({ type: z.literal('exposed'), seat, card: z.string(), cite }),
  z.object({ type: z.literal('turned'), board: count, card: z.string(), cite }),
  z.object({
    type: z.literal('acted'),
    seat,
    verb: z.string(),
    to: cents.nullable(),
    put: cents,
    allIn: z.boolean(),
    discarded: z.array(z.string()),
    cite,
  }),
  z.object({ type: z.literal('timed-out'), seat, cite }),
  z.object({ type: z.literal('returned'), seat, amount: cents, cite }),
  z.object({ type: z.literal('collected'), pots: z.array(pot), cite }),
  z.object({ type: z.literal('shown'), seat, cards: z.array(z.string()), cite }),
  z.object({ type: z.literal('mucked'), seat, cite }),
  z.object({ type: z.literal('seen'), seat, by: seat, cards: z.array(z.string()), cite }),
  z.object({ type: z.literal('chopped'), seats: z.array(seat), cite }),
  z.object({ type: z.literal('raked'), amount: cents, cite }),
  z.object({
    type: z.literal('awarded'),
    seat,
    amount: cents,
    pot: count,
    board: count,
    hand: z.string().nullable(),
    call: z.string().nullable(),
    cite,
  }),
  z.object({ type: z.literal('finished'), stacks: z.array(z.object({ seat, stack: cents })) }),
]);

const opened = z.array(z.object({ position: count, card: z.string(), salt: z.string() }));
const onTable = z.object({
  number: count,
  name: z.string(),
  button: seat,
  commitments: z.array(z.string()).describe('SHA-256 for each position of the deck'),
  view: hand,
  log: z.array(step),
  opened,
});
const asking = z.object({
  seat,
  turn: count,
  since: time,
  until: time,
  timeBank: count.exactOptional().describe('milliseconds at the end that come out of the time bank'),
  clock: z.object({ by: seat, warns: time }).exactOptional().describe('the clock was called'),
});
const you = z.object({
  who: z.string(),
  name: z.string(),
  balance: cents,
  seat: seat.nullable(),
  inPlay: cents,
  cards: z.array(z.string()).describe('your hole cards'),
  have: z.string().nullable(),
  question: asking.extend({ actions: z.array(action), cite }).nullable(),
  straddle: z
    .object({
      least: cents,
      most: cents,
      step: cents,
      declared: cents.nullable(),
      refused: refusal.exactOptional(),
    })
    .nullable(),
  clock: z.object({ turn: count, refused: refusal.exactOptional() }).nullable(),
  maySee: z.array(seat).describe('hands of the showdown that you may ask to see'),
  mayAdd: z.object({ least: cents, most: cents, step: cents }).nullable(),
  opened,
}) satisfies z.ZodType<Plain<PokerYouView>>;

const view = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  title: z.string(),
  seq: count,
  now: time,
  stakes,
  chairs: count,
  phase,
  seats: z.array(seated),
  button: seat.nullable(),
  hand: onTable.nullable(),
  asking: asking.nullable(),
  watching: count,
  you,
}) satisfies z.ZodType<Plain<PokerTableView>>;

const event = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('seats'),
    why: z.enum(['sat-down', 'left', 'leaving', 'sat-out', 'came-back', 'chips-added', 'straddle-declared']),
    seat,
    seats: z.array(seated),
  }),
  z.object({ type: z.literal('hand-began'), phase, seats: z.array(seated), hand: onTable }),
  z.object({ type: z.literal('clock'), by: seat, asking: asking.nullable() }),
  z.object({ type: z.literal('hand'), steps: z.array(step), view: hand, asking: asking.nullable() }),
  z.object({ type: z.literal('hand-over'), number: count, phase, seats: z.array(seated), opened }),
  z.object({ type: z.literal('cleared'), phase }),
  z.object({ type: z.literal('watching'), watching: count }),
]) satisfies z.ZodType<Plain<PokerEventView>>;

/** The parts of the envelope that are poker's. */
export const pokerParts = { view, event, you };

/** What is answered over HTTP. */
export const pokerAnswers = {
  PokerLobbyTable: z.object({
    table: z.string(),
    name: z.string(),
    game: z.string(),
    title: z.string(),
    stakes,
    chairs: count,
    taken: count,
    bots: count,
    watching: count,
    phase,
    hand: count,
  }) satisfies z.ZodType<PokerLobbyTable>,
  PokerPosted: z.object({
    table: z.string(),
    game: z.string(),
    title: z.string(),
    rulebook: z.object({ id: z.string(), title: z.string(), section: z.string() }),
    stakes,
    options: z.array(
      z.object({
        name: z.string(),
        value: z.union([z.string(), z.number()]),
        about: z.string(),
        cite: cite.nullable(),
      }),
    ),
  }) satisfies z.ZodType<PokerPosted>,
  PokerHandEntry: z.object({
    table: z.string(),
    hand: count,
    at: time,
    seat,
    net: cents,
    phh: z.string().nullable().describe('the hand history with your cards and what was shown'),
  }) satisfies z.ZodType<PokerHandEntry>,
  PokerHandProof: z.object({
    table: z.string(),
    hand: count,
    name: z.string(),
    commitments: z.array(z.string()),
    over: z.boolean(),
    opened,
  }) satisfies z.ZodType<PokerHandProof>,
} as const;
