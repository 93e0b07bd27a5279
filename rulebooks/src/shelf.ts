import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type Break, parseBreaks } from './breaks.ts';
import { BadFile, Fields } from './plain-json.ts';
import { fileOf, parseRulebook, RULEBOOKS, type Rulebook } from './rulebook.ts';
import type { Sisters } from './sisters.ts';
import { parseTreatments, type TreatedSection } from './treatment.ts';

/** Everything that stands in this folder: the lists of clauses, their treatments, and the tests that name them. */
export interface Shelf {
  readonly rulebooks: readonly Rulebook[];
  readonly treated: readonly TreatedSection[];
  /** Ways to get enforced clauses wrong, which their tests must notice. */
  readonly breaks: readonly Break[];
  /** By the clause's name, the tests that show it. */
  readonly tests: ReadonlyMap<string, readonly string[]>;
}

/** The folder, beside the sources as beside what is compiled of them. */
const FOLDER = new URL('../', import.meta.url);

/** The lists of clauses alone. */
export const readRulebooks = (): Rulebook[] =>
  RULEBOOKS.map((id) => parseRulebook(readJson(`${id}/rulebook.json`), id));

export function readShelf(): Shelf {
  const rulebooks = readRulebooks();
  return {
    rulebooks,
    treated: rulebooks.flatMap(readTreatments),
    breaks: breakFiles().flatMap(({ breaks }) => breaks),
    tests: readTests(),
  };
}

/** Which clauses have the same wording (`scripts/fingerprints.mjs`), and why some are treated differently all the same. */
export function readSisters(): Sisters {
  const alike = new Fields(readJson('fingerprints.json'), 'fingerprints.json');
  const reasons = new Fields(readJson('sisters-that-differ.json'), 'sisters-that-differ.json');
  return {
    alike: new Map(alike.names.map((name) => [name, alike.texts(name)])),
    reasons: new Map(reasons.names.map((name) => [name, reasons.text(name)])),
  };
}

/** The files of breaks, by their paths in this folder. */
export function breakFiles(): { readonly path: string; readonly breaks: readonly Break[] }[] {
  return readdirSync(new URL('breaks/', FOLDER), { recursive: true, encoding: 'utf8' })
    .map((name) => `breaks/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.json'))
    .toSorted()
    .map((path) => ({ path, breaks: parseBreaks(readJson(path), path) }));
}

function readTreatments({ id, sections }: Rulebook): TreatedSection[] {
  return sectionFiles(id, sections).map(({ section, where }) => {
    const treated = parseTreatments(readJson(where), where);
    if (treated.rulebook !== id || treated.section !== section)
      throw new BadFile(`${where} says that it is ${treated.rulebook} ${treated.section}.`);
    return treated;
  });
}

/** The files of a folder that are named for sections, in the order of the rulebook; no other may lie there. */
function sectionFiles(
  folder: string,
  sections: Rulebook['sections'],
): { readonly section: string; readonly where: string }[] {
  const files = readdirSync(new URL(`${folder}/`, FOLDER)).filter(
    (name) => name.endsWith('.json') && name !== 'rulebook.json',
  );
  const stray = files.find((name) => !sections.some(({ section }) => fileOf(section) === name));
  if (stray !== undefined) throw new BadFile(`${folder}/${stray} is named for no section of that rulebook.`);
  return sections
    .filter(({ section }) => files.includes(fileOf(section)))
    .map(({ section }) => ({ section, where: `${folder}/${fileOf(section)}` }));
}

/** Which tests name which clause: made by `npm run build` from the titles of the tests, and not kept. */
const TESTS = 'dist/tests.json';

function readTests(): Map<string, readonly string[]> {
  if (!existsSync(new URL(TESTS, FOLDER)))
    throw new BadFile(`rulebooks/${TESTS} is missing: "npm run build" makes it.`);
  const fields = new Fields(readJson(TESTS), TESTS);
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
