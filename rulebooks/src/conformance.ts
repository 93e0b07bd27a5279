import { clauseReader, type ReportedTest } from './named-clauses.ts';
import { type ClauseName, nameOf } from './rulebook.ts';
import type { Shelf } from './shelf.ts';
import type { TreatedClause } from './treatment.ts';

/** What can be looked up outside this folder. */
export interface Surroundings {
  /** Whether `path#symbol` is there. */
  readonly ruleExists: (rule: string) => boolean;
  /** Whether the command line or the house gets to `path#symbol`, however indirectly. */
  readonly reached: (rule: string) => boolean;
  /** Whether a game of this id can be dealt. */
  readonly gameExists: (id: string) => boolean;
  /** Whether one of these games, or any table, has an option of this name. */
  readonly optionExists: (option: string, games: readonly string[]) => boolean;
  /** Whether docs/readings.md explains it: "reading-24", "option-decks". */
  readonly explained: (anchor: string) => boolean;
  /** The clauses that a game posts, calls out or prompts the dealer with, by their names. */
  readonly cited: ReadonlySet<string>;
}

/** The tests that name each clause, in the order of the rulebooks, and every title that names what does not exist. */
export function testsByClause(
  shelf: Pick<Shelf, 'rulebooks'>,
  reported: readonly ReportedTest[],
): {
  readonly tests: Map<string, string[]>;
  /** The readings that tests show. */
  readonly readings: ReadonlySet<number>;
  readonly problems: string[];
} {
  const read = clauseReader(shelf.rulebooks);
  const found = new Map<string, Set<string>>();
  const readings = new Set<number>();
  const problems: string[] = [];
  for (const test of reported) {
    const named = read(test);
    for (const problem of named.problems) problems.push(`${labelOf(test)}: ${problem}.`);
    for (const reading of named.readings) readings.add(reading);
    for (const clause of named.clauses) {
      const name = nameOf(clause);
      found.set(name, (found.get(name) ?? new Set()).add(labelOf(test)));
    }
  }
  const tests = new Map<string, string[]>();
  for (const name of namesOf(shelf)) {
    const shown = found.get(name);
    if (shown) tests.set(name, [...shown].toSorted());
  }
  return { tests, readings, problems };
}

/** "packages/…/coup.test.ts > the sequence of play > §8.4: …" */
const labelOf = ({ file, around, title }: ReportedTest): string => [file, ...around, title].join(' > ');

function* namesOf({ rulebooks }: Pick<Shelf, 'rulebooks'>): Generator<string> {
  for (const { id: rulebook, sections } of rulebooks) {
    for (const { section, clauses } of sections) {
      for (const clause of clauses) yield nameOf({ rulebook, section, clause });
    }
  }
}

/** Everything that keeps the treated sections from being accounted for, one sentence each; none when all is well. */
export function gaps(
  { rulebooks, treated }: Pick<Shelf, 'rulebooks' | 'treated'>,
  passing: ReadonlyMap<string, readonly string[]>,
  around: Surroundings,
): string[] {
  return treated.flatMap(({ rulebook, section, games, clauses }) => {
    const listed =
      rulebooks.find(({ id }) => id === rulebook)?.sections.find((one) => one.section === section)?.clauses ??
      [];
    const name = (clause: string): string => nameOf({ rulebook, section, clause });
    return [
      ...games
        .filter((id) => !around.gameExists(id))
        .map((id) => `${rulebook} ${section} is treated for ${id}, which is no game.`),
      ...listed.filter((clause) => !clauses.has(clause)).map((clause) => `${name(clause)} has no treatment.`),
      ...[...clauses.keys()]
        .filter((clause) => !listed.includes(clause))
        .map((clause) => `${name(clause)} is treated and does not exist.`),
      ...[...clauses].flatMap(([clause, treatment]) =>
        gapsOfClause({ rulebook, section, clause }, treatment, games, passing, around),
      ),
    ];
  });
}

function gapsOfClause(
  clause: ClauseName,
  { treatment, rule, reason, options, readings }: TreatedClause,
  games: readonly string[],
  passing: ReadonlyMap<string, readonly string[]>,
  around: Surroundings,
): string[] {
  const name = nameOf(clause);
  const tested = (passing.get(name) ?? []).length > 0;
  const found: string[] = [];
  if (rule !== null && !around.ruleExists(rule)) found.push(`${name} links to ${rule}, which is not there.`);
  else if (rule !== null && treatment === 'enforced' && !around.reached(rule))
    found.push(`${name} is enforced by ${rule}, which neither the command line nor the house ever gets to.`);
  for (const option of options) {
    if (!around.optionExists(option, games))
      found.push(
        `${name} names the option "${option}", which ${games.join(', ') || 'no table'} does not have.`,
      );
    if (!around.explained(`option-${option}`))
      found.push(`${name} names the option "${option}", which docs/readings.md does not explain.`);
  }
  for (const reading of readings) {
    if (!around.explained(`reading-${reading}`))
      found.push(`${name} names reading ${reading}, which docs/readings.md does not explain.`);
  }
  if (treatment === 'enforced' && !tested) found.push(`${name} is enforced, but no passing test names it.`);
  if (reason?.startsWith('A heading;') && around.cited.has(name))
    found.push(`${name} is a heading, but a game cites it; one of its parts says what is meant.`);
  if ((treatment === 'shown' || treatment === 'procedure') && !tested && !around.cited.has(name))
    found.push(
      `${name} is "${treatment}", but no game cites it in what it posts, calls out or prompts, and no passing test names it.`,
    );
  return found;
}
