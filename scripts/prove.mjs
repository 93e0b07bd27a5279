// npm run prove: what is too long for npm test, piece by piece. It says what it does, how long each piece took and about how much is
// left, and if it is stopped it goes on where it was, as long as no source has changed.
//   npm run prove -- --list         the pieces, and which are proved for these sources
//   npm run prove -- solutions      one part: solutions, house-ways, long-tests or breaks
//   npm run prove -- ultimate       the pieces whose names have the word
//   npm run prove -- breaks bclc-poker 7.0    the breaks of one section
//   npm run prove -- --again …      also what is proved already
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from './build.mjs';
import { attempt, root, step, tool } from './workspace.mjs';

const PROVED = join(root, 'node_modules/.cache/croupier/proved.json');

const sources = () =>
  ['packages', 'rulebooks']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))),
    )
    .filter(
      (name) => /\.(?:tsx?|json)$/.test(name) && !/(?:^|[\\/])(?:node_modules|dist|bundle)[\\/]/.test(name),
    )
    .toSorted();

const textOf = (name) => readFileSync(join(root, name), 'utf8');

/** What all sources, tests and breaks say together: what was proved of others is not proved of these. */
export function fingerprint() {
  const hash = createHash('sha256');
  for (const name of sources()) hash.update(`${name}\0${textOf(name)}\0`);
  return hash.digest('hex');
}

const lastWord = (file) => file.replace(/^.*[\\/]/, '').replace(/\.(?:proof|test)\.ts$/, '');

const vitest = (...args) => [tool('vitest'), ['run', ...args]];

/** The pieces in their order. */
function pieces() {
  const files = sources();
  const proofs = files.filter((name) => name.endsWith('.proof.ts'));
  const long = files.filter((name) => name.endsWith('.test.ts') && textOf(name).includes('CROUPIER_WHOLE'));
  return [
    ...proofs.map((file) => ({
      part: file.includes('house-way') ? 'house-ways' : 'solutions',
      name: lastWord(file),
      command: vitest('--config', 'vitest.prove.config.ts', file),
    })),
    ...['pai-gow', 'face-up', 'fortune-asia'].map((game) => ({
      part: 'solutions',
      name: `counted ${game}`,
      command: [process.execPath, [join(root, 'scripts/count.mjs'), game, '--compare']],
    })),
    ...['paiGow', 'fortuneAsia'].map((way) => ({
      part: 'house-ways',
      name: way,
      command: [process.execPath, [join(root, 'scripts/prove-house-way.mjs'), way]],
    })),
    ...long.map((file) => ({
      part: 'long-tests',
      name: lastWord(file),
      command: vitest('--testTimeout=3600000', '--hookTimeout=3600000', file),
      env: { CROUPIER_WHOLE: 'yes' },
    })),
    {
      part: 'breaks',
      name: 'breaks',
      command: [process.execPath, [join(root, 'scripts/break.mjs'), '--built', '--go-on']],
    },
  ];
}

function readProved() {
  try {
    return JSON.parse(readFileSync(PROVED, 'utf8'));
  } catch {
    return {};
  }
}

const keyOf = ({ part, name }) => `${part}/${name}`;
const spoken = (seconds) => (seconds < 90 ? `${Math.round(seconds)} s` : `${Math.round(seconds / 60)} min`);

/** The pieces that were asked for: of a part by its name, of others by a word in theirs. */
function asked(all, words) {
  if (words.length === 0) return all;
  const [part, ...rest] = words;
  if (part === 'breaks')
    return all
      .filter((piece) => piece.part === part)
      .map((piece) => {
        const [program, args] = piece.command;
        return { ...piece, name: words.join(' '), command: [program, [...args, ...rest]] };
      });
  return all.filter((piece) => words.some((word) => piece.part === word || keyOf(piece).includes(word)));
}

async function prove(chosen, again) {
  const of = fingerprint();
  const proved = readProved();
  const isProved = (piece) => !again && proved[keyOf(piece)]?.of === of;
  const left = chosen.filter((piece) => !isProved(piece));
  for (const piece of chosen.filter(isProved))
    console.log(`${keyOf(piece)}: proved already, of the same sources`);
  const failed = [];
  for (const [index, piece] of left.entries()) {
    const before = left.slice(index).map((one) => proved[keyOf(one)]?.seconds);
    const known = before.every((seconds) => seconds !== undefined);
    const time = known
      ? `the last time this and the rest took ${spoken(before.reduce((sum, one) => sum + one, 0))}`
      : 'not all of the rest has been timed here';
    step(`${index + 1} of ${left.length}: ${keyOf(piece)} (${time})`);
    const started = performance.now();
    const [program, args] = piece.command;
    const { code } = await attempt(program, args, { env: { ...process.env, ...piece.env } });
    const seconds = (performance.now() - started) / 1000;
    console.log(`${keyOf(piece)}: ${code === 0 ? 'proved' : 'NOT PROVED'} in ${spoken(seconds)}`);
    if (code === 0) {
      proved[keyOf(piece)] = { of, seconds };
      mkdirSync(dirname(PROVED), { recursive: true });
      writeFileSync(PROVED, JSON.stringify(proved, null, 2));
    } else failed.push(keyOf(piece));
  }
  if (failed.length > 0) {
    console.error(`\nNot proved: ${failed.join(', ')}.`);
    process.exitCode = 1;
  } else console.log(`\n${chosen.length} of ${chosen.length} pieces are proved.`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { list: { type: 'boolean' }, again: { type: 'boolean' } },
  });
  const chosen = asked(pieces(), positionals);
  if (chosen.length === 0) {
    console.error(
      `Nothing is called "${positionals.join(' ')}": npm run prove -- --list says what there is.`,
    );
    process.exitCode = 2;
  } else if (values.list) {
    const of = fingerprint();
    const proved = readProved();
    for (const piece of chosen) {
      const last = proved[keyOf(piece)];
      const state = last === undefined ? 'never here' : last.of === of ? 'proved' : 'proved of other sources';
      console.log(`${keyOf(piece).padEnd(40)} ${state}${last ? `, ${spoken(last.seconds)}` : ''}`);
    }
  } else {
    await build();
    await prove(chosen, values.again ?? false);
  }
}
