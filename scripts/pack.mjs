// Packs every package as it would be published. `croupier` is whole in itself: the binary from its tarball needs no other package of
// ours, and its house serves the reference.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, run } from './workspace.mjs';

const STAGE = join(root, 'node_modules/.cache/croupier/release');

const folders = [
  ...readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name)),
  join(root, 'rulebooks'),
].filter((folder) => existsSync(join(folder, 'package.json')));

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`);

/** Tests and what only the compiler reads stay at home. */
const published = (path) => !/\.(?:test|proof)\.tsx?$|\/testing(?:\/|$)|\.tsbuildinfo$/.test(path);

/** What the compiler made of a source that is gone since. */
function isStale(folder, path) {
  const made = /^dist\/(.*?)\.(?:d\.ts|js)(?:\.map)?$/.exec(
    relative(folder, path).replaceAll('\\', '/'),
  )?.[1];
  if (made === undefined || /^(?:web|reference)\//.test(made)) return false;
  return !['.ts', '.tsx'].some((ending) => existsSync(join(folder, 'src', `${made}${ending}`)));
}

/**
 * The doors of a package, without those that only its makers use: their files are left out. Where there is a public door it is the front
 * one, and what our packages share stands behind `./internal`.
 */
function publicDoors({ exports, files }) {
  const kept = files.filter((name) => name.startsWith('!')).map((name) => `./${name.slice(1)}/`);
  const { '.': shared, './public': front, ...others } = exports;
  const doors = front ? { '.': front, './internal': shared, ...others } : exports;
  return Object.fromEntries(
    Object.entries(doors).filter(([, door]) => !kept.some((folder) => door.default.startsWith(folder))),
  );
}

/** The packages with a public door. */
const withPublicDoor = folders
  .map((folder) => readJson(join(folder, 'package.json')))
  .flatMap(({ name, exports }) => (exports['./public'] ? [name] : []));
const MEETINGS = new RegExp(`(['"])(${withPublicDoor.join('|')})\\1`, 'g');

/** Our own packages go on meeting where they meet in the workspace. */
function meetInside(folder) {
  for (const entry of readdirSync(folder, { recursive: true })) {
    const file = join(folder, String(entry));
    if (!/\.(?:js|ts)$/.test(file)) continue;
    const text = readFileSync(file, 'utf8');
    const inside = text.replace(MEETINGS, '$1$2/internal$1');
    if (inside !== text) writeFileSync(file, inside);
  }
}

/** A package as it is published: its files, the licence, and a package.json without what only its makers need. */
function stage(folder) {
  const { devDependencies: _makersOnly, ...manifest } = readJson(join(folder, 'package.json'));
  const at = join(STAGE, manifest.name);
  mkdirSync(at, { recursive: true });
  for (const name of [...manifest.files.filter((one) => !one.startsWith('!')), 'README.md']) {
    if (existsSync(join(folder, name)))
      cpSync(join(folder, name), join(at, name), {
        recursive: true,
        filter: (path) => published(path) && !isStale(folder, path),
      });
  }
  for (const name of ['dist', 'src']) if (existsSync(join(at, name))) meetInside(join(at, name));
  for (const name of ['LICENSE', 'CHANGELOG.md']) cpSync(join(root, name), join(at, name));
  const ready = { ...manifest, exports: publicDoors(manifest) };
  writeJson(join(at, 'package.json'), ready);
  return { at, manifest: ready };
}

/** Not asked for by name: held below a version that wants a newer Node (packages/house). */
const HELD = 'light-my-request';

/** The packages of others that the bundle asks for when it runs. */
function askedForBy(bundle) {
  const names = new Set();
  for (const file of readdirSync(bundle).filter((name) => name.endsWith('.js'))) {
    const text = readFileSync(join(bundle, file), 'utf8');
    for (const [, name] of text.matchAll(
      /(?:\bfrom|\bimport)\s*\(?\s*["'`]((?:@[a-z0-9-]+\/)?[a-z0-9][a-z0-9.-]*)/g,
    ))
      names.add(name);
  }
  return names;
}

/** The binary's package: its bundle has our packages inside, and those it reads files of come along. */
function makeWhole({ at, manifest }, staged) {
  const versions = Object.assign({}, ...staged.map((one) => one.manifest.dependencies ?? {}));
  const asked = [...askedForBy(join(at, 'bundle')), HELD].filter((name) => name in versions);
  const ours = asked.filter((name) => name.startsWith('@croupier/'));
  for (const name of ours) {
    const inside = join(at, 'node_modules', name);
    cpSync(join(STAGE, name), inside, { recursive: true });
    const { dependencies: _bundled, ...bare } = readJson(join(inside, 'package.json'));
    writeJson(join(inside, 'package.json'), bare);
  }
  // Its own compiled sources stand in the bundle; as a library there is @croupier/engine.
  for (const name of ['dist', 'src']) rmSync(join(at, name), { recursive: true, force: true });
  const { exports: _library, ...binary } = manifest;
  writeJson(join(at, 'package.json'), {
    ...binary,
    files: ['bin', 'bundle'],
    dependencies: Object.fromEntries(
      asked.toSorted((a, b) => a.localeCompare(b)).map((name) => [name, versions[name]]),
    ),
    bundleDependencies: ours,
  });
}

/** Packs all packages into a folder: the tarballs by name of package. */
export function packAll(destination) {
  rmSync(STAGE, { recursive: true, force: true });
  rmSync(destination, { recursive: true, force: true });
  mkdirSync(destination, { recursive: true });
  const staged = folders.map(stage);
  const binary = staged.find(({ manifest }) => manifest.bin);
  makeWhole(binary, staged);
  return staged.map(({ at, manifest }) => {
    run('npm', ['pack', '--silent', '--pack-destination', destination], {
      cwd: at,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    const tarball = `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`;
    return {
      name: manifest.name,
      tarball: join(destination, tarball),
      dependencies: manifest.dependencies ?? {},
    };
  });
}
