// npm run break [RULEBOOK [SECTION [CLAUSE]]]: breaks enforced clauses one at a time and looks whether a test that names
// the clause fails (rulebooks/README.md). No file is changed: the tests are handed the broken source as they load it.
// `npm run break -- --sample 50 --seed 7` takes fifty at random; `--tests FILE` adds a test file
// that `npm run conformance` has not seen yet. `npm test` tries a small sample.
import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { root, step } from './workspace.mjs';

const inRoot = (file) => relative(root, file).replaceAll('\\', '/');

/** The text of a source, or undefined where there is none. */
export const sourceOf = (path) => {
  const file = join(root, path);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/** A test runner that loads sources with whatever is broken at the moment. */
async function breakingRunner(broken) {
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
          transform: (code, id) =>
            now && inRoot(id) === now.in ? { code: broken(code, now), map: null } : null,
        },
      ],
    },
  );
  const everything = await vitest.globTestSpecifications();
  return {
    /** Runs the tests of one file that could show the clause, with this break. */
    async run(one, file) {
      const specifications = everything.filter(({ moduleId }) => inRoot(moduleId) === file);
      now = one;
      vitest.invalidateFile(join(root, one.in));
      vitest.setGlobalTestNamePattern(new RegExp(`§${one.clause.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`));
      const run = await vitest.runTestSpecifications(specifications, false);
      // The runner also remembers the files of earlier runs, with the failures of another break.
      const testModules = run.testModules.filter(({ moduleId }) => inRoot(moduleId) === file);
      now = undefined;
      vitest.invalidateFile(join(root, one.in));
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

/** Tries the breaks that fit and tells of each; how many went unnoticed. */
export async function tryBreaks(choose, also = []) {
  const { broken, nameOf, readShelf, testsByClause } = await import('@croupier/rulebooks');
  const shelf = readShelf();
  const chosen = choose(shelf.breaks);
  const runner = await breakingRunner(broken);

  /** The test that fails on it, or the file that does not even load; undefined if nothing notices. */
  async function noticedBy(one) {
    const name = nameOf(one);
    const naming = (shelf.tests.get(name) ?? []).map((label) => label.split(' > ')[0]);
    for (const file of nearest([...new Set([...naming, ...also])])) {
      const { tests, loaded } = await runner.run(one, file);
      if (!loaded) return file;
      const failed = tests.filter(({ state }) => state === 'failed');
      const [shown] = testsByClause(shelf, failed).tests.get(name) ?? [];
      if (shown) return shown;
    }
    return undefined;
  }

  const { exitCode } = process;
  let unnoticed = 0;
  for (const [index, one] of chosen.entries()) {
    const what = `${nameOf(one)}: ${one.says}`;
    const count = `${index + 1}/${chosen.length}`;
    const source = sourceOf(one.in);
    const fits = source !== undefined && broken(source, one) !== undefined;
    const by = fits ? await noticedBy(one) : undefined;
    if (by === undefined) unnoticed += 1;
    if (!fits) console.log(`${count} STALE ${what} (its words do not stand once in ${one.in})`);
    else
      console.log(
        by === undefined ? `${count} UNNOTICED ${what}` : `${count} noticed ${what}\n      by ${by}`,
      );
  }
  await runner.close();
  // The runner takes every failing test for a failure of ours; here they are what is wanted.
  process.exitCode = exitCode;
  console.log(`${chosen.length - unnoticed} of ${chosen.length} breaks were noticed.`);
  return unnoticed;
}

/** So many of a list, by a seed: the same on every machine. */
export function sampled(list, size, seed) {
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
  const unnoticed = await tryBreaks((breaks) => sampled(breaks, 60, 20_261_115));
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
      tests: { type: 'string', multiple: true },
      built: { type: 'boolean' },
    },
  });
  if (!values.built) build();
  step('breaking clauses');
  const [rulebook, section, clause] = positionals;
  const left = await tryBreaks((breaks) => {
    const named = breaks.filter(
      (one) =>
        (!rulebook || one.rulebook === rulebook) &&
        (!section || one.section === section) &&
        (!clause || one.clause === clause),
    );
    return values.sample ? sampled(named, Number(values.sample), Number(values.seed)) : named;
  }, values.tests);
  if (left > 0) process.exitCode = 1;
}
