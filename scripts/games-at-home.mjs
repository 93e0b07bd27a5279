// A game is known in its own files, its tests, its pricing and the default tables, and nowhere else: whoever needs to know
// something of it asks its definition. Then deleting a section's file and its list entry removes it everywhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './workspace.mjs';

const HOME =
  /^packages\/games\/src\/(?:bclc-baccarat|rws-baccarat|colorado-rule-28|baccarat-gold|bclc-poker)\//;

/** Where games may be named beside their home. A bench is a test of speed: it measures games by name. */
const ALLOWED = [
  HOME,
  /\.(?:test|spec)\.tsx?$/,
  /\/testing\//,
  /^tests\//,
  /^bench\//,
  // The lists of the families, and the mathematics of single games by family.
  /^packages\/games\/src\/(?:baccarat|banked)\/index\.ts$/,
  /^packages\/odds\/src\/(?:baccarat|banked)\//,
  /^packages\/house\/src\/(?:tables\/default-tables|poker\/default-poker-tables)\.ts$/,
  // In how many deals each jackpot is won.
  /^packages\/games\/src\/jackpots\/counted-chances\.ts$/,
  // Books are named here, one of them like its only game.
  /^packages\/games\/src\/rulebooks\.ts$/,
  /^scripts\/games-at-home\.mjs$/,
  // The README shows certain games.
  /^scripts\/pictures\.mjs$/,
];

const sourcesOf = (folder) =>
  readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:ts|tsx|mjs|css|html)$/.test(entry.name))
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !/(?:^|\/)(?:dist|node_modules)\//.test(file));

/** Every dealt game as its own file names it: id, title, and the name that it is imported by. */
function namesOfGames(files) {
  return files
    .filter((file) => HOME.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8');
      return [...text.matchAll(/^ {2,4}id: '([^']+\/[^']+)',\n {2,4}title: (?:'([^']+)'|"([^"]+)"),/gm)].map(
        ({ 1: id, 2: plain, 3: quoted, index }) => ({
          id,
          title: plain ?? quoted,
          name: [...text.slice(0, index).matchAll(/export const (\w+)/g)].at(-1)?.[1],
        }),
      );
    });
}

/** The text without its comments: they may say of which game they speak. */
const withoutComments = (text) =>
  text
    .replaceAll(/\/\*[\s\S]*?\*\//g, (comment) => comment.replaceAll(/[^\n]/g, ' '))
    .replaceAll(/^\s*\/\/.*$/gm, '');

const escaped = (text) => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');

function strayGames() {
  const files = ['packages', 'scripts', 'rulebooks/src'].flatMap(sourcesOf).toSorted();
  const games = namesOfGames(files);
  if (games.length === 0)
    throw new Error('No game was found in packages/games: this check looks in the wrong place.');
  const words = games.map(({ id, title, name }) => ({
    id,
    pattern: new RegExp(`${escaped(id)}(?![\\w-])|\\b${escaped(title)}(?![\\w-])|\\b${name}\\b`),
  }));
  return files
    .filter((file) => !ALLOWED.some((allowed) => allowed.test(file)))
    .flatMap((file) => {
      const lines = withoutComments(readFileSync(join(root, file), 'utf8')).split('\n');
      return lines.flatMap((line, at) =>
        words
          .filter(({ pattern }) => pattern.test(line))
          .map(({ id }) => `${file}:${at + 1} names ${id}: ${line.trim().slice(0, 100)}`),
      );
    });
}

export function expectGamesAtHome() {
  const stray = strayGames();
  if (stray.length === 0) return;
  process.stderr.write(
    `${stray.join('\n')}\nA game is named outside its own files: ask its definition instead.\n`,
  );
  process.exit(1);
}
