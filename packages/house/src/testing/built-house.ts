import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The compiled package, for child processes, which run JavaScript. `npm test` builds it first. */
export function builtHouse(): string {
  const path = fileURLToPath(new URL('../../dist/index.js', import.meta.url));
  if (!existsSync(path))
    throw new Error('The house is not built: run npm run build, or npm test, which does.');
  return path;
}
