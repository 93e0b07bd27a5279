import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { definitionText, type Options, type TableGame } from '@croupier/table';

/** What was examined, so that nobody takes it for something else. */
export interface Identity {
  readonly game: string;
  readonly title: string;
  readonly rulebook: { readonly id: string; readonly title: string };
  readonly section: string;
  readonly options: Options;
  /** SHA-256 of the game's definition under these options; a house's tables derive theirs from it. */
  readonly definition: string;
  /** SHA-256 of the program that dealt, judged and counted. */
  readonly code: CodeHash;
}

export interface CodeHash {
  readonly sha256: string;
  readonly files: number;
  /** What was hashed: the bundled program, or the packages that it is made of. */
  readonly of: 'bundle' | 'packages';
}

export const identityOf = (table: TableGame): Identity => ({
  game: table.id,
  title: table.title,
  rulebook: table.section.rulebook,
  section: table.section.number,
  options: table.options,
  definition: definitionHash(table),
  code: codeHash(),
});

/** Two tables with the same hash have the same rules, pay tables, conditions, limits and options. */
export const definitionHash = (table: TableGame): string => sha256(definitionText(table));

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The packages that decide what a figure is. */
const PACKAGES = ['cards', 'table', 'games', 'odds'];

let hashed: CodeHash | undefined;

/** The program as it stands on disk, file by file in the order of their names. */
export function codeHash(): CodeHash {
  hashed ??= hashOf(...programFolders());
  return hashed;
}

function programFolders(): [CodeHash['of'], string, readonly string[]] {
  const here = fileURLToPath(new URL('.', import.meta.url));
  if (basename(here) === 'bundle') return ['bundle', here, [here]];
  const packages = join(here, '../../..');
  return ['packages', packages, PACKAGES.map((name) => join(packages, name, 'dist'))];
}

function hashOf(of: CodeHash['of'], root: string, folders: readonly string[]): CodeHash {
  const files = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name))))
    .filter((file) => file.endsWith('.js'))
    .map((file) => [relative(root, file).replaceAll('\\', '/'), file] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const all = createHash('sha256');
  for (const [name, file] of files) all.update(`${name}\n${sha256(readFileSync(file, 'utf8'))}\n`);
  return { sha256: all.digest('hex'), files: files.length, of };
}
