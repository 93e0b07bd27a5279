import { defineConfig } from 'vitest/config';
import OwnTestsFirst from './tests/own-tests-first.ts';

export default defineConfig({
  resolve: { conditions: ['source'] },
  ssr: { resolve: { conditions: ['source'] } },
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'rulebooks/src/**/*.test.ts', 'tests/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // One more than the cores of a small machine: many tests wait for children, sockets and disks.
    maxWorkers: 3,
    sequence: { sequencer: OwnTestsFirst },
  },
});
