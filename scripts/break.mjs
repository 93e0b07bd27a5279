// npm run break [RULEBOOK [SECTION [CLAUSE]]]: breaks enforced clauses one edit at a time and looks whether for each clause a
// test that names it fails (rulebooks/README.md). No source is changed: the tests are handed the broken one as they load it.
// `--sample 50 --seed 7` takes fifty at random, `--tests FILE` adds a test file that names none of the clauses.
// `--at TEXT` takes those whose `path#symbol` holds the text.
// `--go-on` leaves out what was noticed before with the same sources, so that a run that was stopped goes on where it was.
// `--stale` only says which breaks fit no longer, `--mend` writes down where those stand that have merely moved.
// `npm test` tries a small sample.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { root, run, step, tool } from './workspace.mjs';

const NOTICED = join(root, 'node_modules/.cache/croupier/noticed');

const inRoot = (file) => relative(root, file).replaceAll('\\', '/');

/** A test runner that loads sources with whatever is broken at the moment. */
async function breakingRunner() {
  const { createVitest } = await import('vitest/node');
  let now;
  const vitest = await createVitest(
    'test',
    { root, watch: false, reporters: [{}], maxWorkers: 1, passWithNoTests: true },
    {
      plugins: [
        {
          name: 'break-a-clause',
          enforce: 'pre',
          transform: (_code, id) => (now && inRoot(id) === now.path ? { code: now.text, map: null } : null),
        },
      ],
    },
  );
  const everything = await vitest.globTestSpecifications();
  return {
    /** Runs the tests of one file that could show one of these clauses, with another text of a source. */
    async run(source, clauses, file) {
      const specifications = everything.filter(({ moduleId }) => inRoot(moduleId) === file);
      now = source;
      vitest.invalidateFile(join(root, source.path));
      const numbers = clauses.map(({ clause }) => clause.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      vitest.setGlobalTestNamePattern(new RegExp(`§(?:${numbers.join('|')})`));
      const ran = await vitest.runTestSpecifications(specifications, false);
      // The runner also remembers the files of earlier runs, with the failures of another break.
      const testModules = ran.testModules.filter(({ moduleId }) => inRoot(moduleId) === file);
      now = undefined;
      vitest.invalidateFile(join(root, source.path));
      return {
        tests: testModules.flatMap((module) =>
          [...module.children.allTests()].map((test) => ({
            state: test.result().state,
            file,
            around: titlesAround(test),
            title: test.name,
          })),
        ),
        loaded: testModules.every((module) => module.errors().length === 0),
      };
    },
    close: () => vitest.close(),
  };
}

function titlesAround(test) {
  const titles = [];
  for (let outer = test.parent; outer.type === 'suite'; outer = outer.parent) titles.unshift(outer.name);
  return titles;
}

/** A test that opens a whole house takes long: what is tested nearer to the rules is run first. */
const FAR = ['/house/', '/cli/', '/server/'];
const farness = (file) => FAR.findLastIndex((place) => file.includes(place));
const nearest = (files) => files.toSorted((a, b) => farness(a) - farness(b));

/** What the rest will take at the pace so far, once there is a pace. */
function timeLeft(started, done, all) {
  if (done < 3) return '';
  const minutes = ((performance.now() - started) / 60_000 / done) * (all - done);
  return minutes < 90 ? ` (${Math.ceil(minutes)} min left)` : ` (${(minutes / 60).toFixed(1)} h left)`;
}

const hashOf = (one) => createHash('sha256').update(JSON.stringify(one)).digest('hex');

/** The breaks that were noticed with these very sources, kept beside the build. */
async function noticedWithTheseSources() {
  const { fingerprint } = await import('./prove.mjs');
  const of = fingerprint();
  mkdirSync(dirname(NOTICED), { recursive: true });
  const [before, ...lines] = existsSync(NOTICED) ? readFileSync(NOTICED, 'utf8').split('\n') : [];
  if (before !== of) writeFileSync(NOTICED, `${of}\n`);
  const noticed = new Set(before === of ? lines : []);
  return {
    has: (one) => noticed.has(hashOf(one)),
    add: (one) => appendFileSync(NOTICED, `${hashOf(one)}\n`),
  };
}

/** Tries the breaks and tells of each; of how many a clause went unnoticed. */
async function tryBreaks(choose, also = [], noticedBefore) {
  const { nameOf, readShelf, testsByClause } = await import('@croupier/rulebooks');
  const { locate, Product } = await import('@croupier/rulebooks/sources');
  const product = Product.in(root);
  const shelf = readShelf();
  const asked = choose(shelf.breaks);
  const chosen = asked.filter((one) => !noticedBefore?.has(one));
  if (chosen.length < asked.length)
    console.log(
      `${asked.length - chosen.length} of ${asked.length} were noticed before, with the same sources.`,
    );
  const started = performance.now();
  const runner = await breakingRunner();

  /** By clause the test that fails on it, or the file that does not even load. */
  async function noticedBy(source, clauses) {
    const noticed = new Map();
    const unnoticed = () => clauses.filter((clause) => !noticed.has(nameOf(clause)));
    const naming = (clause) => (shelf.tests.get(nameOf(clause)) ?? []).map((label) => label.split(' > ')[0]);
    for (const file of nearest([...new Set([...clauses.flatMap(naming), ...also])])) {
      const left = unnoticed().filter((clause) => naming(clause).includes(file) || also.includes(file));
      if (left.length === 0) continue;
      const { tests, loaded } = await runner.run(source, left, file);
      const shown = testsByClause(
        shelf,
        tests.filter(({ state }) => state === 'failed'),
      ).tests;
      for (const name of left.map(nameOf)) {
        const by = loaded ? shown.get(name)?.[0] : file;
        if (by !== undefined) noticed.set(name, by);
      }
    }
    return { noticed, unnoticed: unnoticed().map(nameOf) };
  }

  const { exitCode } = process;
  let bad = 0;
  for (const [index, one] of chosen.entries()) {
    const count = `${index + 1}/${chosen.length}${timeLeft(started, index, chosen.length)}`;
    const what = `${one.says} (${one.at})`;
    const found = locate(product, one);
    if ('stale' in found) {
      bad += 1;
      console.log(`${count} STALE ${what}: ${found.stale}`);
      continue;
    }
    const source = { path: found.file.path, text: found.file.with(found.place, found.by) };
    const { noticed, unnoticed } = await noticedBy(source, one.breaks);
    if (unnoticed.length > 0) bad += 1;
    else noticedBefore?.add(one);
    console.log(`${count} ${unnoticed.length > 0 ? 'UNNOTICED' : 'noticed'} ${what}`);
    for (const name of unnoticed) console.log(`      by no test of ${name}`);
    for (const [name, by] of noticed) console.log(`      ${name} by ${by}`);
  }
  await runner.close();
  // The runner takes every failing test for a failure of ours; here they are what is wanted.
  process.exitCode = exitCode;
  console.log(`${chosen.length - bad} of ${chosen.length} breaks were noticed.`);
  return bad;
}

/** The breaks that fit no source any more, in sentences. */
export async function staleBreaks() {
  const { readShelf } = await import('@croupier/rulebooks');
  const { locate, Product } = await import('@croupier/rulebooks/sources');
  const product = Product.in(root);
  return readShelf().breaks.flatMap((one) => {
    const found = locate(product, one);
    return 'stale' in found ? [`A break of ${one.at} (${one.says}) is stale: ${found.stale}.`] : [];
  });
}

/** The file of breaks that is named for a source: breaks/games/baccarat/points.json. */
const fileFor = ({ at }) =>
  `breaks/${at
    .replace(/#.*$/, '')
    .replace(/^packages\/([^/]+)\/src\//, '$1/')
    .replace(/\.tsx?$/, '.json')}`;

/** More than these in one file nobody reads. */
const MANY = 80;

/** The breaks of a source in one file, or where they are many in a folder with a file for each of its symbols. */
function readable([path, breaks]) {
  if (breaks.length <= MANY) return [[path, breaks]];
  const bySymbol = new Map();
  for (const one of breaks) {
    const [symbol] = one.at.replace(/^.*#/, '').split('.');
    bySymbol.set(symbol, [...(bySymbol.get(symbol) ?? []), one]);
  }
  return [...bySymbol].map(([symbol, some]) => [path.replace(/\.json$/, `/${symbol}.json`), some]);
}

/** Writes down where the breaks stand that have moved, each in the file of its source: how many there were. */
async function mendBreaks() {
  const { breakFiles, writtenBreaks } = await import('@croupier/rulebooks');
  const { locate, Product } = await import('@croupier/rulebooks/sources');
  const product = Product.in(root);
  const before = breakFiles();
  const after = new Map();
  let moved = 0;
  for (const { path, breaks } of before) {
    for (const one of breaks) {
      const found = locate(product, one);
      const stays = 'stale' in found || (found.at === one.at && found.replace === one.replace);
      if (!stays) console.log(`${one.at} ${one.replace ?? ''}\n  is ${found.at} ${found.replace ?? ''}`);
      moved += stays ? 0 : 1;
      const file = 'stale' in found ? path : fileFor(found);
      const { at, replace, by } = stays ? one : found;
      const mended = replace === undefined ? { at, by } : { at, replace, by };
      after.set(file, [...(after.get(file) ?? []), { ...one, ...mended }]);
    }
  }
  for (const { path } of before) rmSync(join(root, 'rulebooks', path));
  for (const [path, breaks] of [...after].flatMap(readable)) {
    const file = join(root, 'rulebooks', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, writtenBreaks(breaks));
  }
  run(tool('biome'), ['format', '--write', 'rulebooks/breaks'], { stdio: 'ignore' });
  return moved;
}

/** So many of a list, by a seed: the same on every machine. */
function sampled(list, size, seed) {
  const left = [...list];
  const taken = [];
  let state = seed;
  while (taken.length < size && left.length > 0) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    taken.push(...left.splice(Math.floor((state / 2 ** 32) * left.length), 1));
  }
  return taken;
}

/** The sample that `npm test` tries: the same every time, so that a red build is red again. */
export async function breakSample() {
  step('a sample of clauses broken on purpose');
  const unnoticed = await tryBreaks((breaks) => sampled(breaks, 12, 20_261_115));
  if (unnoticed === 0) return;
  console.error('A clause was broken, and no test that names it noticed.');
  process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      sample: { type: 'string' },
      seed: { type: 'string', default: '1' },
      at: { type: 'string', default: '' },
      tests: { type: 'string', multiple: true },
      stale: { type: 'boolean' },
      mend: { type: 'boolean' },
      built: { type: 'boolean' },
      'go-on': { type: 'boolean' },
    },
  });
  if (!values.built) await build();
  if (values.mend) console.log(`${await mendBreaks()} breaks had moved.`);
  if (values.mend || values.stale) {
    const stale = await staleBreaks();
    for (const sentence of stale) console.log(sentence);
    console.log(`${stale.length} breaks are stale.`);
    if (stale.length > 0) process.exitCode = 1;
  } else {
    step('breaking clauses');
    const [rulebook, section, clause] = positionals;
    const asked = (one) =>
      (!rulebook || one.rulebook === rulebook) &&
      (!section || one.section === section) &&
      (!clause || one.clause === clause);
    const choose = (breaks) => {
      const named = breaks.flatMap((one) => {
        const clauses = one.breaks.filter(asked);
        return clauses.length === 0 || !one.at.includes(values.at) ? [] : [{ ...one, breaks: clauses }];
      });
      return values.sample ? sampled(named, Number(values.sample), Number(values.seed)) : named;
    };
    const left = await tryBreaks(
      choose,
      values.tests,
      values['go-on'] ? await noticedWithTheseSources() : undefined,
    );
    if (left > 0) process.exitCode = 1;
  }
}
