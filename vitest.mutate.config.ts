import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const source = (name: string): string => join(import.meta.dirname, 'packages', name, 'src/index.ts');

/** The folders whose tests are run. */
const folders = (process.env.CROUPIER_MUTATED ?? 'packages/games/src,packages/table/src').split(',');

/**
 * How mutants are tried (scripts/mutate.mjs): by the tests of their area, with the packages taken from where this file
 * lies. Through node_modules a mutant would meet the unchanged sources.
 */
export default defineConfig({
  resolve: {
    alias: {
      '@croupier/cards': source('cards'),
      '@croupier/table': source('table'),
      '@croupier/games': source('games'),
    },
  },
  test: {
    include: folders.map((folder) => `${folder}/**/*.test.ts`),
    exclude: ['**/shared-hands.test.ts', '**/node_modules/**'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000,
    reporters: ['./tests/mutation-reporter.ts'],
  },
});
