import type { PlayerBank } from './bank-rules.ts';
import type { Bet } from './bets.ts';
import type { Spots } from './betting.ts';
import { openLimits, refusal } from './betting.ts';
import { Refused } from './cite.ts';
import type { TableGame } from './game.ts';
import { cents } from './money.ts';
import {
  bankOf,
  betsOf,
  RecordedCards,
  type RecordedDecision,
  type RecordedLine,
  type RecordedResult,
  type RoundRecord,
  resultOf,
} from './record.ts';
import type { Round } from './round.ts';
import type { Answer, Question } from './script.ts';

/** Deals a recorded round again by the rules. What the rules do not allow is refused in one sentence. */
export function replayRecord(game: TableGame, record: RoundRecord): Round {
  const bets = betsOf(record);
  const bank = bankOf(record);
  refuseIllegalBets(game, bets, bank);
  const round = game.start(bets, bank ? { bank } : {});
  const cards = new RecordedCards(record, game.layout.shoe);
  const decisions = (record.decisions ?? []).slice();
  const { voided } = record;
  for (;;) {
    const { waiting } = round;
    if (waiting.for === 'nothing') break;
    if (voided && round.events.length === voided.after) {
      const { reason, cite } = voided;
      round.void({ reason, ...(cite ? { cite } : {}) });
      break;
    }
    if (waiting.for === 'card' && waiting.step.do === 'deal') {
      round.advance({ card: cards.next(waiting.step.to.name) });
    } else if (waiting.for === 'answer') {
      if (waiting.question.courtesy && !isAnsweredBy(waiting.question, decisions[0])) {
        round.advance({ answer: waiting.question.absent, absent: true });
        continue;
      }
      const decision = decisions.shift();
      if (decision?.seat !== waiting.question.seat) {
        throw new Refused({
          reason: `Seat ${waiting.question.seat} is to decide, but the record does not say what.`,
        });
      }
      round.advance({ answer: answerOf(waiting.question, decision) });
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

const isAnsweredBy = ({ seat, actions }: Question, decision: RecordedDecision | undefined): boolean =>
  decision?.seat === seat && actions.some(({ verb }) => verb === decision.do);

/** A recorded decision as an answer: "times" is so many units of the action. */
function answerOf(question: Question, { do: verb, times }: RecordedDecision): Answer {
  if (times === undefined) return { verb };
  const unit = question.actions.find((action) => action.verb === verb)?.unit;
  const amount = unit === undefined ? Number.NaN : unit * times;
  if (!Number.isSafeInteger(amount)) {
    throw new Refused({
      reason: `Seat ${question.seat} cannot ${verb} ${times} times here.`,
      cite: question.cite,
    });
  }
  return { verb, amount: cents(amount) };
}

/** A record carries no posted limits, so only the rules of the game judge its bets. */
function refuseIllegalBets(game: TableGame, bets: readonly Bet[], bank: PlayerBank | undefined): void {
  const limits = openLimits(game.layout);
  const spots: Spots = new Map(
    bets
      .filter(({ kind }) => kind !== 'back')
      .map(({ spot, player }) => [spot, { holder: player, backBets: true }]),
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
    if (calls[at] !== said[at])
      return `The dealer says ${quoted(calls[at])}, the record ${quoted(said[at])}.`;
  }
  return undefined;
}

const quoted = (call: string | undefined): string => (call === undefined ? 'nothing' : `"${call}"`);
