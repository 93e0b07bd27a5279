import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { BadFile, Fields } from './plain-json.ts';
import { fileOf, parseRulebook, RULEBOOKS, type Rulebook } from './rulebook.ts';
import { parseTreatments, type TreatedSection } from './treatment.ts';

/** Everything that stands in this folder: the lists of clauses, their treatments, and the tests that name them. */
export interface Shelf {
  readonly rulebooks: readonly Rulebook[];
  readonly treated: readonly TreatedSection[];
  /** By the clause's name, the tests that show it. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

/** The folder, beside the sources as beside what is compiled of them. */
const FOLDER = new URL('../', import.meta.url);

export function readShelf(): Shelf {
  const rulebooks = RULEBOOKS.map((id) => parseRulebook(readJson(`${id}/rulebook.json`), id));
  return {
    rulebooks,
    treated: rulebooks.flatMap(readTreatments),
    tests: readTests(),
  };
}

function readTreatments({ id, sections }: Rulebook): TreatedSection[] {
  const files = readdirSync(new URL(`${id}/`, FOLDER)).filter(
    (name) => name.endsWith('.json') && name !== 'rulebook.json',
  );
  const stray = files.find((name) => !sections.some(({ section }) => fileOf(section) === name));
  if (stray !== undefined) throw new BadFile(`${id}/${stray} is named for no section of ${id}.`);
  return sections
    .filter(({ section }) => files.includes(fileOf(section)))
    .map(({ section }) => {
      const where = `${id}/${fileOf(section)}`;
      const treated = parseTreatments(readJson(where), where);
      if (treated.rulebook !== id || treated.section !== section)
        throw new BadFile(`${where} says that it is ${treated.rulebook} ${treated.section}.`);
      return treated;
    });
}

function readTests(): Map<string, readonly string[]> {
  const fields = new Fields(readJson('tests.json'), 'tests.json');
  return new Map(fields.names.map((name) => [name, fields.texts(name)]));
}

function readJson(path: string): unknown {
  const file = new URL(path, FOLDER);
  const text = readFileSync(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new BadFile(
      `${fileURLToPath(file)} is no JSON: ${error instanceof Error ? error.message : String(error)}.`,
    );
  }
}
