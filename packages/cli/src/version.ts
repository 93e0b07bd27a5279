import { readFileSync } from 'node:fs';

/** The version of this program, as its package says. */
export function version(): string {
  const found: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const value = typeof found === 'object' && found !== null && 'version' in found ? found.version : undefined;
  return typeof value === 'string' ? value : 'unknown';
}
