// The examples, type-checked and run against the packed packages: in a project that has them from their tarballs. Where an
// example ends with lines "//> …", it must print exactly those.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { packAll } from './pack.mjs';
import { root, run, step, tool } from './workspace.mjs';

const EXAMPLES = join(root, 'examples');
/** Inside node_modules, so that the packages of others are found there and no network is needed. */
export const PROJECT = join(root, 'node_modules/.cache/croupier/consumer');

/** A project elsewhere with our packages unpacked from their tarballs, which it tells. */
export function makeProject() {
  rmSync(PROJECT, { recursive: true, force: true });
  const packed = packAll(join(PROJECT, 'packed'));
  for (const { name, tarball } of packed) {
    const at = join(PROJECT, 'node_modules', name);
    mkdirSync(at, { recursive: true });
    run('tar', ['-xzf', tarball, '-C', at, '--strip-components=1']);
  }
  writeFileSync(join(PROJECT, 'package.json'), '{ "type": "module", "private": true }\n');
  cpSync(EXAMPLES, PROJECT, { recursive: true });
  writeFileSync(
    join(PROJECT, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        target: 'es2023',
        module: 'nodenext',
        strict: true,
        outDir: 'made',
        rootDir: '.',
        types: ['node'],
        skipLibCheck: false,
      },
      include: ['*.ts'],
    }),
  );
  return packed;
}

/** What is wrong with an example; undefined if nothing is. */
function faultOf(file) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join('made', file.replace(/\.ts$/, '.js'))],
    { cwd: PROJECT, encoding: 'utf8' },
  );
  if (status !== 0) return stderr.trim();
  if (stdout.trim() === '') return 'It prints nothing.';
  const promised = readFileSync(join(EXAMPLES, file), 'utf8')
    .split('\n')
    .flatMap((line) => (line.startsWith('//> ') ? [line.slice(4)] : []));
  if (promised.length === 0 || stdout.trim() === promised.join('\n')) return undefined;
  return `It prints\n${stdout.trim()}\ninstead of\n${promised.join('\n')}`;
}

export function runExamples() {
  makeProject();
  run(tool('tsc'), ['-p', PROJECT]);
  const examples = readdirSync(EXAMPLES).filter((name) => name.endsWith('.ts'));
  const faults = examples.flatMap((file) => {
    const fault = faultOf(file);
    console.log(`${basename(file)}: ${fault ?? 'as it should be'}`);
    return fault === undefined ? [] : [file];
  });
  if (faults.length > 0) process.exit(1);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  step('examples against the packed packages');
  runExamples();
}
