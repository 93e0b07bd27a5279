import { VERBS } from '@croupier/table';
import { z } from 'zod';

const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
const refusal = z.object({ reason: z.string(), cite: cite.exactOptional() });
const cents = z.number().int().describe('whole cents');
const count = z.number().int();

/** A value as it is on the wire, where amounts are plain numbers. */
export type Plain<T> = T extends number
  ? number
  : T extends object
    ? { readonly [K in keyof T]: Plain<T[K]> }
    : T;

/** Something that may be done, at banked tables and in poker. */
export const action = z.object({
  verb: z.enum(VERBS),
  wager: z.string().exactOptional(),
  unit: cents.exactOptional(),
  least: cents.exactOptional(),
  most: cents.exactOptional(),
  step: cents.exactOptional(),
  costs: cents.exactOptional(),
  adds: z
    .array(z.object({ wager: z.string(), amount: cents, optional: z.literal(true).exactOptional() }))
    .exactOptional(),
  withdraws: z.array(z.string()).exactOptional(),
  takes: z
    .union([
      z.object({ from: z.string(), cards: count }),
      z.object({ from: z.string(), parts: z.record(z.string(), count) }),
    ])
    .exactOptional(),
  cite: cite.exactOptional(),
  refused: refusal.exactOptional(),
});
