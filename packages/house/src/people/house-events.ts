import { z } from 'zod';
import { pokerRulesPosted } from '../poker/poker-rules-posted.ts';
import { tableRemoved } from '../posted/posted-rules.ts';
import { rulesPosted } from '../tables/rules-posted.ts';
import { ROLES } from './roles.ts';

const person = z.string();
const roles = z.array(z.enum(ROLES));
const digest = z.string().nullable();
/** Whoever did it; null: the operator, by the file of tables or from the console. */
const by = z.string().nullable();
const why = z.string();
/** The session that begins with it, by the name that opens nothing; lines from before that was written have none. */
const session = z.string().exactOptional();

/**
 * The lines of the house journal: what is done to people and by staff, with who did it, what was before and after, and
 * why. When is on the line itself.
 */
export const houseEvent = z.discriminatedUnion('type', [
  /** Where the journal of an older house begins: so many people, and the last movement of chips without a line. */
  z.object({ type: z.literal('books-carried-over'), people: z.number(), transactions: z.number() }),
  z.object({
    type: z.literal('person-carried-over'),
    person,
    name: z.string(),
    password: digest,
    roles,
    /** All that they were given before there were lines for it, in cents. */
    chips: z.number(),
  }),
  z.object({
    type: z.literal('person-came'),
    person,
    name: z.string(),
    password: digest,
    roles,
    chips: z.number(),
    session,
  }),
  z.object({
    type: z.literal('guest-named'),
    person,
    before: z.string(),
    after: z.string(),
    password: digest,
    session,
  }),
  /** Somebody came with their name and password. */
  z.object({ type: z.literal('signed-in'), person, session: z.string() }),
  z.object({ type: z.literal('chips-given'), person, amount: z.number(), before: z.number(), why }),
  z.object({ type: z.literal('password-changed'), person, by, before: digest, after: digest, why }),
  z.object({
    type: z.literal('roles-changed'),
    person,
    by,
    before: roles,
    after: roles,
    /** Those of them that stand in the operator's file from now on, where it was the file that changed them. */
    file: roles.exactOptional(),
    why,
  }),
  rulesPosted,
  pokerRulesPosted,
  tableRemoved,
  z.object({ type: z.literal('sessions-ended'), person, by, sessions: z.array(z.string()), why }),
  /** What somebody said at a table was taken away by the floor; the words themselves are nobody's to keep. */
  z.object({
    type: z.literal('line-removed'),
    person,
    by: z.string(),
    table: z.string(),
    line: z.number(),
    why,
  }),
  /** The floor asked somebody to say nothing for so long; 0 minutes let them speak again. */
  z.object({ type: z.literal('silenced'), person, by: z.string(), minutes: z.number(), why }),
]);

export type HouseEvent = z.infer<typeof houseEvent>;
