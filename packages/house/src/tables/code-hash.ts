import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
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

function folders(): string[] {
  const { resolve } = createRequire(import.meta.url);
  try {
    return DECIDING.map((name) => dirname(resolve(name)));
  } catch {
    // Bundled: all the code lies together, beside this file.
    return [dirname(fileURLToPath(import.meta.url))];
  }
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
