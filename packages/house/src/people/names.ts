import { randomInt } from 'node:crypto';
import { skeletonOf } from './skeleton.ts';

/** A name that nobody can have, or that somebody has already. */
export class NameRefused extends Error {
  override readonly name = 'NameRefused';
}

/** Some letters are drawn as nothing: a name of them would be none. */
const LETTERS_AND_DIGITS =
  /^(?!.*\p{Default_Ignorable_Code_Point})[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} ._-]*[\p{L}\p{M}\p{N}])?$/u;

/** The name as it will be shown, or NameRefused with the reason. */
export function checkName(given: string): string {
  const name = given.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
  const length = Array.from(name).length;
  if (length < 3 || length > 20) throw new NameRefused('A name has 3 to 20 characters.');
  if (!LETTERS_AND_DIGITS.test(name)) {
    throw new NameRefused(
      'A name begins and ends with a letter or digit, with spaces, dots and dashes between.',
    );
  }
  if (skeletonOf(name).startsWith('guest'))
    throw new NameRefused('Names that begin with "Guest" are for guests.');
  return name;
}

/** Two names with one key are the same name: "Ann" and "ANN". */
export const nameKey = (name: string): string =>
  name.normalize('NFKC').replaceAll(/\s+/g, ' ').trim().toLowerCase();

/** "Guest 4821"; with more digits when the house is full of guests. */
export const guestName = (digits: number): string => `Guest ${randomInt(10 ** (digits - 1), 10 ** digits)}`;
