// npm run release: packs every package into release/, the pages of the reference included (npx ./release/croupier-0.1.0.tgz play …).
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './build.mjs';
import { makeProject } from './examples.mjs';
import { packAll } from './pack.mjs';
import { ensureConsumers, makePages } from './reference.mjs';
import { root, step } from './workspace.mjs';

await build();
ensureConsumers();
step('the pages of the reference');
makeProject();
if ((await makePages()).code !== 0) process.exit(1);
step('packing');
for (const { tarball } of packAll(join(root, 'release')))
  console.log(`${tarball.slice(root.length + 1)}  ${(statSync(tarball).size / 1024).toFixed(0)} kB`);
