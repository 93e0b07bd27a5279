import { defineConfig } from 'vitest/config';
import OwnTestsFirst from './tests/own-tests-first.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'rulebooks/src/**/*.test.ts', 'tests/*.test.ts'],
    globalSetup: ['tests/temporary-files.ts'],
    setupFiles: ['tests/setup.ts'],
    // Nothing is waited for that does not come: a machine ten times as slow still passes.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // One more than the cores of a small machine: many tests wait for children, sockets and disks.
    maxWorkers: 3,
    sequence: { sequencer: OwnTestsFirst },
  },
});
