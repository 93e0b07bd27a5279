// npm run consumers: the packed packages as others meet them. publint and attw judge each; TypeScript 5.5 checks the examples;
// source maps lead to sources; Vite and webpack bundle the engine, and a browser runs both; the client's bot plays at a house; every
// public name has a sentence; the binary's tarball plays by itself. Its tools are installed on first use.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { makeProject, PROJECT } from './examples.mjs';
import { CONSUMERS, ensureConsumers, makePages, theirs } from './reference.mjs';
import { attempt, step } from './workspace.mjs';

const IN_THE_BROWSER = 'win 2500, aces full of tens';

const faults = [];
async function judged(what, command, args, options) {
  const { code } = await attempt(command, args, { quiet: true, ...options });
  console.log(`${what}: ${code === 0 ? 'good' : 'NOT GOOD'}`);
  if (code !== 0) faults.push(what);
}

/** Source maps that name a file which is not in the package. */
function lostSources(folder) {
  return readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name.endsWith('.map') && !name.includes('node_modules'))
    .flatMap((name) => {
      const map = join(folder, name);
      const { sources, sourceRoot = '' } = JSON.parse(readFileSync(map, 'utf8'));
      return sources.filter((source) => !existsSync(join(dirname(map), sourceRoot, source))).map(() => name);
    });
}

async function inTheBrowser(page) {
  const { chromium } = await import('@playwright/test');
  const executablePath = ensureChromium();
  const browser = await chromium.launch({
    args: ['--no-sandbox', '--allow-file-access-from-files'],
    ...(executablePath ? { executablePath } : {}),
  });
  try {
    const tab = await browser.newPage();
    await tab.goto(pathToFileURL(page).href);
    return await tab.title();
  } finally {
    await browser.close();
  }
}

async function bundled(name, command, args, script) {
  await judged(`${name} bundles the engine`, command, args, { cwd: PROJECT });
  const page = join(PROJECT, `${name}.html`);
  writeFileSync(page, `<!doctype html><title></title><script src="${script}"></script>\n`);
  const title = await inTheBrowser(page);
  console.log(`${name}'s bundle in a browser: ${title}`);
  if (title !== IN_THE_BROWSER) faults.push(`${name}'s bundle in a browser`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await build();
  ensureConsumers();
  step('packing');
  const packed = makeProject();
  step('each package');
  for (const { name, tarball } of packed) {
    await judged(`${name}, publint`, theirs('publint'), ['--strict', tarball]);
    // The binary has no library; the others are modules of the newer kind only.
    if (name !== 'croupier')
      await judged(`${name}, attw`, theirs('attw'), [tarball, '--profile', 'esm-only']);
    const lost = lostSources(join(PROJECT, 'node_modules', name));
    console.log(`${name}, source maps: ${lost.length === 0 ? 'good' : `NOT GOOD: ${lost[0]}`}`);
    if (lost.length > 0) faults.push(`${name}, source maps`);
  }
  step('a compiler of 2024, bundlers and a browser');
  await judged('TypeScript 5.5 compiles the examples', theirs('tsc'), ['-p', PROJECT]);
  await judged(
    'the bot of the typed client plays at a house',
    process.execPath,
    ['made/play-at-the-house.js'],
    {
      cwd: PROJECT,
    },
  );
  mkdirSync(join(PROJECT, 'bundled'), { recursive: true });
  cpSync(join(CONSUMERS, 'browser.js'), join(PROJECT, 'browser.js'));
  await bundled(
    'vite',
    theirs('vite'),
    ['build', '--config', join(CONSUMERS, 'vite.config.mjs'), '--logLevel', 'warn'],
    'bundled/vite.js',
  );
  await bundled(
    'webpack',
    theirs('webpack'),
    ['--mode', 'production', '--entry', './browser.js', '-o', 'bundled', '--output-filename', 'webpack.js'],
    'bundled/webpack.js',
  );
  step('reference');
  const { code } = await makePages();
  console.log(`every public name has a sentence: ${code === 0 ? 'good' : 'NOT GOOD'}`);
  if (code !== 0) faults.push('every public name has a sentence');
  step('the binary from its tarball');
  const { tarball } = packed.find(({ name }) => name === 'croupier');
  await judged('croupier lists its games from its tarball', 'npm', [
    'exec',
    '--yes',
    '--loglevel=error',
    `--package=${tarball}`,
    '--',
    'croupier',
    'games',
  ]);
  if (faults.length > 0) {
    console.error(`Not good: ${faults.join('; ')}.`);
    process.exitCode = 1;
  } else console.log('Everything is good.');
}
