// npm start: install and build what is missing, then open the house. Arguments go to `croupier serve`.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from './build.mjs';
import { root } from './workspace.mjs';

await build();
const house = spawn(
  process.execPath,
  [join(root, 'packages/cli/bin/croupier.mjs'), 'serve', ...process.argv.slice(2)],
  {
    stdio: 'inherit',
  },
);
// Ctrl-C reaches the house too, as one process group: wait for it to close its books.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.on(signal, () => signal === 'SIGTERM' && house.kill(signal));
house.on('exit', (code, signal) => process.exit(signal ? 1 : (code ?? 0)));
