import type { Look } from '@croupier/table';
import { z } from 'zod';
import type {
  ConsideredView,
  HttpRefusal,
  LineView,
  LobbyTable,
  MeView,
  PostedRules,
  RoundDetail,
  RoundEntry,
  SessionView,
  ShoeProof,
  StaffView,
} from '../protocol/index.ts';
import { pokerAnswers } from './poker-schemas.ts';

/** What the house answers over HTTP, for its description; the types of the protocol hold it to them. */
const cite = z.object({ rulebook: z.string(), section: z.string(), clause: z.string() });
const cents = z.number().int().describe('whole cents');
const time = z.number().int().describe('milliseconds since 1970');
const summary = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));
const phase = z.object({
  name: z.enum(['cut', 'bank', 'betting', 'dealing', 'settled', 'closed']),
  since: time,
  until: time.nullable(),
});

const line = z.object({
  seat: z.number().int(),
  kind: z.enum(['own', 'back', 'tip']),
  wager: z.string(),
  stake: cents,
  result: z.enum(['win', 'lose', 'push', 'withdrawn', 'void']),
  won: cents,
  commission: cents,
  returned: cents,
  row: z.string().nullable(),
  cites: z.array(cite),
}) satisfies z.ZodType<LineView>;

const me = z.object({
  who: z.string(),
  name: z.string(),
  guest: z.boolean(),
  roles: z.array(z.string()),
  balance: cents,
  inPlay: cents,
}) satisfies z.ZodType<MeView>;

const look = z
  .object({
    family: z.enum(['baccarat', 'banked', 'poker']).describe('its cloth and its room of the lobby'),
    hands: z.enum(['in-the-middle', 'at-seats']).describe('where hands lie'),
    handSize: z.number().int().describe('the most cards of one hand'),
    panel: z.enum(['roads', 'round']).describe('what stands beside the table'),
  })
  .describe('what whoever lists or draws the game must know of it') satisfies z.ZodType<Look>;

const lobbyTable = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  title: z.string(),
  look,
  least: cents,
  most: cents,
  seats: z.number().int(),
  taken: z.number().int(),
  watching: z.number().int(),
  phase,
  round: z.number().int(),
  shoe: z.number().int(),
  summaries: z.array(summary),
  meter: cents.nullable(),
}) satisfies z.ZodType<LobbyTable>;

const bonus = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.array(z.object({ name: z.string(), pays: z.string(), cites: z.array(cite) })),
});

const posted = z.object({
  table: z.string(),
  game: z.string(),
  title: z.string(),
  look,
  rulebook: z.object({ id: z.string(), title: z.string(), section: z.string() }),
  options: z.array(
    z.object({
      name: z.string(),
      value: z.union([z.string(), z.number()]),
      about: z.string(),
      cite: cite.nullable(),
    }),
  ),
  seats: z.number().int(),
  seatNumbers: z.array(z.number().int()).describe("from the dealer's left"),
  backBets: z.boolean().describe("others may bet behind a spot's holder"),
  backBetsForbiddable: z.boolean().describe('whoever holds a spot may forbid them there'),
  tips: z.boolean().describe('bets for the dealer are taken'),
  wagers: z.array(bonus.extend({ sensor: z.boolean(), least: cents, most: cents, step: cents })),
  bank: z
    .object({
      wagers: z.array(z.string()),
      required: z.boolean(),
      coversAll: z.boolean(),
      commission: z.number(),
      dealerBets: z.string().nullable(),
      besideBank: z.array(z.string()),
      roundsInARow: z.number().int(),
      alternatesWithHouse: z.boolean(),
      afterABet: z.boolean(),
      fee: cents,
      cites: z.array(cite),
    })
    .nullable()
    .describe('how players bank'),
  progressive: z
    .object({ wager: z.string(), reseed: cents, contribution: z.number().describe('percent'), cite })
    .nullable(),
  irregularities: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      round: z.enum(['void', 'stands']),
      afterwards: z.enum(['free-hand', 'shuffle']).nullable(),
      untilNextRound: z.boolean(),
      cite,
    }),
  ),
  bonuses: z.array(bonus).describe('awards without a stake of their own'),
  rules: z.array(z.object({ text: z.string(), cites: z.array(cite) })),
}) satisfies z.ZodType<PostedRules>;

const roundEntry = z.object({
  table: z.string(),
  tableName: z.string(),
  game: z.string(),
  round: z.number().int(),
  shoe: z.number().int(),
  at: time,
  summary: summary.nullable(),
  staked: cents,
  net: cents,
  lines: z.array(line),
}) satisfies z.ZodType<RoundEntry>;

const roundDetail = z.object({
  table: z.string(),
  round: z.number().int(),
  shoe: z.number().int(),
  at: time,
  record: z.unknown().describe('a croupier-round/1 record, which `croupier replay` takes'),
  calls: z.array(z.object({ text: z.string(), cite })),
  firstCard: z.number().int(),
  lines: z.array(line),
  summary: summary.nullable(),
}) satisfies z.ZodType<RoundDetail>;

const shoeProof = z.object({
  table: z.string(),
  shoe: z.number().int(),
  name: z.string(),
  decks: z.number().int(),
  commitment: z.string(),
  cut: z.object({ position: z.number().int(), entropy: z.string() }).nullable(),
  over: z.boolean(),
  seed: z.string().nullable(),
  dealt: z.string().nullable(),
}) satisfies z.ZodType<ShoeProof>;

const considered = z.object({
  parts: z.array(z.object({ part: z.string(), caption: z.string() })),
  foul: z.object({ reason: z.string(), cite: cite.exactOptional() }).nullable(),
}) satisfies z.ZodType<ConsideredView>;

const refusal = z.object({
  error: z.object({ reason: z.string(), cite: cite.exactOptional() }),
}) satisfies z.ZodType<HttpRefusal>;

const session = z.object({
  session: z.string().describe('names it, and opens nothing'),
  current: z.boolean().describe('the one that asks'),
  since: time,
  until: time,
  agent: z.string(),
  address: z.string(),
}) satisfies z.ZodType<SessionView>;

const staff = z.object({ name: z.string(), roles: z.array(z.string()) }) satisfies z.ZodType<StaffView>;

export const answerSchemas = {
  MeView: me,
  LobbyTable: lobbyTable,
  PostedRules: posted,
  RoundEntry: roundEntry,
  RoundDetail: roundDetail,
  ShoeProof: shoeProof,
  Considered: considered,
  HttpRefusal: refusal,
  SessionView: session,
  StaffView: staff,
  Nothing: z.object({}),
  ...pokerAnswers,
} as const;

export type AnswerName = keyof typeof answerSchemas;
