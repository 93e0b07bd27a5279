import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { plainData } from '@croupier/table';

/** The packages whose code decides what a bet returns. */
const DECIDING = ['@croupier/cards', '@croupier/table', '@croupier/games'];

let known: string | undefined;

/** SHA-256 over the compiled code that deals and settles: any change in it is a change of the rules until shown otherwise. */
export function codeHash(): string {
  known ??= hashOf(folders());
  return known;
}

/**
 * The folders of the code that runs. In a bundle, where this file has another name, that is what lies beside it: there may
 * be packages too, compiled from the same sources to other text, but nothing is dealt by them.
 */
function folders(): string[] {
  const here = fileURLToPath(import.meta.url);
  if (!/^code-hash\.[jt]s$/.test(basename(here))) return [dirname(here)];
  const { resolve } = createRequire(import.meta.url);
  return DECIDING.map((name) => dirname(resolve(name)));
}

function hashOf(paths: readonly string[]): string {
  // A definition is hashed with the text of its conditions, and that is another where the code was bundled and made shorter:
  // what a house of the one kind has posted, one of the other cannot hash again.
  const hash = createHash('sha256').update(`${String(plainData)}\0`);
  for (const path of paths) {
    const files = readdirSync(path, { recursive: true, encoding: 'utf8' });
    for (const file of files.filter((name) => /(?<!\.test)\.m?js$/.test(name)).toSorted())
      hash
        .update(`${file.replaceAll('\\', '/')}\0`)
        .update(readFileSync(join(path, file)))
        .update('\0');
  }
  return hash.digest('hex');
}
