import {
  accountsOf,
  type Bet,
  cents,
  Refused,
  type Round,
  type RoundEvent,
  type RoundInput,
  stakedIn,
  stakePostings,
} from '@croupier/table';
import { type Decision, type Movement, refused, type TableCommand } from './commands.ts';
import type { TableSetting } from './setting.ts';
import { roundOf, seatsPlayed, type TableState } from './state.ts';

type AnswerCommand = Extract<TableCommand, { do: 'answer' | 'answer-for-absent' }>;

/** Whose turn it is decides, as the question allows; chips that the decision puts down leave the wallet with it. */
export function decideAnswer(table: TableSetting, state: TableState, command: AnswerCommand): Decision {
  if (state.phase !== 'dealing') return refused('Nobody is asked for anything now.');
  const round = roundOf(table, state);
  const { waiting } = round;
  if (waiting.for !== 'answer') return refused('Nobody is asked for anything now.');
  const { questions } = waiting;
  const { seat } = command;
  const question = questions.find((one) => one.seat === seat);
  if (!question) return refused(`It is the turn of seat ${questions.map((one) => one.seat).join(', ')}.`);
  if (command.do === 'answer-for-absent')
    return answered(table, round, { seat, answer: question.absent, absent: true });
  if (!seatsPlayed(state, command.player).includes(seat)) return refused(`Seat ${seat} is not yours.`);
  return answered(table, round, { seat, answer: command.answer });
}

function answered(table: TableSetting, round: Round, input: RoundInput): Decision {
  try {
    const event = round.advance(input);
    return { events: [event], movements: movedBy(table, event) };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    throw error;
  }
}

/** What an answer stakes leaves the wallet with it; what it takes back comes home at once. */
function movedBy(table: TableSetting, event: RoundEvent): Movement[] {
  const accounts = accountsOf(table.id);
  const moved = (reason: string, bets: readonly Bet[], sign: 1 | -1): Movement[] =>
    bets.map(({ player, amount }) => ({
      reason,
      event: 0,
      postings: stakePostings(accounts, player, cents(sign * amount)),
    }));
  const withdrawn = event.type === 'answered' ? (event.withdrawn ?? []) : [];
  return [...moved('play', stakedIn(event), 1), ...moved('withdraw', withdrawn, -1)];
}
