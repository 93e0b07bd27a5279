import { CardError, FairnessError, RankingError } from '@croupier/cards';
import { MoneyError, Refused } from '@croupier/table';

/** What was given cannot be used; the sentence says why. */
export class BadInput extends Error {
  override readonly name = 'BadInput';
}

const REFUSALS = [BadInput, Refused, MoneyError, CardError, RankingError, FairnessError];

/** The house's, known by name: to load the house for a command that needs none would triple its start. */
const HOUSE_REFUSALS = [
  'DirectoryInUse',
  'DatabaseUnavailable',
  'DatabaseTooNew',
  'StorageUnavailable',
  'JournalDiffers',
  'PersonError',
];

/** Errors that are somebody's input or surroundings, not our fault: their message is meant for people. */
export const isRefusal = (error: unknown): boolean =>
  REFUSALS.some((kind) => error instanceof kind) ||
  (error instanceof Error && HOUSE_REFUSALS.includes(error.name)) ||
  isSystemError(error);

/** The sentence; where it is said after the file's name, without naming the file again. */
export function sentenceOf(error: unknown, file?: string): string {
  if (isSystemError(error)) return describeSystemError(error, file);
  const text = error instanceof Error && error.message ? error.message : String(error);
  return /[.!?)]$/.test(text) ? text : `${text}.`;
}

type SystemError = Error & { readonly code: string; readonly path?: string };

function isSystemError(error: unknown): error is SystemError {
  return (
    error instanceof Error &&
    'code' in error &&
    typeof error.code === 'string' &&
    /^E[A-Z]+$/.test(error.code)
  );
}

const SYSTEM_SENTENCES: Readonly<Record<string, string>> = {
  ENOENT: 'There is no such file',
  EACCES: 'It may not be opened (permission denied)',
  EPERM: 'It may not be opened (permission denied)',
  EISDIR: 'It is a directory, not a file',
  ENOTDIR: 'Part of its path is not a directory',
  ENOSPC: 'The disk is full',
  EROFS: 'The disk cannot be written to',
};

/** "There is no such file: a.json." */
function describeSystemError(error: SystemError, file: string | undefined): string {
  const known = SYSTEM_SENTENCES[error.code];
  if (known === undefined) return `${error.message}.`;
  return error.path === undefined || error.path === file ? `${known}.` : `${known}: ${error.path}.`;
}
