import { type Action, type BetOption, type Cents, type Look, VERBS } from '@croupier/table';
import { z } from 'zod';

/** The words that every message is made of. Amounts are whole cents, times milliseconds since 1970 by the house's clock. */

/** A value as somebody is sent it: nothing in it is changed, and a stake of the table's own language is money. */
export type Sent<Schema extends z.ZodType> = Received<z.output<Schema>>;

type Received<T> =
  T extends z.core.$brand<'stake'>
    ? Cents
    : T extends object
      ? { readonly [K in keyof T]: Received<T[K]> }
      : T;

/** What a client calls a command or a table by: printed characters only, since it stands in journals and logs. */
export const givenName = z
  .string()
  .min(1)
  .max(64)
  .regex(/^[^\p{Cc}\p{Cs}]*$/u, 'has characters that no name has');

/** Printed characters only, and none that turn the text around them about. */
export const printed = z
  .string()
  .regex(/^[^\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]*$/u, 'has characters that are not printed');

export const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
export const refusal = z.object({ reason: z.string(), cite: cite.exactOptional() });
export const cents = z.number().int().describe('whole cents');
export const time = z.number().int().describe('milliseconds since 1970');
export const count = z.number().int();

/** How soon one thing follows another, at a table or for somebody. */
export const pace = z.enum(['calm', 'brisk']);
export type PaceView = Sent<typeof pace>;

/** Somebody as others see them. */
export const personView = z.object({
  who: z.string().describe("a public handle, not the account's key"),
  name: z.string(),
});
export type PersonView = Sent<typeof personView>;

/** The result of a round in a few words, for roads and histories. */
export const summary = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

/** Where a table's rules stand, and what the house has chosen in them. */
export const rulebook = z.object({ id: z.string(), title: z.string(), section: z.string() });
export const chosenOptions = z.array(
  z.object({
    name: z.string(),
    value: z.union([z.string(), z.number()]),
    about: z.string(),
    cite: cite.nullable(),
  }),
);

/** What follows is the language of the tables themselves, held to its own types. */
type OnTheWire<T> = T extends number
  ? number
  : T extends object
    ? { readonly [K in keyof T]: OnTheWire<T[K]> }
    : T;

const stake = cents.brand<'stake'>();

export const betKind = z.enum(['own', 'back', 'tip']);

export const betOption = z.object({
  spot: count,
  wager: z.string(),
  kind: betKind,
  least: stake,
  most: stake,
  step: stake,
  refused: refusal.exactOptional(),
}) satisfies z.ZodType<OnTheWire<BetOption>>;

/** Something that may be done, at banked tables and in poker. */
export const action = z.object({
  verb: z.enum(VERBS),
  wager: z.string().exactOptional().describe('what the amount is staked on'),
  unit: stake.exactOptional().describe('what "times" means'),
  least: stake.exactOptional().describe('in poker the total in front of the player'),
  most: stake.exactOptional(),
  step: stake.exactOptional(),
  costs: stake.exactOptional().describe('the chips that it takes, where there is no choice of them'),
  adds: z
    .array(z.object({ wager: z.string(), amount: stake, optional: z.literal(true).exactOptional() }))
    .exactOptional()
    .describe('further wagers that the same answer stakes'),
  withdraws: z.array(z.string()).exactOptional().describe('wagers that go back to the seat'),
  takes: z
    .union([
      z.object({ from: z.string(), cards: count }),
      z.object({ from: z.string(), parts: z.record(z.string(), count) }),
    ])
    .exactOptional()
    .describe('the cards that come with the answer'),
  cite: cite.exactOptional(),
  ceiling: cite.nullable().exactOptional().describe('why no more; null: one’s own chips'),
  refused: refusal.exactOptional(),
}) satisfies z.ZodType<OnTheWire<Action>>;

export const look = z
  .object({
    family: z.enum(['baccarat', 'banked', 'poker']).describe('its cloth and its room of the lobby'),
    hands: z.enum(['in-the-middle', 'at-seats']).describe('where hands lie'),
    handSize: count.describe('the most cards of one hand'),
    board: count.exactOptional().describe('cards in the middle for every hand'),
    panel: z.enum(['roads', 'round']).describe('what stands beside the table'),
  })
  .describe('what whoever lists or draws the game must know of it') satisfies z.ZodType<Look>;
