import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The check of dependencies reads no .tsx, so the components' imports are looked at here. */
const LEFT_OF_THE_FLOOR = /^@croupier\/(cards|table|games|house\/protocol)$/;
const IMPORTED = /(?:from|import) '([^']+)'/g;

describe('the floor', async () => {
  const root = import.meta.dirname;
  const names = (await readdir(root, { recursive: true })).filter((name) => /\.tsx?$/.test(name));

  it.each(names)('imports only from its left and from its own folder: %s', async (name) => {
    const path = join(root, name);
    for (const [, module = ''] of (await readFile(path, 'utf8')).matchAll(IMPORTED)) {
      if (module.startsWith('@croupier/')) expect(module).toMatch(LEFT_OF_THE_FLOOR);
      if (module.startsWith('.')) expect(relative(root, resolve(dirname(path), module))).not.toMatch(/^\.\./);
    }
  });
});
