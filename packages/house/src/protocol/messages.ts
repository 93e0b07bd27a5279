import { z } from 'zod';
import { pokerEventView, pokerTableView, pokerYouView } from './poker.ts';
import { talkMessages } from './talk.ts';
import { count, refusal, type Sent, time } from './terms.ts';
import { tableEventView, tableView, youView } from './views.ts';

const banked = z.literal('banked');
const poker = z.literal('poker');
const at = { table: z.string(), seq: count, now: time };

/** What the house sends over the WebSocket: one envelope for every table, with its kind's own part inside. */
export const serverMessage = z.union([
  z
    .object({ type: z.literal('table'), kind: banked, view: tableView })
    .describe('The table as you see it: the answer to `join`'),
  z
    .object({ type: z.literal('table'), kind: poker, view: pokerTableView })
    .describe('A poker table as you see it: the answer to `join`'),
  z
    .object({ type: z.literal('event'), kind: banked, ...at, event: tableEventView })
    .describe('What happened, for everybody at the table'),
  z
    .object({ type: z.literal('event'), kind: poker, ...at, event: pokerEventView })
    .describe('What happened at a poker table, for everybody there'),
  z
    .object({ type: z.literal('you'), kind: banked, table: z.string(), you: youView })
    .describe('What only you may know'),
  z
    .object({ type: z.literal('you'), kind: poker, table: z.string(), you: pokerYouView })
    .describe('What only you may know at a poker table'),
  z.object({ type: z.literal('done'), id: z.string() }).describe('A command was carried out and is durable'),
  z
    .object({ type: z.literal('refused'), id: z.string(), refusal })
    .describe('A command was refused; nothing changed'),
  z
    .object({ type: z.literal('error'), reason: z.string() })
    .describe('A message was not understood; nothing changed'),
  ...talkMessages,
]);
/** Everything that the house says. */
export type ServerMessage = Sent<typeof serverMessage>;
