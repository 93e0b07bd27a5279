import { inSteps, Refused, type RoundInput, refusalOfAnswer } from '@croupier/table';
import type { Decision, TableCommand } from './commands.ts';
import { refused } from './decision.ts';
import { followed } from './moved.ts';
import type { TableSetting } from './setting.ts';
import { advanced, roundSeen, seatsPlayed, type TableState, turnAt } from './state.ts';

type AnswerCommand = Extract<TableCommand, { do: 'answer' | 'answer-for-absent' }>;

/** Whose turn it is decides, as the question allows; chips that the decision puts down leave the wallet with it. */
export function decideAnswer(table: TableSetting, state: TableState, command: AnswerCommand): Decision {
  if (state.phase !== 'dealing') return refused('Nobody is asked for anything now.');
  const dealt = roundSeen(table, state);
  const { waiting } = dealt;
  if (waiting.for !== 'answer') return refused('Nobody is asked for anything now.');
  const { questions } = waiting;
  const { seat } = command;
  const question = questions.find((one) => one.seat === seat);
  if (!question) return refused(`It is the turn of seat ${questions.map((one) => one.seat).join(', ')}.`);
  if (command.do === 'answer-for-absent')
    return answered(table, state, { seat, answer: question.absent, absent: true });
  if (!seatsPlayed(state, command.player).includes(seat)) return refused(`Seat ${seat} is not yours.`);
  const { round = state.round, turn = turnAt(dealt, seat) } = command;
  if (round !== state.round || turn !== turnAt(dealt, seat))
    return refused('That was meant for another turn.');
  const why = refusalOfAnswer(inSteps(question, table.limits), command.answer);
  return why ? { refused: why } : answered(table, state, { seat, answer: command.answer });
}

function answered(table: TableSetting, state: TableState, input: RoundInput): Decision {
  try {
    return followed(table, state, [advanced(table, state, (round) => round.advance(input))]);
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    throw error;
  }
}
