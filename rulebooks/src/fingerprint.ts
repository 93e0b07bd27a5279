import { createHash } from 'node:crypto';
import { type ClauseName, nameOf, RULEBOOKS } from './rulebook.ts';

/** Fewer words are a heading, such as "Pay outs". */
const FEWEST_WORDS = 4;

/** A clause and the line of its rulebook on which it begins, counted from 1. */
export interface PrintedClause extends ClauseName {
  readonly line: number;
}

/** What a clause is numbered with, at the beginning of its line: `- 3.1.1.a`, `(28)`, `2.`, `3.1.`. */
const NUMBER = /^[\s#-]*(?:\(\w+\)|\d+(?:\.\w+)*\.?(?:\(\w+\))*)?\s+/;

/** Words that sisters have or lack without saying anything else. */
const GLUE: ReadonlySet<string> = new Set(
  'a an and are as at be by in is it must of on shall that the their then this to will'.split(' '),
);

/**
 * A clause's words as a number that does not give them away; the same for the same sentence, however it is set: the books
 * print "the Dealers left" here and "the Dealer's left" there, with and without an article or a plural.
 */
function fingerprintOf(line: string): string | undefined {
  const words =
    line
      .replace(NUMBER, '')
      .toLowerCase()
      .replace(/['’‘`´]/g, '')
      .match(/[\p{L}\d]+/gu) ?? [];
  if (words.length < FEWEST_WORDS) return undefined;
  const said = words.filter((word) => !GLUE.has(word)).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
  return createHash('sha256').update(said.join(' ')).digest('hex').slice(0, 12);
}

/** The clauses that share their wording with another, by its fingerprint, in the order of the rulebooks. */
export function sistersOf(
  clauses: readonly PrintedClause[],
  /** The lines of each rulebook, in the order in which they are shelved. */
  printed: readonly (readonly string[])[],
): Map<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const clause of clauses) {
    const line = printed[RULEBOOKS.indexOf(clause.rulebook)]?.[clause.line - 1] ?? '';
    const fingerprint = fingerprintOf(line);
    if (fingerprint !== undefined)
      found.set(fingerprint, [...(found.get(fingerprint) ?? []), nameOf(clause)]);
  }
  return new Map([...found].filter(([, names]) => names.length > 1));
}
