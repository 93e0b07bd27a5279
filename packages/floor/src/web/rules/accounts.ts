import type { ClauseTreatment, SectionEntry } from '@croupier/house/protocol';

const NOT_YET: ClauseTreatment = 'not yet treated';

/** A section is treated as a whole or not at all. */
export const isTreated = ({ treatments }: SectionEntry): boolean =>
  treatments.every(({ treatment }) => treatment !== NOT_YET);

/** A book of one part, or with parts that are only named, has no numbers to show. */
export const isNumbered = ({ section, title }: Pick<SectionEntry, 'section' | 'title'>): boolean =>
  section !== title && section !== 'all';

/** "62 clauses: 48 enforced, 4 shown, 10 not applicable" */
export function accountOf(section: SectionEntry): string {
  const clauses = `${section.clauses} ${section.clauses === 1 ? 'clause' : 'clauses'}`;
  if (!isTreated(section)) return `${clauses}, ${NOT_YET}`;
  return `${clauses}: ${section.treatments.map(({ treatment, count }) => `${count} ${treatment}`).join(', ')}`;
}

/** The treatments in the order in which they are listed. */
export const WORDS: readonly ClauseTreatment[] = [
  'enforced',
  'shown',
  'procedure',
  'option',
  'reading',
  'not applicable',
  NOT_YET,
];

/** What each treatment means, for whoever picks a clause. */
export const MEANING: Readonly<Record<ClauseTreatment, string>> = {
  enforced: 'The engine does it, and tests show that it does.',
  shown: 'It is posted at the table or called out.',
  procedure: 'Hands do it; the dealer is prompted.',
  option: 'The rulebook leaves it to the house.',
  reading: 'The text is unclear; this is how it is read.',
  'not applicable': 'There is nothing for software to do.',
  'not yet treated': 'This section is not dealt yet.',
};

/** A test as it is named, apart from the file that it stands in. */
export function testIn(label: string): { readonly file: string; readonly titles: string } {
  const [file = '', ...titles] = label.split(' > ');
  return { file, titles: titles.join(' › ') };
}
