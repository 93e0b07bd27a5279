import type { HandEventView } from '@croupier/games';
import { VERBS } from '@croupier/table';
import { z } from 'zod';
import { postedIrregularity } from './http.ts';
import { action, cents, chosenOptions, cite, count, refusal, rulebook, type Sent, time } from './terms.ts';

/** Poker tables: what is shown and told there. */

const seat = count;

/** Somebody in a seat. */
const pokerSeatView = z.object({
  seat,
  who: z.string(),
  name: z.string(),
  bot: z.boolean().describe("a player of the house's own, played by a program"),
  stack: cents.describe('chips behind; what is in front of the player in a hand is with the hand'),
  sittingOut: z.boolean(),
  absent: z.boolean().describe('did not act in time, and was sat out for it'),
  leaving: z.boolean().describe('leaves when the hand is over'),
  isNew: z.boolean().describe('sat down and waits for the button to pass'),
  owes: z.object({ small: z.boolean(), big: z.boolean() }),
  inHand: z.boolean(),
  straddles: cents.nullable().describe('has declared a straddle of this much for the next hand'),
});
export type PokerSeatView = Sent<typeof pokerSeatView>;

/** Somebody on the list for a seat. */
const pokerWaitingView = z.object({
  who: z.string(),
  name: z.string(),
  until: time.nullable().describe('a seat is offered to them and kept until then; null while none is free'),
});
export type PokerWaitingView = Sent<typeof pokerWaitingView>;

const pokerPhaseView = z
  .object({
    name: z.enum(['waiting', 'playing', 'over']),
    since: time,
    until: time.nullable().describe('when that ends'),
  })
  .describe('`waiting` for players, `playing` a hand, `over` while the result can be read');
export type PokerPhaseView = Sent<typeof pokerPhaseView>;

const card = z.string().nullable().describe('two letters; null is a back');

const pokerPotView = z.object({ amount: cents, seats: z.array(seat).describe('the seats that may win it') });

const pokerPlayerView = z.object({
  seat,
  stack: cents,
  bet: cents.describe('in front of the player on this street'),
  status: z.enum(['in', 'all-in', 'folded', 'dead', 'mucked']),
  cards: z.array(card).describe('backs unless shown to everybody; your own are in `you`'),
  call: z.string().nullable().describe("the dealer's call of a hand that everybody sees"),
});
export type PokerPlayerView = Sent<typeof pokerPlayerView>;

/** A winning hand as the dealer reads it (bclc-poker 17.0 §10.15). */
const readHandView = z.object({
  seat,
  board: count,
  hand: z.enum(['high', 'low']),
  cards: z
    .array(z.string())
    .describe('those that make it; what else the winner and the board have is pulled down'),
});

/** A hand as everybody sees it. */
const pokerHandView = z.object({
  street: z.string().describe('the street, or `showdown` once betting is over'),
  boards: z.array(z.array(z.string())),
  pots: z.array(pokerPotView).describe('the main pot first, without the bets in front of the players'),
  price: cents.describe('what has to be matched to stay in'),
  players: z.array(pokerPlayerView).describe("from the button's left, the button last"),
  toAct: seat.nullable(),
  raked: cents,
  dropped: cents,
  read: z.array(readHandView).describe('the winning hands, once their pots are pushed'),
});
export type PokerHandView = Sent<typeof pokerHandView>;

/** What happened in a hand, as everybody learns of it: the view that the games themselves give of it. */
const pokerStepView = z.discriminatedUnion('type', [
  z.object({ type: z.literal('posted'), seat, kind: z.string(), money: z.string(), amount: cents, cite }),
  z.object({ type: z.literal('burned'), cite }),
  z.object({ type: z.literal('dealt'), seat, card, cite }),
  z
    .object({ type: z.literal('exposed'), seat, card: z.string(), cite })
    .describe("A card of a player's that lay face down is turned up for everybody"),
  z.object({ type: z.literal('turned'), board: count, card: z.string(), cite }),
  z.object({
    type: z.literal('acted'),
    seat,
    verb: z.enum(VERBS),
    to: cents.nullable().describe('the total of a bet or raise'),
    put: cents.describe('the chips that it took'),
    allIn: z.boolean(),
    discarded: z.array(z.string()).describe('what the seat of whoever looks threw away'),
    cite,
  }),
  z
    .object({ type: z.literal('timed-out'), seat, cite })
    .describe('The clock ran out on somebody who faced a bet: the hand is dead'),
  z
    .object({ type: z.literal('returned'), seat, amount: cents, cite })
    .describe('The part of a bet that nobody called goes back'),
  z.object({ type: z.literal('collected'), pots: z.array(pokerPotView), cite }),
  z.object({ type: z.literal('shown'), seat, cards: z.array(z.string()), cite }),
  z.object({ type: z.literal('mucked'), seat, cite }),
  z
    .object({ type: z.literal('seen'), seat, by: seat, cards: z.array(z.string()), cite })
    .describe(
      'A hand of the showdown that was not shown, turned up for everybody because `by` asked to see it',
    ),
  z.object({ type: z.literal('chopped'), seats: z.array(seat), cite }),
  z.object({ type: z.literal('raked'), amount: cents, cite }),
  z.object({ type: z.literal('dropped'), amount: cents, cite }),
  z.object({
    type: z.literal('awarded'),
    seat,
    amount: cents,
    pot: count.describe('0 is the main pot'),
    board: count,
    hand: z.string().nullable().describe('`high` or `low`; null where nobody had to show'),
    call: z.string().nullable(),
    cite,
  }),
  z
    .object({ type: z.literal('voided'), irregularity: z.string(), name: z.string(), cite })
    .describe('Something went wrong with the cards: the hand is void, and all chips have gone back'),
  z.object({ type: z.literal('finished'), stacks: z.array(z.object({ seat, stack: cents })) }),
]) satisfies z.ZodType<HandEventView>;
export type PokerStepView = HandEventView;

const pokerAskingView = z
  .object({
    seat,
    turn: count.describe('names the question: an `act` says which one it answers'),
    since: time,
    until: time.describe('then the house checks or folds for them'),
    timeBank: count
      .exactOptional()
      .describe("so many milliseconds at the end come out of the player's time bank"),
    clock: z
      .object({ by: seat, warns: time })
      .exactOptional()
      .describe('the clock was called: at `warns` there is a warning, at `until` the hand is dead'),
  })
  .describe('who is to act');
export type PokerAskingView = Sent<typeof pokerAskingView>;

/** A card that was committed to and has been seen: SHA-256 over these is the commitment of its position. */
const openedCardView = z.object({
  position: count.describe('from 0, in the order in which cards leave the deck, burns included'),
  card: z.string(),
  salt: z.string().describe('16 bytes in hexadecimal'),
});
export type OpenedCardView = Sent<typeof openedCardView>;

const commitments = z
  .array(z.string())
  .describe('SHA-256 in hexadecimal for each position of the deck, published before the first card');

/** What only you may know at a poker table. */
export const pokerYouView = z.object({
  who: z.string(),
  name: z.string(),
  balance: cents.describe('in your wallet'),
  seat: seat.nullable(),
  inPlay: cents.describe(
    'your chips at this table, bets of the hand in play included until it is over; 0 without a seat',
  ),
  cards: z
    .array(z.string())
    .describe('your hole cards of the hand on the table, also when you have folded; empty otherwise'),
  have: z
    .string()
    .nullable()
    .describe('what you have: "pair of aces"; null before the flop, and in stud before the fifth card'),
  question: pokerAskingView
    .extend({ actions: z.array(action), cite })
    .nullable()
    .describe('everything you may do, when it is your turn'),
  straddle: z
    .object({
      least: cents,
      most: cents,
      step: cents,
      declared: cents.nullable(),
      refused: refusal.exactOptional(),
    })
    .nullable()
    .describe(
      'the straddle that you may declare for the next hand, or why you may not, and what you have declared; ' +
        'null without a seat or where no straddle is played',
    ),
  clock: z
    .object({ turn: count, refused: refusal.exactOptional() })
    .nullable()
    .describe(
      'whether you may ask for the clock on whoever is to act, or why not; null while nobody else is',
    ),
  maySee: z
    .array(seat)
    .describe('the seats whose hands of the showdown were not shown and which you may ask to see'),
  mayAdd: z
    .object({ least: cents, most: cents, step: cents })
    .nullable()
    .describe('how many chips you could add now; null when you may not'),
  wishes: z
    .object({
      sitOutAtBlind: z
        .boolean()
        .nullable()
        .describe('you are dealt out when the big blind comes to you; null in a game without blinds'),
      rebuyTo: cents
        .nullable()
        .describe('after every hand your stack is filled up to this out of your wallet; null: it is not'),
    })
    .nullable()
    .describe('what is done for you between hands; null without a seat'),
  list: z
    .object({
      place: count.nullable().describe('your place on the list, from 1; null: you are not on it'),
      until: time.nullable().describe('a seat is offered to you and kept until then'),
      maySit: z.boolean().describe('a seat is free for you'),
      mayJoin: z.boolean().describe('you may put your name on the list'),
    })
    .nullable()
    .describe('how you come to a seat; null when you have one'),
  opened: z
    .array(openedCardView)
    .describe('your own cards opened, when the hand is over: proof of what you were dealt, for you alone'),
});
/** What only one player at a poker table is told: cards, chips and questions of their own. */
export type PokerYouView = Sent<typeof pokerYouView>;
/** What a player in turn is asked, as it is sent to them. */
export type PokerQuestionView = NonNullable<PokerYouView['question']>;

/** What is posted before the first card. */
const pokerForcedView = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('blinds'), small: cents, big: cents }),
  z.object({
    kind: z.literal('antes'),
    ante: cents,
    bringIn: cents.nullable().describe('what a stud opener may post instead of a bet'),
  }),
]);
export type PokerForcedView = Sent<typeof pokerForcedView>;

/** The stakes that are posted at the table. */
const pokerStakesView = z.object({
  betting: z.enum(['no-limit', 'pot-limit', 'fixed-limit']),
  forced: pokerForcedView,
  firstBet: cents.describe(
    'the bet of the first round: the big blind, or the small bet of a game with antes',
  ),
  smallBet: cents.describe('fixed limit: the bet of the early streets; otherwise the minimum bet'),
  bigBet: cents.describe('fixed limit: the bet of the late streets; otherwise the minimum bet'),
  maximumBet: cents
    .nullable()
    .describe(
      'the most that one bet or raise may be, where the house has set a ceiling (bclc-poker 17.0 §3.5)',
    ),
  smallestChip: cents,
  minimumBuyIn: cents,
  maximumBuyIn: cents,
  rake: z.object({ percent: z.number(), cap: cents }).nullable(),
  kill: z.enum(['full', 'half']).nullable().describe('where the table plays a kill (bclc-poker 22.0)'),
});
export type PokerStakesView = Sent<typeof pokerStakesView>;

/** What a hand at a table with a kill is played for (bclc-poker 22.0). */
const pokerKillView = z.object({
  state: z.enum(['neutral', 'leg-up', 'kill']).describe('the kill button before the hand'),
  seat: seat.nullable().describe('who has it; null where nobody does, or its holder has left'),
  smallBet: cents.describe('the bets of this hand, as in the stakes'),
  bigBet: cents,
});
export type PokerKillView = Sent<typeof pokerKillView>;

/** A hand on the table, being played or just over. */
const pokerHandOnTable = z.object({
  number: count,
  name: z.string().describe('what the commitments are to: `holdem-1#17`'),
  button: seat,
  kill: pokerKillView.nullable().describe('null where the table plays none'),
  commitments,
  dealtTo: z
    .array(z.object({ seat, who: z.string(), name: z.string() }))
    .describe('who was dealt in: some may have left since, and others sit there'),
  view: pokerHandView,
  log: z.array(pokerStepView).describe('everything that happened in it so far'),
  opened: z.array(openedCardView).describe('the cards that everybody saw, once it is over'),
});
export type PokerHandOnTable = Sent<typeof pokerHandOnTable>;

/** A jackpot that poker tables play for: `GET /api/jackpots`. */
export const pokerJackpotView = z.object({
  fund: z.string(),
  name: z.string(),
  jackpot: z.string().describe('its id in the catalogue'),
  title: z.string(),
  day: z
    .string()
    .nullable()
    .describe('the business day for which it is posted; null before the first posting'),
  pool: cents.describe('what is in the fund now; it grows with every hand, and can be won once it is posted'),
  prizes: z
    .array(
      z.object({ name: z.string().nullable(), title: z.string(), amount: cents, won: z.boolean(), cite }),
    )
    .describe('what can be won until the next posting; 0 for what has been won, and for what is not posted'),
  sign: z
    .array(z.object({ text: z.string(), cites: z.array(cite) }))
    .describe('the qualifying hands and the conditions'),
  chances: z
    .array(z.object({ players: count, oneIn: z.number() }))
    .describe(
      "how often it is won at hold'em by the number of players dealt in: one in so many hands, counted over every deal, " +
        'if every hand is played to its end',
    ),
  tables: z.array(z.string()),
  waiting: z
    .array(z.object({ hand: z.string(), prize: z.string().nullable(), posted: cents, winners: count }))
    .describe('won, and waiting to be confirmed'),
  listed: z
    .array(z.object({ hand: z.string(), call: z.string() }))
    .describe('the best hands of the day so far'),
  results: z
    .object({
      day: z.string().nullable(),
      total: cents,
      hands: z.array(z.object({ place: count, hand: z.string(), call: z.string(), amount: cents })),
    })
    .nullable()
    .describe(
      'of a bonus of the day: what the day before had collected, and the hands that won it; null for others',
    ),
});
export type PokerJackpotView = Sent<typeof pokerJackpotView>;

const chairs = count.describe('how many seats there are; they are numbered from 1, clockwise');

/** A poker table as one viewer sees it. */
export const pokerTableView = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  title: z.string(),
  seq: count.describe('events with a greater one go on from here'),
  now: time,
  stakes: pokerStakesView,
  chairs,
  boardCards: count.describe('how many community cards there are in the end; 0 in stud'),
  holeCards: count.describe(
    'how many cards of their own a player is dealt in the end, those that are thrown away too',
  ),
  irregularities: z
    .array(postedIrregularity)
    .describe('what can go wrong with the cards; whoever of the staff calls it makes the hand void'),
  phase: pokerPhaseView,
  seats: z.array(pokerSeatView),
  waiting: z.array(pokerWaitingView).describe('who waits for a seat, the first first'),
  button: seat.nullable(),
  hand: pokerHandOnTable.nullable(),
  asking: pokerAskingView.nullable(),
  jackpots: z.array(pokerJackpotView).describe('the jackpots that the table plays for'),
  watching: count,
  you: pokerYouView,
});
/** A poker table, as somebody there sees it. */
export type PokerTableView = Sent<typeof pokerTableView>;

/** What happened at a poker table, as everybody there learns of it. */
export const pokerEventView = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('seats'),
      why: z.enum([
        'sat-down',
        'left',
        'leaving',
        'sat-out',
        'came-back',
        'chips-added',
        'straddle-declared',
      ]),
      seat,
      seats: z.array(pokerSeatView),
      waiting: z.array(pokerWaitingView),
      asking: pokerAskingView.nullable(),
    })
    .describe(
      'People came, went, sat out, came back or added chips: the seats as they are now, and until when is waited for whoever is asked',
    ),
  z
    .object({ type: z.literal('waiting'), waiting: z.array(pokerWaitingView) })
    .describe('The list of those who wait for a seat, as it is now'),
  z.object({
    type: z.literal('hand-began'),
    phase: pokerPhaseView,
    seats: z.array(pokerSeatView),
    hand: pokerHandOnTable,
  }),
  z
    .object({ type: z.literal('clock'), by: seat, asking: pokerAskingView.nullable() })
    .describe('The seat `by` asked for the clock, and it is on'),
  z
    .object({
      type: z.literal('hand'),
      steps: z.array(pokerStepView),
      view: pokerHandView,
      asking: pokerAskingView.nullable(),
    })
    .describe('What one card or one action led to, in order, and the hand as it now is'),
  z.object({
    type: z.literal('hand-over'),
    number: count,
    phase: pokerPhaseView,
    seats: z.array(pokerSeatView),
    opened: z.array(openedCardView),
    jackpots: z.array(pokerJackpotView).describe('as they stand after it'),
  }),
  z
    .object({ type: z.literal('cleared'), phase: pokerPhaseView })
    .describe('The cards were taken away; the table waits for players'),
  z
    .object({ type: z.literal('jackpots'), jackpots: z.array(pokerJackpotView) })
    .describe('A jackpot was won, or what can be won has changed'),
  z.object({ type: z.literal('watching'), watching: count }),
]);
export type PokerEventView = Sent<typeof pokerEventView>;

/** One poker table in the lobby: `GET /api/poker-tables`. */
export const pokerLobbyTable = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  title: z.string(),
  rulebook,
  stakes: pokerStakesView,
  chairs,
  taken: count.describe('seats that somebody has, people or bots'),
  bots: count.describe("how many of those are the house's own players', who make room where a table is full"),
  players: count.describe('people who have seats and look at the table now'),
  away: count.describe('people who have seats and do not look at the table now'),
  company: count.describe("how many of the house's own players come when a person sits down to play"),
  waiting: count.describe('how many wait for a seat'),
  you: z
    .object({ place: count, until: time.nullable() })
    .nullable()
    .describe('your place on the list, and until when a seat is kept for you; null if you are not on it'),
  watching: count,
  phase: pokerPhaseView,
  hand: count,
  averagePot: cents.nullable().describe('of the last twenty hands; null before the first'),
});
/** A poker table, as the lobby shows it. */
export type PokerLobbyTable = Sent<typeof pokerLobbyTable>;

/** What is posted at a poker table: `GET /api/poker-tables/:table/posted`. */
export const pokerPosted = z.object({
  table: z.string(),
  game: z.string(),
  title: z.string(),
  rulebook,
  stakes: pokerStakesView,
  options: chosenOptions,
});
export type PokerPosted = Sent<typeof pokerPosted>;

/** One of your hands: `GET /api/poker-tables/:table/hands?before=N`, newest first. */
export const pokerHandEntry = z.object({
  table: z.string(),
  hand: count,
  at: time,
  seat,
  net: cents,
  phh: z
    .string()
    .nullable()
    .describe('the hand history with your cards and what was shown; null where PHH has no way to write it'),
  pokerstars: z
    .string()
    .describe('the same in the text layout that trackers import; a void one is cancelled there'),
});
export type PokerHandEntry = Sent<typeof pokerHandEntry>;

/** One hand to be looked at again, step by step: `GET /api/poker-tables/:table/hands/:hand`. */
export const pokerHandReplay = z.object({
  table: z.string(),
  name: z.string(),
  game: z.string(),
  title: z.string(),
  stakes: pokerStakesView,
  chairs,
  boardCards: count,
  holeCards: count,
  hand: count,
  at: time.describe('when it was over'),
  button: seat,
  kill: pokerKillView.nullable(),
  seat: seat.nullable().describe('yours; null if you were not dealt in, and see what everybody saw'),
  net: cents.nullable(),
  players: z
    .array(z.object({ seat, name: z.string(), bot: z.boolean(), stack: cents }))
    .describe('who was dealt in, with what; others are called by their seats'),
  frames: z
    .array(z.object({ steps: z.array(pokerStepView), view: pokerHandView }))
    .describe('one for each action and for the cards of each street: what happened, and the hand after it'),
  phh: z.string().nullable(),
  pokerstars: z.string().nullable().describe('in the text layout that trackers import'),
  share: z
    .string()
    .nullable()
    .describe('with `?share=` anybody sees the hand as you do; null if you were not dealt in'),
});
export type PokerHandReplay = Sent<typeof pokerHandReplay>;

/** A hand for whoever wants to check it: `GET /api/poker-tables/:table/hands/:hand/proof`. */
export const pokerHandProof = z.object({
  table: z.string(),
  hand: count,
  name: z.string(),
  commitments,
  over: z.boolean(),
  opened: z
    .array(openedCardView)
    .describe('the cards that everybody saw, and, if you are signed in, your own'),
});
export type PokerHandProof = Sent<typeof pokerHandProof>;
