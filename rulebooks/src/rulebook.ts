import { Fields } from './plain-json.ts';

/** A rulebook as a list of its clauses: their numbers, without a word of theirs. */
export interface Rulebook {
  readonly id: string;
  readonly title: string;
  readonly sections: readonly Section[];
}

export interface Section {
  readonly section: string;
  readonly title: string;
  readonly clauses: readonly string[];
}

/** The rulebooks in the order in which they are shelved; each is a folder of this name. */
export const RULEBOOKS: readonly string[] = [
  'bclc-baccarat',
  'rws-baccarat',
  'colorado-rule-28',
  'baccarat-gold',
  'bclc-poker',
];

export function parseRulebook(value: unknown, where: string): Rulebook {
  const fields = new Fields(value, where);
  const book = {
    id: fields.text('id'),
    title: fields.text('title'),
    sections: fields.list('sections').map((one) => parseSection(one, where)),
  };
  fields.end();
  return book;
}

function parseSection(value: unknown, where: string): Section {
  const fields = new Fields(value, `A section of ${where}`);
  const section = {
    section: fields.text('section'),
    title: fields.text('title'),
    clauses: fields.texts('clauses'),
  };
  fields.end();
  return section;
}

/** The file that treats a section: `1.0.json`, `tie-bet.json`. */
export const fileOf = (section: string): string =>
  `${section
    .toLowerCase()
    .replace(/[^a-z0-9.]+/g, '-')
    .replace(/^-|-$/g, '')}.json`;

/** `bclc-baccarat 1.0 §8.3.2`, as tests and citations write it. */
export interface ClauseName {
  readonly rulebook: string;
  readonly section: string;
  readonly clause: string;
}

export const nameOf = ({ rulebook, section, clause }: ClauseName): string =>
  `${rulebook} ${section} §${clause}`;
