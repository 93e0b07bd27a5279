// npm run reference: pages about every public name of the packages, made by TypeDoc from the packed packages. The house serves them at
// /reference/, and a release brings them along.
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { makeProject, PROJECT } from './examples.mjs';
import { attempt, root, run, step } from './workspace.mjs';

export const CONSUMERS = join(root, 'consumers');
export const PAGES = join(root, 'packages/floor/dist/reference');

/** A tool of those who use the packages: TypeDoc needs an older compiler than ours. */
export const theirs = (name) => join(CONSUMERS, 'node_modules/.bin', name);

/** Installs their tools on first use. */
export function ensureConsumers() {
  if (existsSync(theirs('typedoc'))) return;
  step('installing what the packages are tried with');
  run('npm', ['ci', '--loglevel=error', '--no-audit', '--no-fund'], { cwd: CONSUMERS });
}

/** The packages with their sentences, in the order of the pages. */
const DOCUMENTED = {
  engine: 'The front door: deal, settle, rank, replay, run a poker table, draw roads.',
  cards: 'Cards, decks, shoes, fairness and hand ranking.',
  table: 'Money, bets, questions, rounds, settlements and records.',
  games: 'The games by their names, replays, roads and poker hands.',
  odds: 'Exact odds, simulation and strategies.',
  house: 'The casino as a server: open it with its tables, its pace and its books.',
  'house/audit': 'The books of a house: read, examined, exported, signed.',
  client: 'The typed client of the house.',
};

/** Makes the pages from the packages of the project that makeProject made: how TypeDoc ended. */
export async function makePages() {
  const at = join(PROJECT, 'reference');
  mkdirSync(at, { recursive: true });
  const entries = Object.entries(DOCUMENTED).map(([name, about]) => {
    const file = join(at, `${name.replace('/', '-')}.ts`);
    writeFileSync(
      file,
      `/**\n * ${about}\n * @module @croupier/${name}\n */\nexport * from '@croupier/${name}';\n`,
    );
    return file;
  });
  const tsconfig = join(at, 'tsconfig.json');
  writeFileSync(
    tsconfig,
    JSON.stringify({ extends: '../tsconfig.json', compilerOptions: { rootDir: '.' }, include: ['*.ts'] }),
  );
  rmSync(PAGES, { recursive: true, force: true });
  return attempt(
    theirs('typedoc'),
    [
      '--options',
      join(CONSUMERS, 'typedoc.json'),
      '--tsconfig',
      tsconfig,
      '--out',
      PAGES,
      ...entries.flatMap((file) => ['--entryPoints', file]),
    ],
    { quiet: true },
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  ensureConsumers();
  step('packing');
  makeProject();
  step('pages');
  const { code } = await makePages();
  if (code !== 0) process.exit(1);
  console.log(
    'The pages are in packages/floor/dist/reference/. A house that is started now serves them at /reference/.',
  );
}
