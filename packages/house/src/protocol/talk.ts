import { z } from 'zod';
import { count, givenName, personView, printed, type Sent, time } from './terms.ts';

/** The most that is said at once. */
const LONGEST_LINE = 200;
/** Something that is drawn: spaces without width, joiners and marks on nothing are a line of nobody's. */
const SEEN = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
/** The longest note about another player. */
const LONGEST_NOTE = 500;

const id = givenName;
const table = givenName;

/** What may be sent about the talk at any table. */
export const talkCommands = [
  z
    .strictObject({
      type: z.literal('say'),
      id,
      table,
      text: printed.trim().min(1).max(LONGEST_LINE).regex(SEEN, 'says nothing'),
    })
    .describe('Say something to everybody at the table'),
  z
    .strictObject({
      type: z.literal('unsay'),
      id,
      table,
      line: count.min(1),
      reason: printed.trim().min(3).max(200),
    })
    .describe("The floor's: take something that was said away"),
  z
    .strictObject({
      type: z.literal('silence'),
      id,
      table,
      who: z.string().min(1).max(40),
      minutes: count.min(0).max(60 * 24 * 30),
      reason: printed.trim().min(3).max(200),
    })
    .describe("The floor's: somebody may say nothing, at any table, for so long; 0 lets them speak again"),
] as const;

export const talkLine = personView.extend({ line: count, text: z.string(), at: time });
/** Something that was said at a table. */
export type TalkLine = Sent<typeof talkLine>;

/** What the house sends of it. */
export const talkMessages = [
  z
    .object({ type: z.literal('talk'), table: z.string(), lines: z.array(talkLine) })
    .describe('What was said at the table lately: after `join`, where anything was'),
  z
    .object({ type: z.literal('said'), table: z.string(), said: talkLine })
    .describe('Somebody says something'),
  z
    .object({ type: z.literal('unsaid'), table: z.string(), line: count })
    .describe('Something that was said is taken away'),
] as const;

/** `POST /api/me/regards/:who`: what somebody thinks of another; an empty note without a mute forgets it. */
export const newRegard = z.strictObject({
  muted: z.boolean(),
  note: z.string().trim().max(LONGEST_NOTE),
});

/** What you keep about another player, and nobody else sees: `GET /api/me/regards`. */
export const regardView = personView.extend({
  muted: z.boolean().describe('what they say is not shown to you'),
  note: z.string(),
});
export type RegardView = Sent<typeof regardView>;
