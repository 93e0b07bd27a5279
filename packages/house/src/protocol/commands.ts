import { z } from 'zod';
import { answerFields } from './answer.ts';
import { pokerCommands } from './poker-commands.ts';
import { talkCommands } from './talk.ts';
import { count, givenName, printed } from './terms.ts';

/** What a client may send over the WebSocket. Every message is checked against this before anything looks at it. */
const id = givenName;
const table = givenName;
const amount = z.number().int().min(-1_000_000_000_00).max(1_000_000_000_00);

const seat = z.number().int().min(1).max(18);
/** Why a supervisor does something; it stands in the journal. */
const reason = printed.trim().min(3).max(200);

const round = z
  .number()
  .int()
  .min(0)
  .exactOptional()
  .describe(
    'the round that it is for: it is refused in another, and bets also when those of that round are closed',
  );

const betChange = z.strictObject({
  spot: seat,
  wager: z.string().min(1).max(64),
  kind: z.enum(['own', 'back', 'tip']),
  /** Cents put down; negative takes chips back. */
  amount,
});

export const clientMessage = z.discriminatedUnion('type', [
  z
    .strictObject({ type: z.literal('join'), table })
    .describe('Look at a table: answered with a `table` message, then every event of it'),
  z.strictObject({ type: z.literal('leave'), table }),
  z
    .strictObject({ type: z.literal('bet'), id, table, round, changes: z.array(betChange).min(1).max(60) })
    .describe('Put chips down or take them back, all or nothing'),
  z.strictObject({ type: z.literal('undo'), id, table, round }),
  z.strictObject({ type: z.literal('clear'), id, table, round }),
  z.strictObject({ type: z.literal('double'), id, table, round }),
  z
    .strictObject({ type: z.literal('rebet'), id, table, round })
    .describe("The bets of one's last round at this table once more"),
  z
    .strictObject({ type: z.literal('deal-now'), id, table, round })
    .describe('Ask for the deal: bets close as soon as everybody who has bet asks for it'),
  z
    .strictObject({
      type: z.literal('cut'),
      id,
      table,
      position: z.number().int().min(0).max(2079),
      entropy: z
        .string()
        .max(128)
        .regex(/^([0-9a-f]{2})*$/i),
    })
    .describe("Cut the new shoe; entropy is the player's own random bytes in hexadecimal"),
  z
    .strictObject({
      type: z.literal('back-bets'),
      id,
      table,
      spot: seat,
      allowed: z.boolean(),
    })
    .describe('The holder of a spot lets others bet on it, or does not'),
  z
    .strictObject({
      type: z.literal('answer'),
      id,
      table,
      seat,
      round,
      turn: count
        .exactOptional()
        .describe('the `turn` of the question that it answers: it is refused when another is asked'),
      ...answerFields,
    })
    .describe("Decide for a seat of one's own that is asked, with whatever the chosen action takes"),
  z
    .strictObject({ type: z.literal('stand-up'), id, table })
    .describe(
      "Give up one's spots; at a poker table, one's seat, with the whole stack when the hand is over",
    ),
  z
    .strictObject({ type: z.literal('sit'), id, table, spot: seat })
    .describe('Take a free spot without betting yet, where players may bank'),
  z
    .strictObject({
      type: z.literal('take-bank'),
      id,
      table,
      seat,
      amount: amount.positive(),
      dealerBet: amount.positive().optional(),
    })
    .describe('Put up the bank that is offered; `dealerBet` asks the dealer to bet less against it'),
  z
    .strictObject({ type: z.literal('decline-bank'), id, table })
    .describe("Pass the bank that is offered, or take one's own down while nobody has bet against it"),
  z.strictObject({ type: z.literal('decline-cut'), id, table }).describe('Pass the cut that is offered'),
  z
    .strictObject({ type: z.literal('confirm-jackpot'), id, table })
    .describe("The floor's: an award from the meter is paid once a supervisor confirms it"),
  z
    .strictObject({ type: z.literal('withdraw-jackpot'), id, table, reason })
    .describe(
      "The floor's: a mistaken call of an award is taken back before it is confirmed; `call-jackpot` calls it again",
    ),
  z.strictObject({ type: z.literal('call-jackpot'), id, table }),
  z
    .strictObject({
      type: z.literal('back-out-jackpot'),
      id,
      table,
      round: z.number().int().min(1).max(Number.MAX_SAFE_INTEGER),
      reason,
    })
    .describe(
      "The floor's: an award that was paid is backed out by hand; chips and meter return to what they were",
    ),
  z
    .strictObject({ type: z.literal('irregularity'), id, table, irregularity: z.string().min(1).max(64) })
    .describe(
      "The floor's and the dealer's: something went wrong with the cards, by its name on the posted list",
    ),
  ...pokerCommands,
  ...talkCommands,
]);

/** Everything that can be said to the house. */
export type ClientMessage = z.infer<typeof clientMessage>;
/** A message that asks for something to be done and is answered with its id. */
export type Command = Extract<ClientMessage, { id: string }>;
/** What is about the talk, whatever is played. */
export type TalkCommand = Extract<Command, { type: 'say' | 'unsay' | 'silence' }>;
/** What is about the game. */
export type GameCommand = Exclude<Command, TalkCommand>;
