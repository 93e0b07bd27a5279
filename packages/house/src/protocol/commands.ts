import { z } from 'zod';
import { pokerCommands } from './poker.ts';

/** What a client may send over the WebSocket. Every message is checked against this before anything looks at it. */
const id = z.string().min(1).max(64);
const table = z.string().min(1).max(64);
const amount = z.number().int().min(-1_000_000_000_00).max(1_000_000_000_00);

const betChange = z.strictObject({
  spot: z.number().int().min(1).max(18),
  wager: z.string().min(1).max(64),
  kind: z.enum(['own', 'back', 'tip']),
  /** Cents put down; negative takes chips back. */
  amount,
});

export const clientMessage = z.discriminatedUnion('type', [
  /** Look at a table: answered with a `table` message, then every event of it. */
  z.strictObject({ type: z.literal('join'), table }),
  z.strictObject({ type: z.literal('leave'), table }),
  /** Put chips down or take them back, all or nothing. */
  z.strictObject({ type: z.literal('bet'), id, table, changes: z.array(betChange).min(1).max(60) }),
  z.strictObject({ type: z.literal('undo'), id, table }),
  z.strictObject({ type: z.literal('clear'), id, table }),
  z.strictObject({ type: z.literal('double'), id, table }),
  /** The bets of one's last round at this table once more. */
  z.strictObject({ type: z.literal('rebet'), id, table }),
  /** Cut the new shoe; entropy is the player's own random bytes in hexadecimal. */
  z.strictObject({
    type: z.literal('cut'),
    id,
    table,
    position: z.number().int().min(0).max(2079),
    entropy: z
      .string()
      .max(128)
      .regex(/^([0-9a-f]{2})*$/i),
  }),
  /** The holder of a spot lets others bet on it, or does not. */
  z.strictObject({
    type: z.literal('back-bets'),
    id,
    table,
    spot: z.number().int().min(1).max(18),
    allowed: z.boolean(),
  }),
  /** Decide for a seat of one's own that is asked; `amount` where more than one is possible. */
  z.strictObject({
    type: z.literal('answer'),
    id,
    table,
    seat: z.number().int().min(1).max(18),
    verb: z.string().min(1).max(32),
    amount: amount.positive().optional(),
  }),
  /** Give up one's spots; at a poker table, one's seat, with the whole stack when the hand is over. */
  z.strictObject({ type: z.literal('stand-up'), id, table }),
  ...pokerCommands,
]);

export type ClientMessage = z.infer<typeof clientMessage>;
/** A message that asks for something to be done and is answered with its id. */
export type Command = Extract<ClientMessage, { id: string }>;
