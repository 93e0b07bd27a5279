// npm start: install and build what is missing, then open the house. Arguments go to `croupier serve`.
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await build();
// In this process, which npm's shell has become (package.json says "exec"): Ctrl-C and SIGTERM to npm reach the
// house itself, and npm waits until it has closed its books.
const croupier = join(root, 'packages/cli/bin/croupier.mjs');
process.argv.splice(1, 1, croupier, 'serve');
await import(croupier);
