import type { Card } from '@croupier/cards';
import type { PlayerBank } from './bank-rules.ts';
import type { Bet, PlayerId } from './bets.ts';
import type { Spots } from './betting.ts';
import { openLimits, refusal } from './betting.ts';
import { Refused } from './cite.ts';
import {
  type Action,
  type Answer,
  actionNamed,
  type Parts,
  type Question,
  type Verb,
  verbNamed,
} from './decision.ts';
import type { TableGame } from './game.ts';
import { type Cents, cents } from './money.ts';
import {
  bankOf,
  betsOf,
  RecordedCards,
  type RecordedDecision,
  type RecordedLine,
  type RecordedResult,
  type RoundRecord,
  readCards,
  resultOf,
} from './record.ts';
import type { Round, RoundInput } from './round.ts';

/**
 * Deals a recorded round again by the rules. What the rules do not allow is refused in one sentence. The cards of a shoe's
 * first round may begin with those that were burned, where the game burns: if they do not come out as they stand, or not to
 * the result that the record gives.
 */
export function replayRecord(game: TableGame, record: RoundRecord): Round {
  const bets = betsOf(record);
  const bank = bankOf(record);
  refuseIllegalBets(game, bets, bank, sittersOf(record));
  const { shoe, burn } = game.layout;
  const again = (cards: RecordedCards): Round =>
    dealtAgain(game.start(bets, bank ? { bank } : {}), record, cards);
  const asItStands = attempted(() => again(new RecordedCards(record, shoe)));
  if (burn && record.cards !== undefined && !isAsRecorded(asItStands, record)) {
    const afterBurn = attempted(() => again(new RecordedCards(record, shoe, burn.count)));
    if (!(afterBurn instanceof Refused) && (asItStands instanceof Refused || isAsRecorded(afterBurn, record)))
      return afterBurn;
  }
  if (asItStands instanceof Refused) throw asItStands;
  return asItStands;
}

/** Who has a spot, where the record says so: others may bet behind somebody who sits a round out. */
const sittersOf = ({ seats }: RoundRecord): ReadonlyMap<number, PlayerId> =>
  new Map(seats.flatMap(({ seat, player }) => (player === undefined ? [] : [[seat, player] as const])));

function attempted(deal: () => Round): Round | Refused {
  try {
    return deal();
  } catch (error) {
    if (error instanceof Refused) return error;
    throw error;
  }
}

const isAsRecorded = (round: Round | Refused, { result }: RoundRecord): boolean =>
  !(round instanceof Refused) && (result === undefined || differenceOf(result, round) === undefined);

function dealtAgain(round: Round, record: RoundRecord, cards: RecordedCards): Round {
  const decisions = (record.decisions ?? []).slice();
  const numbers = (record.numbers ?? []).slice();
  const { voided } = record;
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') break;
    if (voided && round.events.length === voided.after) {
      const { reason, cite } = voided;
      round.void({ reason, ...(cite ? { cite } : {}) });
      break;
    }
    if (waiting.for === 'card') {
      round.advance({ card: cards.next(waiting.due.to, waiting.due.pile) });
    } else if (waiting.for === 'number') {
      round.advance({ number: numbers.shift() ?? 1 });
    } else if (waiting.for === 'answer') {
      const together = waiting.questions.length > 1 || waiting.since < round.events.length;
      const spots = (seat: number): readonly number[] => spotsBeside(record, seat);
      const later = (seat: number): boolean => together && spots(seat).length > 1;
      const [question] = waiting.questions;
      const chosen = chosenHand(question, decisions, spots(question.seat));
      round.advance(chosen ?? recordedAnswer(waiting.questions, decisions, later));
    } else {
      round.advance();
    }
  }
  if (voided && round.events.at(-1)?.type !== 'voided') {
    const steps = round.events.length;
    throw new Refused({
      reason: `The record has the round void after step ${voided.after}; it was settled with step ${steps}.`,
    });
  }
  cards.refuseLeftOver();
  const [extra] = decisions;
  if (extra)
    throw new Refused({ reason: `The record has seat ${extra.seat} ${extra.do}, but nobody was asked.` });
  return round;
}

/**
 * What the record has a seat do that is asked now; a courtesy may be left out. Of several spots of one player some may be
 * asked later than those of others who are asked together, and a record that goes by seat has them before these.
 */
function recordedAnswer(
  questions: readonly [Question, ...Question[]],
  decisions: RecordedDecision[],
  later: (seat: number) => boolean,
): RoundInput {
  const [first] = questions;
  if (first.courtesy && !isAnsweredBy(first, decisions[0])) return { answer: first.absent, absent: true };
  const at = decisions.findIndex(
    (one) => questions.some(({ seat }) => seat === one.seat) || !later(one.seat),
  );
  const [decision] = decisions.splice(Math.max(at, 0), 1);
  const question = questions.find(({ seat }) => seat === decision?.seat);
  if (!decision || !question) {
    throw new Refused({ reason: `Seat ${first.seat} is to decide, but the record does not say what.` });
  }
  return { seat: question.seat, answer: answerOf(question, decision) };
}

/** The seats of whoever has this one. */
function spotsBeside({ seats }: RoundRecord, number: number): readonly number[] {
  const player = seats.find(({ seat }) => seat === number)?.player;
  if (player === undefined) return [number];
  return seats
    .filter((one) => one.player === player)
    .map(({ seat }) => seat)
    .toSorted((a, b) => a - b);
}

/**
 * Of several hands a player looks at one, and the dealer sets the others the house way (bclc-poker 2.0 §3.2.3). A record need
 * not say which one that is if it has that hand set, and may say of the others that they are set so.
 */
function chosenHand(
  { seat, courtesy, absent }: Question,
  decisions: RecordedDecision[],
  spots: readonly number[],
): RoundInput | undefined {
  if (!courtesy || absent.verb !== 'hold') return undefined;
  const first = (verb: Verb): number | undefined =>
    decisions.find((one) => one.do === verb && spots.includes(one.seat))?.seat;
  const held = first('hold') ?? first('set') ?? first('house-way');
  if (held === undefined) return undefined;
  // The last of them is held when no other is, without a question.
  const settled = held === spots.at(-1) ? [seat, held] : [seat];
  const dealerSets = held === seat ? spots.filter((spot) => spot !== seat) : [seat];
  const others = decisions.filter(
    (one) =>
      !((one.do === 'hold' || one.do === 'decline') && settled.includes(one.seat)) &&
      !(one.do === 'house-way' && dealerSets.includes(one.seat)),
  );
  decisions.splice(0, decisions.length, ...others);
  return { seat, answer: { verb: held === seat ? 'hold' : 'decline' } };
}

const isAnsweredBy = ({ seat, actions }: Question, decision: RecordedDecision | undefined): boolean =>
  decision?.seat === seat && actions.some(({ verb }) => verb === decision.do);

/** A recorded decision as an answer: "times" is so many units of the action. */
function answerOf(question: Question, decision: RecordedDecision): Answer {
  const verb = verbNamed(decision.do);
  const action = verb && actionNamed(question, verb);
  if (!verb || !action) {
    const verbs = question.actions.filter(({ refused }) => !refused).map((one) => one.verb);
    throw new Refused({
      reason: `Seat ${question.seat} may ${verbs.join(' or ')}, not ${decision.do}.`,
      cite: question.cite,
    });
  }
  const amount = amountOf(question, action, decision);
  const parts = partsOf(action, decision);
  const also = decision.bonus ? (action.adds ?? []).filter(({ optional }) => optional) : [];
  return {
    verb,
    ...(amount === undefined ? {} : { amount }),
    ...(decision.cards === undefined ? {} : { cards: readCards(decision.cards) }),
    ...(parts ? { parts } : {}),
    ...(also.length > 0 ? { also: also.map(({ wager }) => wager) } : {}),
  };
}

function amountOf(
  { seat, cite }: Question,
  { verb, unit }: Action,
  { times }: RecordedDecision,
): Cents | undefined {
  if (times === undefined) return undefined;
  const amount = unit === undefined ? Number.NaN : unit * times;
  if (Number.isSafeInteger(amount)) return cents(amount);
  throw new Refused({ reason: `Seat ${seat} cannot ${verb} ${times} times here.`, cite });
}

/** Parts by their names, or the hands of a split in the order of the parts that its action names. */
function partsOf({ takes }: Action, { low, mid, high, hands }: RecordedDecision): Parts<Card[]> | undefined {
  if (hands) {
    const names = takes && 'parts' in takes ? Object.keys(takes.parts) : [];
    return Object.fromEntries(hands.map((hand, i) => [names[i] ?? `hand ${i + 1}`, readCards(hand)]));
  }
  const named = Object.entries({ low, mid, high }).flatMap(([part, text]) =>
    text === undefined ? [] : [[part, readCards(text)] as const],
  );
  return named.length > 0 ? Object.fromEntries(named) : undefined;
}

/** Refuses bets that the game forbids. No limits are posted here: only the rules of the game judge them. */
export function refuseIllegalBets(
  game: TableGame,
  bets: readonly Bet[],
  bank: PlayerBank | undefined,
  sitters: ReadonlyMap<number, PlayerId> = new Map(),
): void {
  const limits = openLimits(game.layout);
  const own = bets.filter(({ kind }) => kind !== 'back').map(({ spot, player }) => [spot, player] as const);
  const spots: Spots = new Map(
    [...sitters, ...own].map(([spot, holder]) => [spot, { holder, backBets: true }]),
  );
  for (const player of new Set(bets.map((bet) => bet.player))) {
    const why = refusal({ layout: game.layout, limits, ...(bank ? { bank } : {}) }, spots, bets, player);
    if (why) throw new Refused(why);
  }
}

const keyOf = (line: RecordedLine): string =>
  `${line.seat === 'dealer' ? 'the dealer' : `seat ${line.seat}`}'s ${line.wager}${line.tip ? ' (tip)' : ''}${line.player ? ` (${line.player})` : ''}`;

const COMPARED = ['stake', 'result', 'won', 'commission', 'returned'] as const;

/** The first difference between what a record says and what the rules give; undefined when there is none. */
export function differenceOf(recorded: RecordedResult, round: Round): string | undefined {
  const computed = resultOf(round);
  const due = computed.lines.slice();
  for (const line of recorded.lines) {
    // A bet that a bank covered only in part has two lines.
    const at = due.findIndex((one) => keyOf(one) === keyOf(line) && one.stake === line.stake);
    const rules = due[at] ?? due.find((one) => keyOf(one) === keyOf(line));
    if (!rules) return `The record settles ${keyOf(line)}, which the rules do not.`;
    due.splice(due.indexOf(rules), 1);
    const field = COMPARED.find((name) => line[name] !== rules[name]);
    if (field)
      return `At ${keyOf(line)} the record says ${field} ${line[field]}, the rules give ${rules[field]}.`;
  }
  const [missing] = due;
  if (missing) return `The rules settle ${keyOf(missing)}, which the record does not.`;
  for (const [meter, recordedAt] of Object.entries(recorded.meters ?? {})) {
    const rules = computed.meters?.[meter];
    if (rules !== recordedAt)
      return `The record leaves the meter ${meter} at ${recordedAt}, the rules at ${rules ?? 'nothing'}.`;
  }
  const said = recorded.announcements;
  if (!said) return undefined;
  const calls = computed.announcements ?? [];
  for (let at = 0; at < Math.max(calls.length, said.length); at += 1) {
    if (withoutArticles(calls[at]) !== withoutArticles(said[at]))
      return `The dealer says ${quoted(calls[at])}, the record ${quoted(said[at])}.`;
  }
  return undefined;
}

/** Earlier records call hands without: "Dealer has pair of kings." */
const withoutArticles = (call: string | undefined): string | undefined => call?.replaceAll(/\ba /g, '');

const quoted = (call: string | undefined): string => (call === undefined ? 'nothing' : `"${call}"`);
