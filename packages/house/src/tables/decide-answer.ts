import { type Answer, accountsOf, Refused, type RoundInput, stakePostings } from '@croupier/table';
import { type Decision, refused, type TableCommand } from './commands.ts';
import type { TableSetting } from './setting.ts';
import { advanced, roundSeen, seatsPlayed, type TableState } from './state.ts';

type AnswerCommand = Extract<TableCommand, { do: 'answer' | 'answer-for-absent' }>;

/** Whose turn it is decides, as the question allows; chips that the decision puts down leave the wallet with it. */
export function decideAnswer(table: TableSetting, state: TableState, command: AnswerCommand): Decision {
  if (state.phase !== 'dealing') return refused('Nobody is asked for anything now.');
  const { waiting } = roundSeen(table, state);
  if (waiting.for !== 'answer') return refused('Nobody is asked for anything now.');
  const { question } = waiting;
  if (question.seat !== command.seat) return refused(`It is the turn of seat ${question.seat}.`);
  if (command.do === 'answer-for-absent')
    return answered(table, state, { answer: question.absent, absent: true });
  if (!seatsPlayed(state, command.player).includes(question.seat))
    return refused(`Seat ${question.seat} is not yours.`);
  return answered(table, state, { answer: plain(command.answer) });
}

const plain = ({ verb, amount }: Answer): Answer => ({ verb, ...(amount === undefined ? {} : { amount }) });

function answered(table: TableSetting, state: TableState, input: RoundInput): Decision {
  try {
    const event = advanced(table, state, (round) => round.advance(input));
    const staked = event.type === 'answered' ? event.staked : undefined;
    const postings = staked ? stakePostings(accountsOf(table.id), staked.player, staked.amount) : [];
    return {
      events: [event],
      movements: postings.length > 0 ? [{ reason: 'play', event: 0, postings }] : [],
    };
  } catch (error) {
    if (error instanceof Refused) return { refused: error.refusal };
    throw error;
  }
}
