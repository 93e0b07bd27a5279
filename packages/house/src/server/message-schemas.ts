import { z } from 'zod';
import type { ServerMessage, TableEventView, TableView, YouView } from '../protocol/index.ts';
import { action, type Plain } from './action-schema.ts';
import { pokerParts } from './poker-schemas.ts';

/** What the house sends over the WebSocket, for its description; the types of the protocol hold it to them. */
const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
const refusal = z.object({ reason: z.string(), cite: cite.exactOptional() });
const cents = z.number().int().describe('whole cents');
const time = z.number().int();
const count = z.number().int();
const kind = z.enum(['own', 'back', 'tip']);
const person = z.object({ who: z.string(), name: z.string() });
const summary = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const phase = z.object({
  name: z.enum(['cut', 'bank', 'betting', 'dealing', 'settled', 'closed']),
  since: time,
  until: time.nullable().describe('when the phase ends by itself'),
});
const spot = z.object({ spot: count, holder: person, backBets: z.boolean() });
const bet = z.object({ spot: count, wager: z.string(), kind, who: z.string(), amount: cents });
const place = z.object({
  place: z.string(),
  cards: z.array(z.string().nullable()).describe('null is a back'),
  caption: z.string(),
  parts: z
    .array(z.object({ part: z.string(), cards: count, caption: z.string() }))
    .exactOptional()
    .describe('how the hand is laid out, from its first card on'),
});
const shoe = z.object({
  number: count,
  name: z.string(),
  decks: count,
  cards: count,
  dealt: count,
  commitment: z.string(),
  cut: z.object({ position: count, entropy: z.string(), by: person.nullable() }).nullable(),
  lastHands: z.boolean(),
});
const line = z.object({
  seat: count,
  kind,
  wager: z.string(),
  stake: cents,
  result: z.enum(['win', 'lose', 'push', 'withdrawn', 'void']),
  won: cents,
  commission: cents,
  returned: cents,
  row: z.string().nullable(),
  cites: z.array(cite),
});
const option = z.object({
  spot: count,
  wager: z.string(),
  kind,
  least: cents,
  most: cents,
  step: cents,
  refused: refusal.exactOptional(),
});

const asked = { seat: count, seats: z.array(count), until: time, courtesy: z.boolean() };
const staked = z.object({ wager: z.string(), amount: cents });
const asking = z.object(asked).nullable().describe('who is to decide');
const result = z.object({
  seat: count.describe('0 is the house dealer'),
  wager: z.string(),
  kind,
  who: z.string().nullable(),
  stake: cents,
  result: line.shape.result,
  won: cents,
  returned: cents,
});
const standing = z.object({
  bank: z
    .object({
      seat: count,
      holder: person,
      amount: cents,
      dealerBet: cents.nullable(),
      room: cents.nullable().describe('how much more may be bet against it'),
    })
    .nullable()
    .describe('who banks; null: the house'),
  offer: z
    .object({ of: z.enum(['cut', 'bank']), seat: count, holder: person, until: time.nullable() })
    .nullable(),
  meter: z.object({ wager: z.string(), amount: cents, reseed: cents }).nullable(),
  jackpot: z
    .object({
      stage: z.enum(['called', 'withdrawn']),
      winners: z.array(z.object({ seat: count, who: z.string(), amount: cents })),
    })
    .nullable(),
  paidIn: z.number().int().nullable().describe('the round of the last paid jackpot that can be backed out'),
  freeHand: refusal.nullable().describe('why the hand is dealt without bets'),
  waits: refusal.nullable().describe('what the table waits for'),
});

const you = z.object({
  who: z.string(),
  name: z.string(),
  balance: cents,
  inPlay: cents,
  net: cents,
  options: z.array(option).describe('every bet you could add, or why not'),
  canUndo: z.boolean(),
  rebetCost: cents.nullable(),
  question: z
    .object({ ...asked, about: z.string().exactOptional(), actions: z.array(action), cite })
    .nullable()
    .describe('what you are asked now, and everything you may do'),
  places: z.array(place).describe('the hands as you see them, when that is more than everybody does'),
  lines: z.array(line),
  bankOffer: z
    .object({
      seat: count,
      until: time.nullable(),
      least: cents,
      step: cents,
      fee: cents,
      dealerBet: z.object({ least: cents, most: cents }).nullable(),
      cite,
    })
    .nullable()
    .describe('the bank that you may take'),
  canTakeBankDown: z.boolean(),
  cutOffer: z
    .object({ until: time.nullable(), least: count, most: count, cite: cite.nullable() })
    .nullable()
    .describe('the cut that you may make'),
}) satisfies z.ZodType<Plain<YouView>>;

const view = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  seq: count,
  now: time,
  phase,
  round: count,
  shoe,
  watching: count,
  spots: z.array(spot),
  bets: z.array(bet),
  places: z.array(place),
  asking,
  decisions: z.array(
    z.object({
      seat: count,
      verb: z.string(),
      staked: z.object({ wager: z.string(), amount: cents }).nullable(),
      absent: z.boolean(),
    }),
  ),
  results: z.array(result).describe("everybody's bets, once the round is over"),
  standing,
  calls: z.array(z.string()),
  summaries: z.array(summary),
  you,
}) satisfies z.ZodType<Plain<TableView>>;

const step = z.discriminatedUnion('type', [
  z.object({ type: z.literal('said'), text: z.string(), cite }),
  z.object({ type: z.literal('dealt'), place: z.string(), card: z.string().nullable(), cite }),
  z.object({ type: z.literal('turned'), place: z.string(), cards: z.array(z.string()), cite }),
  z.object({ type: z.literal('handled'), text: z.string(), cite }),
  z.object({
    type: z.literal('arranged'),
    place: z.string(),
    parts: z.record(z.string(), z.array(z.string().nullable())),
    cite,
  }),
  z.object({ type: z.literal('moved'), from: z.string(), to: z.string(), cards: count, cite }),
  z.object({ type: z.literal('number-drawn'), about: z.string(), number: count, cite }),
  z.object({
    type: z.literal('answered'),
    seat: count,
    verb: z.string(),
    staked: staked.nullable(),
    alsoStaked: z.array(staked).exactOptional(),
    withdrawn: z.array(staked).exactOptional(),
    absent: z.boolean().describe('decided by the house for somebody who was away'),
    cite,
  }),
  z.object({ type: z.literal('set-aside'), card: z.string(), why: refusal }),
  z.object({ type: z.literal('settled'), summary }),
  z.object({ type: z.literal('voided'), why: refusal }),
]);

const event = z.discriminatedUnion('type', [
  z.object({ type: z.literal('shoe-opened'), shoe, phase, standing }),
  z.object({ type: z.literal('shoe-cut'), shoe }),
  z.object({ type: z.literal('burned'), cards: count, shown: z.string() }),
  z.object({
    type: z.literal('betting-opened'),
    round: count,
    phase,
    shoe,
    standing,
    calls: z.array(z.string()).describe('what the dealer calls as bets open'),
  }),
  z
    .object({
      type: z.literal('standing'),
      said: z.string(),
      cite: cite.nullable(),
      phase,
      standing,
      spots: z.array(spot),
    })
    .describe('The bank, the cut, the meter or the course of play changed'),
  z.object({ type: z.literal('bets'), who: z.string(), bets: z.array(bet), spots: z.array(spot), standing }),
  z.object({ type: z.literal('spots'), spots: z.array(spot) }),
  z.object({ type: z.literal('dealing-began'), phase, standing }),
  z.object({ type: z.literal('round'), event: step, places: z.array(place), bets: z.array(bet), asking }),
  z.object({
    type: z.literal('round-over'),
    phase,
    summary: summary.nullable(),
    results: z.array(result),
    standing,
  }),
  z.object({ type: z.literal('shoe-over'), shoe: count }),
  z.object({ type: z.literal('watching'), watching: count }),
]) satisfies z.ZodType<Plain<TableEventView>>;

const banked = z.literal('banked');
const poker = z.literal('poker');
const at = { table: z.string(), seq: count, now: time };

export const serverMessage = z.union([
  z.object({ type: z.literal('table'), kind: banked, view }).describe('The table as you see it'),
  z
    .object({ type: z.literal('table'), kind: poker, view: pokerParts.view })
    .describe('A poker table as you see it'),
  z
    .object({ type: z.literal('event'), kind: banked, ...at, event })
    .describe('What happened, for everybody at the table'),
  z
    .object({ type: z.literal('event'), kind: poker, ...at, event: pokerParts.event })
    .describe('What happened at a poker table, for everybody there'),
  z
    .object({ type: z.literal('you'), kind: banked, table: z.string(), you })
    .describe('What only you may know'),
  z
    .object({ type: z.literal('you'), kind: poker, table: z.string(), you: pokerParts.you })
    .describe('What only you may know at a poker table'),
  z.object({ type: z.literal('done'), id: z.string() }).describe('A command was carried out and is durable'),
  z
    .object({ type: z.literal('refused'), id: z.string(), refusal })
    .describe('A command was refused; nothing changed'),
  z
    .object({ type: z.literal('error'), reason: z.string() })
    .describe('A message was not understood; nothing changed'),
]) satisfies z.ZodType<Plain<ServerMessage>>;
