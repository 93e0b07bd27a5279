import { type EventView, type PlaceView, VERBS } from '@croupier/table';
import { z } from 'zod';
import {
  action,
  betKind,
  betOption,
  cents,
  cite,
  count,
  personView,
  refusal,
  type Sent,
  summary,
  time,
} from './terms.ts';

/** Banked tables: what is shown and told there. */

export const phaseView = z
  .object({
    name: z.enum(['cut', 'bank', 'betting', 'dealing', 'settled', 'closed']),
    since: time,
    until: time.nullable().describe('when the phase ends by itself'),
  })
  .describe('where the table is in its cycle');
export type PhaseView = Sent<typeof phaseView>;

const spotView = z.object({ spot: count, holder: personView, backBets: z.boolean() });
export type SpotView = Sent<typeof spotView>;

const betView = z.object({ spot: count, wager: z.string(), kind: betKind, who: z.string(), amount: cents });
export type BetView = Sent<typeof betView>;

/** A hand as one viewer sees it. */
const placeView = z.object({
  place: z.string(),
  cards: z.array(z.string().nullable()).describe('null is a back'),
  caption: z.string().describe('what the hand counts, once you see all of it'),
  parts: z
    .array(z.object({ part: z.string(), cards: count, caption: z.string() }))
    .exactOptional()
    .describe('how the hand is laid out, from its first card on'),
}) satisfies z.ZodType<PlaceView>;

const shoeView = z.object({
  number: count,
  name: z.string(),
  decks: count,
  cards: count,
  dealt: count,
  commitment: z.string(),
  cut: z
    .object({ position: count, entropy: z.string(), by: personView.nullable() })
    .nullable()
    .describe('the cut that was made, once it is'),
  lastHands: z.boolean().describe('the cut card has come out: what is left of this shoe'),
});
export type ShoeView = Sent<typeof shoeView>;

const outcome = z.enum(['win', 'lose', 'push', 'withdrawn', 'void']);

/** One of your bets, settled. */
export const lineView = z.object({
  seat: count,
  kind: betKind,
  wager: z.string(),
  stake: cents,
  result: outcome,
  won: cents,
  commission: cents,
  returned: cents,
  row: z.string().nullable(),
  cites: z.array(cite),
});
export type LineView = Sent<typeof lineView>;

/** How a bet of the round came out, for all to see. */
const resultView = z.object({
  seat: count.describe("0 is the house dealer, who bets against a player's bank"),
  wager: z.string(),
  kind: betKind,
  who: z.string().nullable().describe("null for the dealer's own bet"),
  stake: cents,
  result: outcome,
  won: cents,
  returned: cents,
});
export type ResultView = Sent<typeof resultView>;

const askingView = z
  .object({
    seat: count.describe('the first of those that have not answered'),
    seats: z.array(count).describe('all of them, where several are asked together'),
    until: time.describe('then the house decides'),
    courtesy: z.boolean().describe('it moves no chip and no card, such as who turns a hand'),
  })
  .describe('who is to decide');
export type AskingView = Sent<typeof askingView>;

const stakedView = z.object({ wager: z.string(), amount: cents });

const decisionView = z.object({
  seat: count,
  verb: z.enum(VERBS),
  staked: stakedView.nullable(),
  absent: z.boolean().describe('the house decided, because the player was away'),
});
export type DecisionView = Sent<typeof decisionView>;

const bankView = z.object({
  seat: count,
  holder: personView,
  amount: cents,
  dealerBet: cents
    .nullable()
    .describe('what the house dealer, who then plays a hand too, bets against it; null where there is none'),
  room: cents.nullable().describe('how much more may be bet against it; null where it need not cover all'),
});
export type BankView = Sent<typeof bankView>;

const offerView = z.object({
  of: z.enum(['cut', 'bank']),
  seat: count,
  holder: personView,
  until: time.nullable().describe('then it goes on to the next seat'),
});
export type OfferView = Sent<typeof offerView>;

const meterView = z.object({
  name: z.string().describe('`progressive` where the game has only one'),
  wager: z.string(),
  amount: cents.describe('what its highest award would pay now'),
  reseed: cents,
  shared: z
    .string()
    .nullable()
    .describe("the name under which tables share it; null where it is this table's own"),
});
export type MeterView = Sent<typeof meterView>;

const jackpotView = z.object({
  stage: z.enum(['called', 'withdrawn']),
  winners: z.array(z.object({ seat: count, who: z.string(), amount: cents })),
});
export type JackpotView = Sent<typeof jackpotView>;

/** What stands at a table beside its bets. */
const standingView = z.object({
  bank: bankView.nullable().describe('who banks; null: the house'),
  offer: offerView.nullable().describe('the cut of a new shoe or the bank, put to one seat at a time'),
  meters: z.array(meterView).describe('the meters of progressives; none where there is none'),
  jackpot: jackpotView
    .nullable()
    .describe('an award from a meter: called, confirmed by a supervisor, and only then paid'),
  paidIn: count
    .nullable()
    .describe('the round in which a meter was last paid from, as long as that can be backed out'),
  ready: z
    .array(z.string())
    .describe('those who ask for the deal: when everybody who has bet does, bets close at once'),
  freeHand: refusal.nullable().describe('why this hand is dealt without bets; null when bets are taken'),
  waits: refusal.nullable().describe('what the table waits for; null when it goes on by itself'),
});
export type StandingView = Sent<typeof standingView>;

const bankOffer = z.object({
  seat: count,
  until: time.nullable(),
  passable: z
    .boolean()
    .describe('it is your turn and `decline-bank` lets it pass; false where it is anybody’s to take'),
  least: cents,
  step: cents,
  fee: cents.describe('collected from whoever banks, beside the bank'),
  dealerBet: z
    .object({ least: cents, most: cents })
    .nullable()
    .describe(
      'the dealer bets the most against you unless you ask for less; null where the dealer plays no hand',
    ),
  cite,
});
export type BankOffer = Sent<typeof bankOffer>;

const cutOffer = z.object({
  until: time.nullable(),
  least: count.describe('the first position'),
  most: count.describe('the last position'),
  cite: cite.nullable(),
});
export type CutOffer = Sent<typeof cutOffer>;

/** What only you may know: yours to the cent, and what you may do. */
export const youView = z.object({
  who: z.string(),
  name: z.string(),
  balance: cents,
  inPlay: cents.describe("chips on this table's layout, commission laid included"),
  net: cents.describe('won or lost at this table since you first bet in this session of yours'),
  options: z
    .array(betOption)
    .describe('every bet you could add now, or why not; empty unless betting is open'),
  canUndo: z.boolean(),
  rebetCost: cents.nullable().describe('what `rebet` would cost; null when there is nothing to repeat'),
  question: askingView
    .extend({
      turn: count.describe(
        'names it among the questions of this seat in the round: an `answer` says which one it answers',
      ),
      about: z.string().exactOptional().describe('what it is about, where a seat is asked more than once'),
      actions: z.array(action),
      cite,
    })
    .nullable()
    .describe('what you are asked now, with everything you may do; null when it is not your turn'),
  places: z
    .array(placeView)
    .describe('the hands as you see them, when that is more than everybody does; empty otherwise'),
  lines: z.array(lineView).describe('your settled bets of the round that is over; empty otherwise'),
  bankOffer: bankOffer
    .nullable()
    .describe('the bank that `take-bank` would take; null when it is not yours to take'),
  canTakeBankDown: z
    .boolean()
    .describe('you bank, and nobody has bet against you yet: `decline-bank` takes the bank down'),
  cutOffer: cutOffer.nullable().describe('the cut that `cut` would make; null when it is not yours to make'),
});
/** What only one player at a table is told: chips, bets and questions of their own. */
export type YouView = Sent<typeof youView>;
/** What somebody is asked, as it is sent to them. */
export type QuestionView = NonNullable<YouView['question']>;

/** A table as one viewer sees it. */
export const tableView = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  definition: z
    .string()
    .describe('the hash of all that it deals by; with another one, ask anew what is posted'),
  seq: count.describe('events with a greater one go on from here'),
  now: time,
  phase: phaseView,
  round: count,
  shoe: shoeView,
  watching: count,
  spots: z.array(spotView),
  bets: z.array(betView),
  places: z.array(placeView),
  asking: askingView.nullable(),
  decisions: z.array(decisionView).describe('what was decided in this round, in order'),
  results: z.array(resultView).describe("how everybody's bets came out, once the round is over"),
  standing: standingView,
  calls: z.array(z.string()).describe('what the dealer said this round, in order'),
  summaries: z.array(summary).describe('the rounds of this shoe that are over, for the roads'),
  you: youView,
});
/** A table against a bank, as somebody there sees it. */
export type TableView = Sent<typeof tableView>;

/** A step of a round, in the table's own language. */
const roundStep = z.discriminatedUnion('type', [
  z.object({ type: z.literal('said'), text: z.string(), cite }),
  z.object({
    type: z.literal('dealt'),
    place: z.string(),
    card: z.string().nullable(),
    onTop: z.literal(true).exactOptional(),
    cite,
  }),
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
    ...decisionView.shape,
    alsoStaked: z.array(stakedView).exactOptional(),
    withdrawn: z.array(stakedView).exactOptional(),
    cite,
  }),
  z.object({ type: z.literal('set-aside'), card: z.string(), why: refusal }),
  z.object({ type: z.literal('settled'), summary }),
  z.object({ type: z.literal('voided'), why: refusal }),
]) satisfies z.ZodType<EventView>;

/** What happened at a table, as everybody there learns of it. */
export const tableEventView = z.discriminatedUnion('type', [
  z.object({ type: z.literal('shoe-opened'), shoe: shoeView, phase: phaseView, standing: standingView }),
  z.object({ type: z.literal('shoe-cut'), shoe: shoeView }),
  z.object({ type: z.literal('burned'), cards: count, shown: z.string() }),
  z.object({
    type: z.literal('betting-opened'),
    round: count,
    phase: phaseView,
    shoe: shoeView,
    standing: standingView,
    calls: z.array(z.string()).describe('what the dealer calls as bets open'),
  }),
  z
    .object({
      type: z.literal('standing'),
      said: z.string().describe('how the dealer says it'),
      cite: cite.nullable(),
      phase: phaseView,
      standing: standingView,
      spots: z.array(spotView),
    })
    .describe(
      'The bank, the cut, the meter or the course of play changed: an offer, a jackpot, an irregularity, the last hand of a shoe',
    ),
  z
    .object({
      type: z.literal('bets'),
      who: z.string(),
      bets: z.array(betView),
      spots: z.array(spotView).exactOptional().describe('where they are not as everybody was last told'),
      standing: standingView
        .exactOptional()
        .describe("where it is not as everybody was last told: a player's bank covers less with every bet"),
    })
    .describe(
      'The bets of one person, all of them, as they now lie; the spots and what stands beside the bets if they are otherwise than before',
    ),
  z.object({ type: z.literal('spots'), spots: z.array(spotView) }),
  z.object({ type: z.literal('dealing-began'), phase: phaseView, standing: standingView }),
  z
    .object({ type: z.literal('meters'), meters: z.array(meterView) })
    .describe('Meters that this table shares have moved, here or at another table'),
  z
    .object({
      type: z.literal('round'),
      event: roundStep,
      places: z.array(placeView),
      bets: z.array(betView).describe('a decision may have added to them'),
      asking: askingView.nullable(),
    })
    .describe('A step of the round, and the hands as they now lie'),
  z.object({
    type: z.literal('round-over'),
    phase: phaseView,
    summary: summary.nullable(),
    results: z.array(resultView),
    standing: standingView,
  }),
  z.object({ type: z.literal('shoe-over'), shoe: count }),
  z.object({ type: z.literal('watching'), watching: count }),
]);
export type TableEventView = Sent<typeof tableEventView>;
