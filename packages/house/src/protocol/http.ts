import { z } from 'zod';
import {
  cents,
  chosenOptions,
  cite,
  count,
  look,
  pace,
  refusal,
  rulebook,
  type Sent,
  summary,
  time,
} from './terms.ts';
import { lineView, phaseView } from './views.ts';

const SHORT = 'A password has at least 8 characters';

/** Bodies that HTTP requests carry. */
export const credentials = z.strictObject({
  name: z.string().min(3, 'A name has 3 to 20 characters').max(20, 'A name has 3 to 20 characters'),
  password: z.string().min(8, SHORT).max(200),
});

/** `POST /api/sign-in`: whatever somebody types counts as a try, also what no name and no password could be. */
export const tried = z.strictObject({ name: z.string().max(200), password: z.string().max(200) });

/** `POST /api/me/password`. */
export const newPassword = z.strictObject({
  old: z.string().max(200),
  password: z.string().min(8, SHORT).max(200),
});

/** `POST /api/staff`: the roles that somebody is to have from now on, beside that of a player. */
export const appointment = z.strictObject({
  name: z.string().min(3).max(20),
  roles: z.array(z.enum(['dealer', 'floor', 'surveillance', 'admin'])).max(4),
  why: z.string().trim().min(3).max(200),
});

/** What a hand would be worth if it were set so: `POST /api/tables/:table/consider`. */
export const consideredView = z.object({
  parts: z.array(z.object({ part: z.string(), caption: z.string() })),
  foul: refusal.nullable().describe('why it would be fouled'),
});
export type ConsideredView = Sent<typeof consideredView>;

/** A hand as the house sets it, and each clause that decided: `POST /api/tables/:table/house-way`. */
export const houseWayView = z.object({
  parts: z.array(z.object({ part: z.string(), cards: z.string(), caption: z.string() })),
  steps: z.array(z.object({ cite, why: z.string() })),
});
export type HouseWayView = Sent<typeof houseWayView>;

/** One of one's own sessions: `GET /api/me/sessions`. */
export const sessionView = z.object({
  session: z.string().describe('names it, and opens nothing'),
  current: z.boolean().describe('the one that asks'),
  since: time,
  until: time,
  agent: z.string(),
  address: z.string(),
});
export type SessionView = Sent<typeof sessionView>;

/** Somebody who works here: `GET /api/staff`. */
export const staffView = z.object({ name: z.string(), roles: z.array(z.string()) });
export type StaffView = Sent<typeof staffView>;

/** `GET /api/me`, and the answer to signing in. */
export const meView = z.object({
  who: z.string(),
  name: z.string(),
  guest: z.boolean(),
  roles: z.array(z.string()),
  balance: cents,
  inPlay: cents.describe('chips on layouts, at all tables'),
  newChipsBelow: cents.describe(
    'with less than this, and nothing in play, new play chips are given when asked for',
  ),
});
/** Who one is, and one’s chips. */
export type MeView = Sent<typeof meView>;

/** Whoever asks, come in or not: `GET /api/visitor`. */
export const visitorView = z.object({
  me: meView.nullable().describe('null: somebody who has not come in yet'),
});
export type VisitorView = Sent<typeof visitorView>;

/** One table in the lobby: `GET /api/tables`. */
export const lobbyTable = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  title: z.string(),
  rulebook,
  look,
  least: cents,
  most: cents,
  pace: pace.describe('brisk: less time to bet and between cards; whoever is asked has as long as anywhere'),
  seats: count,
  taken: count.describe('seats that somebody has, people or bots'),
  bots: count.describe("how many of those are the house's own players', who make room where a table is full"),
  players: count.describe('people who have seats and look at the table now'),
  away: count.describe('people who have seats and do not look at the table now'),
  watching: count.describe('people who look at the table now'),
  inPlay: z.boolean().describe('cards are out, or bets or a bank lie on the table'),
  phase: phaseView,
  round: count,
  shoe: count,
  summaries: z.array(summary),
  meter: cents
    .nullable()
    .describe("what the table's progressive would pay, the highest of several; null where there is none"),
  shared: z.string().nullable().describe('the name of that meter where other tables are linked to it'),
});
/** A table against a bank, as the lobby shows it. */
export type LobbyTable = Sent<typeof lobbyTable>;

/** A table that is closed, or was, because its journal could not be read: `GET /api/closed-tables`. */
export const closedTable = z.object({
  table: z.string(),
  name: z.string(),
  since: time,
  open: z.boolean().describe('it was closed and is open again'),
  yours: cents.describe('what lay there of yours and went back to your wallet'),
  floor: z
    .object({
      why: z.string(),
      returned: cents.describe('what went back to all players together'),
      to: z.array(z.object({ name: z.string(), amount: cents })),
    })
    .nullable()
    .describe('what is wrong and who got what back, for the floor, surveillance and admin; null for others'),
});
/** A table that is closed, or was, because its journal could not be read. */
export type ClosedTable = Sent<typeof closedTable>;

const demonstratedRound = z.object({
  summary: summary.nullable(),
  said: z.string().describe("the dealer's last calls"),
});
export type DemonstratedRound = Sent<typeof demonstratedRound>;

/** Rounds to look at where nobody plays, dealt from a fixed public seed without chips: `GET /api/demonstrations`. */
export const demonstration = z.object({ table: z.string(), rounds: z.array(demonstratedRound) });
export type Demonstration = Sent<typeof demonstration>;

/** What the wagers at a table are worth: `GET /api/tables/:table/odds`. */
export const tableOdds = z.object({
  help: z.boolean().describe('false: whoever has a bet in a hand that is dealt is not shown them'),
  counting: z.boolean().describe('they are being counted; ask again in a while'),
  wagers: z.array(
    z.object({
      wager: z.string(),
      edge: z
        .number()
        .describe('what the house keeps of one unit in the long run; negative where the bettor gains'),
      method: z.enum(['exact', 'simulated']),
      meters: z
        .array(z.object({ name: z.string(), shows: cents, perCent: z.number() }))
        .describe(
          'what each meter that pays it showed for this edge, and what the edge loses with every cent more',
        ),
    }),
  ),
});
export type TableOdds = Sent<typeof tableOdds>;

const postedBonus = z.object({
  id: z.string(),
  name: z.string(),
  rows: z.array(z.object({ name: z.string(), pays: z.string(), cites: z.array(cite) })),
});
export type PostedBonus = Sent<typeof postedBonus>;

const postedWager = postedBonus.extend({
  sensor: z.boolean().describe("laid on a seat's own sensor and locked when betting closes"),
  least: cents,
  most: cents,
  step: cents,
});
export type PostedWager = Sent<typeof postedWager>;

const postedBank = z.object({
  wagers: z.array(z.string()),
  required: z.boolean(),
  coversAll: z.boolean(),
  commission: z.number(),
  dealerBets: z.string().nullable(),
  besideBank: z.array(z.string()),
  roundsInARow: count,
  alternatesWithHouse: z.boolean(),
  afterABet: z.boolean(),
  fee: cents,
  cites: z.array(cite),
});
export type PostedBank = Sent<typeof postedBank>;

const postedProgressive = z.object({
  name: z.string().describe('of its meter'),
  wager: z.string(),
  reseed: cents,
  contribution: z.number().describe('percent of each progressive wager that the meter grows by'),
  shared: z
    .string()
    .nullable()
    .describe("the name under which tables share it; null where it is this table's own"),
  cite,
});
export type PostedProgressive = Sent<typeof postedProgressive>;

export const postedIrregularity = z.object({
  id: z.string(),
  name: z.string(),
  round: z.enum(['void', 'stands']),
  afterwards: z.enum(['free-hand', 'shuffle']).nullable(),
  untilNextRound: z
    .boolean()
    .describe('it can be called after the settlement too, until bets are taken again'),
  cite,
});
export type PostedIrregularity = Sent<typeof postedIrregularity>;

/** What is posted at a table: `GET /api/tables/:table/posted`. */
export const postedRules = z.object({
  table: z.string(),
  game: z.string(),
  definition: z.string().describe('the hash of all that the table deals by'),
  title: z.string(),
  look,
  rulebook,
  options: chosenOptions,
  seats: count,
  seatNumbers: z.array(count).describe("the numbers on the layout, from the dealer's left: some have no 4"),
  backBets: z.boolean().describe("anybody may bet behind another's spot"),
  backBetsForbiddable: z.boolean().describe('whoever holds a spot may forbid them there'),
  tips: z.boolean().describe('bets for the dealer are taken'),
  houseWay: z.boolean().describe('hands are set, and anybody may ask how the house sets them'),
  wagers: z.array(postedWager),
  bank: postedBank.nullable().describe('how players bank; null where only the house does'),
  progressives: z.array(postedProgressive),
  irregularities: z
    .array(postedIrregularity)
    .describe('what can go wrong with the cards, and what is then done'),
  bonuses: z
    .array(postedBonus)
    .describe('awards without a stake of their own, such as the ante bonus and envy'),
  rules: z
    .array(z.object({ text: z.string(), cites: z.array(cite) }))
    .describe('rules in sentences of our own, each with its clause'),
  practice: z.boolean().describe('its decisions can be practised'),
});
export type PostedRules = Sent<typeof postedRules>;

/** A round in somebody's history: `GET /api/me/rounds?before=N`. */
export const roundEntry = z.object({
  table: z.string(),
  tableName: z.string(),
  game: z.string(),
  title: z.string(),
  round: count,
  shoe: count,
  at: time,
  summary: summary.nullable(),
  staked: cents,
  net: cents,
  lines: z.array(lineView),
});
export type RoundEntry = Sent<typeof roundEntry>;

/** One of your poker hands beside your rounds. */
const playedHand = z.object({
  kind: z.literal('hand'),
  table: z.string(),
  tableName: z.string(),
  game: z.string(),
  title: z.string(),
  hand: count,
  at: time.describe('when it began'),
  net: cents,
  put: cents.describe('the chips that you put into the pots'),
  cards: z.array(z.string()).describe('what you held'),
  board: z.array(z.string()).describe('the first board'),
  how: z.enum(['won', 'lost', 'folded', 'even', 'void']),
  pokerstars: z
    .string()
    .describe('the hand in the text layout that trackers import; a void one is cancelled there'),
});
export type PlayedHand = Sent<typeof playedHand>;

/** What you have played, rounds and hands in one list: `GET /api/me/played`. */
export const playedEntry = z.discriminatedUnion('kind', [
  roundEntry.extend({ kind: z.literal('round') }),
  playedHand,
]);
export type PlayedEntry = Sent<typeof playedEntry>;

/** What the rounds and hands that you look for have brought: `GET /api/me/played/totals`. */
export const playedTotals = z.object({
  count: count.describe('rounds settled and hands dealt to you'),
  net: cents,
  won: count.describe('how many of them brought something'),
  lost: count.describe('how many cost something'),
  best: cents.describe('the most that one has brought'),
  worst: cents.describe('the least: the most that one has cost, as a negative amount'),
});
export type PlayedTotals = Sent<typeof playedTotals>;

/** What tables have brought you so far, chips that lie there now included: `GET /api/me/totals`. */
export const tableTotal = z.object({
  table: z.string(),
  tableName: z.string(),
  kind: z.enum(['banked', 'poker', 'jackpot']),
  open: z.boolean().describe('whether it can be played at now'),
  games: z
    .array(z.object({ game: z.string(), title: z.string() }))
    .describe('what was dealt there, the latest first; nothing at a jackpot'),
  net: cents,
});
export type TableTotal = Sent<typeof tableTotal>;

/** One round in full, as the asker may see it: `GET /api/tables/:table/rounds/:round`. */
export const roundDetail = z.object({
  table: z.string(),
  round: count,
  shoe: count,
  at: time,
  record: z
    .unknown()
    .describe('a croupier-round/1 record, which `croupier replay` takes; other players are called by seat'),
  calls: z.array(z.object({ text: z.string(), cite })),
  firstCard: count.describe("position in the shoe of the round's first card, counted from 0"),
  lines: z.array(lineView).describe('yours; none if you had no bets'),
  summary: summary.nullable(),
  posted: postedRules.describe('what was posted at the table then'),
});
export type RoundDetail = Sent<typeof roundDetail>;

/** A shoe for whoever wants to check it: `GET /api/tables/:table/shoes/:shoe`. */
export const shoeProof = z.object({
  table: z.string(),
  shoe: count,
  name: z.string(),
  decks: count,
  commitment: z.string(),
  cut: z.object({ position: count, entropy: z.string() }).nullable(),
  over: z.boolean(),
  seed: z.string().nullable().describe('only when it is over'),
  dealt: z.string().nullable().describe('only when it is over'),
});
export type ShoeProof = Sent<typeof shoeProof>;

/** Every refusal over HTTP: a plain sentence, and the clause if a clause forbids it. */
export const httpRefusal = z.object({ error: refusal });
export type HttpRefusal = Sent<typeof httpRefusal>;
