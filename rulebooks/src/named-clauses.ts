import type { ClauseName, Rulebook } from './rulebook.ts';

/** A test as a runner reports it: its file, the titles around it, and its own. */
export interface ReportedTest {
  readonly file: string;
  readonly around: readonly string[];
  readonly title: string;
}

/** What a test's title names, and what in it names nothing. */
export interface Named {
  readonly clauses: readonly ClauseName[];
  readonly readings: readonly number[];
  readonly problems: readonly string[];
}

/** 8.3.2, 3.1.2.a, 6.13.5.f(2), (3)(c), (1)#2, text@94 */
const CLAUSE = String.raw`text@\d+|\d+(?:\.\w+)*(?:\(\w+\))*(?:#\d+)?|(?:\(\w+\))+(?:#\d+)?`;

interface Context {
  rulebook: Rulebook | undefined;
  section: string | undefined;
}

/**
 * Reads the clauses that tests name: `bclc-baccarat 1.0 §8.3.2, §8.3.3: …`. The titles around a test say in which
 * rulebook and section it stands; only its own title says what it shows.
 */
export function clauseReader(rulebooks: readonly Rulebook[]): (test: ReportedTest) => Named {
  const tokens = tokensOf(rulebooks);
  return ({ around, title }) => {
    const context: Context = { rulebook: undefined, section: undefined };
    const problems: string[] = [];
    for (const outer of around) {
      for (const name of mentioned(outer, context, rulebooks, tokens, problems)) {
        if (!isChapter(name, rulebooks)) problems.push(`there is no ${formatted(name)}`);
      }
    }
    const clauses = mentioned(title, context, rulebooks, tokens, problems);
    for (const name of clauses) {
      if (!exists(name, rulebooks)) problems.push(`there is no ${formatted(name)}`);
    }
    return { clauses, readings: readingsIn(title), problems };
  };
}

/** A rulebook with its section, a section before a clause, a clause. */
function tokensOf(rulebooks: readonly Rulebook[]): RegExp {
  const books = rulebooks.map(({ id }) => escaped(id)).join('|');
  const sections = rulebooks
    .flatMap((book) => book.sections.map(({ section }) => section))
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|');
  return new RegExp(
    `(?<book>${books}) (?<of>${sections})(?![\\w.]*\\w)|(?<![\\w.])(?<section>${sections}) (?=§)|(?:(?<stray>\\b[\\d.-]+\\d) )?§(?<clause>${CLAUSE})|§`,
    'g',
  );
}

function mentioned(
  title: string,
  context: Context,
  rulebooks: readonly Rulebook[],
  tokens: RegExp,
  problems: string[],
): ClauseName[] {
  const names: ClauseName[] = [];
  for (const { groups = {} } of title.matchAll(tokens)) {
    const { book, of, section, stray, clause } = groups;
    if (book !== undefined) {
      context.rulebook = rulebooks.find(({ id }) => id === book);
      context.section = of;
    } else if (section !== undefined) {
      context.section = section;
    } else if (clause === undefined) {
      problems.push('a § names no clause');
    } else if (stray !== undefined) {
      problems.push(`§${clause} stands behind "${stray}", which is no section`);
    } else if (!context.rulebook || context.section === undefined) {
      problems.push(`§${clause} stands in no rulebook and section`);
    } else {
      names.push({ rulebook: context.rulebook.id, section: context.section, clause });
    }
  }
  return names;
}

const readingsIn = (title: string): number[] =>
  [...title.matchAll(/READINGS (\d+)/g)].map(([, number]) => Number(number));

function clausesOf({ rulebook, section }: ClauseName, rulebooks: readonly Rulebook[]): readonly string[] {
  const book = rulebooks.find(({ id }) => id === rulebook);
  return book?.sections.find((one) => one.section === section)?.clauses ?? [];
}

const exists = (name: ClauseName, rulebooks: readonly Rulebook[]): boolean =>
  clausesOf(name, rulebooks).includes(name.clause);

/** A title around tests may name a whole chapter: §8 of §8.1 to §8.6. */
const isChapter = (name: ClauseName, rulebooks: readonly Rulebook[]): boolean =>
  clausesOf(name, rulebooks).some(
    (clause) =>
      clause === name.clause || clause.startsWith(`${name.clause}.`) || clause.startsWith(`${name.clause}(`),
  );

const formatted = ({ rulebook, section, clause }: ClauseName): string =>
  `clause ${clause} in ${rulebook} ${section}`;

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
