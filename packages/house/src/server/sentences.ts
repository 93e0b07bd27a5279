import { CardError, FairnessError, RankingError } from '@croupier/cards';
import { MoneyError, type Refusal, Refused } from '@croupier/table';
import { ZodError } from 'zod';
import {
  NameRefused,
  PasswordRefused,
  PersonError,
  SignInLocked,
  SignInRefused,
  TopUpRefused,
} from '../people/index.ts';
import { isUnreachable, StorageUnavailable } from '../storage/failures.ts';

/** What is said outside about an error, with the HTTP status that goes with it. */
export interface Sentence extends Refusal {
  readonly status: number;
}

/** Errors whose own sentence is meant for people. */
export function sentenceOf(error: unknown): Sentence {
  if (error instanceof Refused) return { status: 409, ...error.refusal };
  if (error instanceof ZodError) return { status: 400, reason: issueOf(error) };
  if (error instanceof SignInRefused) return { status: 401, reason: error.message };
  if (error instanceof SignInLocked) return { status: 429, reason: error.message };
  if (error instanceof NameRefused || error instanceof PasswordRefused) {
    return { status: 400, reason: error.message };
  }
  if (error instanceof TopUpRefused || error instanceof PersonError)
    return { status: 409, reason: error.message };
  if (
    error instanceof FairnessError ||
    error instanceof MoneyError ||
    error instanceof CardError ||
    error instanceof RankingError
  )
    return { status: 400, reason: error.message };
  if (error instanceof StorageUnavailable) return BOOKS_AWAY;
  return statusOf(error);
}

const OUR_FAULT: Sentence = {
  status: 500,
  reason: 'Something went wrong at the house; nothing was changed.',
};

const BOOKS_AWAY: Sentence = {
  status: 503,
  reason: 'The house cannot reach its books just now; try again in a moment.',
};

/** The server's own refusals (body too large, too many requests …) carry a status below 500 and a sentence. */
function statusOf(error: unknown): Sentence {
  if (!(error instanceof Error) || !('statusCode' in error) || typeof error.statusCode !== 'number')
    return isUnreachable(error) ? BOOKS_AWAY : OUR_FAULT;
  const { statusCode: status, message } = error;
  return status >= 400 && status < 500 ? { status, reason: message } : OUR_FAULT;
}

function issueOf(error: ZodError): string {
  const issue = error.issues[0];
  const where = issue?.path.length ? `${issue.path.join('.')}: ` : '';
  return `This request is not understood: ${where}${issue?.message ?? 'it has another form'}.`;
}
