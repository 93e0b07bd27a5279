import type { Rulebook, Section, Shelf } from '@croupier/rulebooks';
import { BadInput } from '../failure.ts';
import { nearest } from '../nearest.ts';

/** How far into the rulebooks somebody asked: one of them, a section of it, a clause of that. */
export interface Asked {
  readonly rulebook?: Rulebook;
  readonly section?: Section;
  readonly clause?: string;
}

/** What was named, or a sentence that says what was probably meant. */
export function rulesGiven(
  { rulebooks }: Pick<Shelf, 'rulebooks'>,
  [bookName, sectionName, clauseName]: readonly (string | undefined)[],
): Asked {
  if (bookName === undefined) return {};
  const rulebook = rulebooks.find(({ id }) => id === bookName.toLowerCase());
  if (!rulebook) {
    const ids = rulebooks.map(({ id }) => id);
    throw new BadInput(notThere('rulebook', bookName, ids, `the rulebooks are ${ids.join(', ')}`));
  }
  if (sectionName === undefined) return { rulebook };
  const section = rulebook.sections.find((one) => namesOf(one).includes(plain(sectionName)));
  if (!section) {
    const names = rulebook.sections.map((one) => one.section);
    const list = `"croupier rules ${rulebook.id}" lists them`;
    throw new BadInput(notThere(`section of ${rulebook.id}`, sectionName, names, list));
  }
  if (clauseName === undefined) return { rulebook, section };
  const clause = section.clauses.find((one) => one === clauseName.replace(/^§/, ''));
  if (clause === undefined) {
    const list = `"croupier rules ${rulebook.id} ${quoted(section.section)}" lists them`;
    throw new BadInput(
      notThere(`clause of ${rulebook.id} ${section.section}`, clauseName, section.clauses, list),
    );
  }
  return { rulebook, section, clause };
}

/** "1.0" is also "1"; "Tie Bet" also "tie-bet". */
const namesOf = ({ section }: Section): string[] => [plain(section), plain(section).replace(/\.0$/, '')];
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9.]+/g, '-');

const quoted = (name: string): string => (/\s/.test(name) ? `"${name}"` : name);

function notThere(what: string, given: string, names: readonly string[], otherwise: string): string {
  const meant = nearest(given, names);
  return `There is no ${what} "${given}"; ${meant === undefined ? otherwise : `did you mean ${meant}?`}`;
}
